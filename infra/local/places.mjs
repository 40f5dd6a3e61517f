/**
 * Where things are, whatever the working directory.
 */
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Folder of what the scripts make and remember; not in git. */
export const LOCAL_DIR = join(ROOT, '.local');
/** Where test files' durations are kept until `npm test` tells the slowest: of the tests that node runs, and of Playwright's. */
export const DURATIONS = {
	node: join(LOCAL_DIR, 'node-durations.jsonl'),
	browser: join(LOCAL_DIR, 'browser-durations.jsonl'),
};

/** Folder of the database and the logs. */
export const DATA_DIR = process.env.DATA_DIR ? resolve(process.env.DATA_DIR) : LOCAL_DIR;

/** Folder of what cargo builds; a relative CARGO_TARGET_DIR counts from the root, where cargo is run. */
export const TARGET_DIR = resolve(ROOT, process.env.CARGO_TARGET_DIR || 'target');

/** The process that runs the functions on this machine. */
export const FUNCTIONS_BINARY = join(TARGET_DIR, 'local', process.platform === 'win32' ? 'local.exe' : 'local');

/** Program file of the mail inbox. */
export const MAIL_INBOX = join(ROOT, 'node_modules/aws-ses-v2-local/dist/cli.js');
