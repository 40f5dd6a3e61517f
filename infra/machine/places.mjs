/**
 * Where things are, whatever the working directory.
 */
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Folder of what the scripts make and remember; not in git. */
export const LOCAL_DIR = join(ROOT, '.local');
/** Folder of the logs of steps. */
export const LOGS = join(LOCAL_DIR, 'logs');

/** Folder of what cargo builds; a relative CARGO_TARGET_DIR counts from the root, where cargo is run. */
const TARGET_DIR = resolve(ROOT, process.env.CARGO_TARGET_DIR || 'target');

/** A program of the workspace, as prepare.mjs builds it. @param {string} name */
export const builtProgram = (name) => join(TARGET_DIR, 'local', name);

/** The process that runs the functions on this machine. */
export const FUNCTIONS_BINARY = builtProgram('local');

/** Program file of the mail inbox. */
export const MAIL_INBOX = join(ROOT, 'infra/stack/inbox.mjs');
