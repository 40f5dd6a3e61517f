/**
 * `npm run doctor`: lists the programs that the project uses, and how to install what is missing.
 */
import { examine, PROGRAMS } from '../machine/programs.mjs';
import { Failure } from '../processes/failure.mjs';
import { runMain } from '../processes/main.mjs';

/** Widths of the columns for a program and for what needs it, in characters. */
const [NAME, SERVES] = [36, 66];

await runMain(async () => {
	const rows = await Promise.all(PROGRAMS.map(async (program) => ({ program, ...(await examine(program)) })));
	for (const { program, version, wrong } of rows) {
		const mark = wrong ? (program.needed ? '✗' : '–') : '✓';
		console.log(`  ${mark} ${program.name.padEnd(NAME)} ${program.serves.padEnd(SERVES)} ${wrong ?? version}`);
	}
	const lacking = rows.filter(({ program, wrong }) => program.needed && wrong).map(({ program }) => program.name);
	if (lacking.length > 0) throw new Failure(`\nMissing or too old for npm start and npm test: ${lacking.join(', ')}`);
	console.log('\nEverything that npm start and npm test need is installed.');
});
