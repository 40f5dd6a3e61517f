/**
 * `npm run bench:functions`: how fast and how large the functions are, beside the least and beside Node.
 *
 * The release binary runs as on Lambda, but for the machine: this one's processor, no freezing, a database at no distance.
 * Needs Linux (memory is read from /proc), openssl, and the registry of npm for the AWS SDK of the Node function.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../local/failure.mjs';
import { runMain } from '../local/main.mjs';
import { buildCandidates } from './candidates.mjs';
import { startDatabase } from './database.mjs';
import { measure } from './measure.mjs';

const ms = (value) => value.toFixed(2);
const megabytes = (octets) => (octets / 1e6).toFixed(2);

/** The columns of the table. @type {[string, (figures: import('./measure.mjs').Figures) => string][]} */
const COLUMNS = [
	['function', ({ name }) => name],
	['init ms', ({ init }) => ms(init)],
	['first call ms', ({ first }) => ms(first)],
	['sum ms', ({ init, first }) => ms(init + first)],
	['warm p50 ms', ({ warm }) => ms(warm)],
	['warm p99 ms', ({ warmP99 }) => ms(warmP99)],
	['memory MB', ({ memory }) => megabytes(memory)],
	['zip MB', ({ zipBytes }) => megabytes(zipBytes)],
];

await runMain(async () => {
	if (process.platform !== 'linux') throw new Failure('The bench reads memory from /proc. Run it on Linux');
	const folder = mkdtempSync(join(tmpdir(), 'bench-'));
	try {
		const candidates = buildCandidates(folder);
		const database = await startDatabase(folder);
		const rows = [];
		for (const candidate of candidates) rows.push(await measure(candidate, database));
		await database.close();
		console.log(table(rows));
	} finally {
		rmSync(folder, { recursive: true });
	}
});

/** @param {import('./measure.mjs').Figures[]} rows a table in Markdown */
function table(rows) {
	const line = (cells) => `| ${cells.join(' | ')} |`;
	const titles = COLUMNS.map(([title]) => title);
	const cells = rows.map((figures) => COLUMNS.map(([, cell]) => cell(figures)));
	return [line(titles), line(titles.map(() => '---')), ...cells.map(line)].join('\n');
}
