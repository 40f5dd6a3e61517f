/**
 * `npm run doctor`: says which programs are missing for what, and what brings each.
 */

import { examine, PROGRAMS } from '../machine/programs.mjs';
import { Failure } from '../processes/failure.mjs';
import { runMain } from '../processes/main.mjs';

/** Widths of the columns for a program and for what it serves, in characters. */
const [NAME, SERVES] = [36, 66];

/** Marks what npm start or npm test fail without. */
const LACKING = '✗';

await runMain(async () => {
	const rows = await Promise.all(PROGRAMS.map(async (program) => ({ program, ...(await examined(program)) })));
	for (const { program, mark, note } of rows) {
		console.log(`  ${mark} ${program.name.padEnd(NAME)} ${program.serves.padEnd(SERVES)} ${note}`);
	}
	const missing = rows.filter(({ mark }) => mark === LACKING).map(({ program }) => program.name);
	if (missing.length > 0) throw new Failure(`\nnpm start or npm test need: ${missing.join(', ')}`);
	console.log('\nNothing is missing that npm start or npm test can’t do without.');
});

/** @param {import('../machine/programs.mjs').Program} program */
async function examined(program) {
	try {
		const { version, wrong } = await examine(program);
		if (!version) return { mark: program.needed ? LACKING : '–', note: wrong };
		if (wrong) return { mark: program.deploys ? '–' : LACKING, note: wrong };
		return { mark: '✓', note: program.advice?.(version) ?? version };
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		// Somebody asked for a program that does not run.
		return { mark: LACKING, note: error.message };
	}
}
