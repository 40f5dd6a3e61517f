/**
 * Remembers with which inputs a step passed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @param {string} path of the file that keeps it */
export function passedSteps(path) {
	const known = read(path);
	return {
		/** @param {string} step @param {string | undefined} fingerprint of its inputs (inputs.mjs); a step without is never known */
		has: (step, fingerprint) => fingerprint !== undefined && known[step] === fingerprint,

		/** Stored at once, so that a run that is stopped midway loses nothing. @param {string} step
		 * @param {string | undefined} fingerprint undefined for a step that did not pass, whatever it did before */
		note(step, fingerprint) {
			known[step] = fingerprint;
			mkdirSync(dirname(path), { recursive: true });
			writeFileSync(path, JSON.stringify(known, undefined, '\t'));
		},
	};
}

/** What can't be read is forgotten: then steps run once more than they need. */
function read(path) {
	if (!existsSync(path)) return {};
	try {
		return JSON.parse(readFileSync(path, 'utf8'));
	} catch {
		return {};
	}
}
