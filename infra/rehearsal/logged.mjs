/**
 * Programs whose output is read, and shown only when they fail.
 */
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_DIR, ROOT } from '../machine/places.mjs';
import { run } from '../processes/children.mjs';
import { Failure } from '../processes/failure.mjs';

/** Folder of what the rehearsal writes. */
export const LOGS = join(LOCAL_DIR, 'rehearsal');

/** Lines of the output that a failure repeats. */
const LAST_LINES = 25;

/** Runs a program to its end; whatever it asks is answered with yes.
 * @param {string} name of its log @param {string[]} args of Node
 * @param {{ fails?: boolean }} [expected] whether it is to fail
 * @returns {Promise<string>} its output @throws {Failure} with the end of its output when it ends otherwise */
export async function logged(name, args, { fails = false } = {}) {
	const [path, answers] = [join(LOGS, `${name}.log`), join(LOGS, 'answers')];
	writeFileSync(answers, 'y\n');
	const [input, output] = [openSync(answers, 'r'), openSync(path, 'w')];
	const done = await run(process.execPath, args, { cwd: ROOT, stdio: [input, output, output] });
	for (const file of [input, output]) closeSync(file);
	const said = readFileSync(path, 'utf8');
	if (done !== fails) return said;
	const end = said.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
	throw new Failure(`${name} ${fails ? 'was to fail and did not' : 'failed'}. Its last lines:\n${end}`);
}
