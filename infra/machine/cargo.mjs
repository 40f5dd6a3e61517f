/**
 * Cargo's subcommands, some of which are programs of their own.
 */
import { spawnSync } from 'node:child_process';

/** Whether cargo has a subcommand. @param {string} command */
export const hasCargo = (command) => spawnSync('cargo', [command, '--version'], { stdio: 'ignore' }).status === 0;
