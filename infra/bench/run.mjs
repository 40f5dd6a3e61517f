/**
 * `npm run bench:functions`: how fast and how large the function is that a visitor waits for.
 *
 * The release binary runs as on Lambda, but for the machine: this one's processor, no freezing, a database at no distance.
 * Needs Linux (memory is read from /proc) and openssl.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { Failure } from '../local/failure.mjs';
import { runMain } from '../local/main.mjs';
import { ROOT, TARGET_DIR } from '../local/places.mjs';
import { startDatabase } from './database.mjs';
import { measure } from './measure.mjs';

/** The function that is measured. */
const FUNCTION = 'contact';

const ms = (value) => value.toFixed(2);
const megabytes = (octets) => (octets / 1e6).toFixed(2);

await runMain(async () => {
	if (process.platform !== 'linux') throw new Failure('The bench reads memory from /proc. Run it on Linux');
	const command = build();
	const folder = mkdtempSync(join(tmpdir(), 'bench-'));
	try {
		const database = await startDatabase(folder);
		const { init, first, warm, warmP99, memory } = await measure(command, database);
		await database.close();
		console.table({
			'init, ms': ms(init),
			'first call, ms': ms(first),
			'both, ms': ms(init + first),
			'warm p50, ms': ms(warm),
			'warm p99, ms': ms(warmP99),
			'memory, MB': megabytes(memory),
			'zip, MB': megabytes(deflateRawSync(readFileSync(command), { level: 9 }).length),
		});
	} finally {
		rmSync(folder, { recursive: true });
	}
});

/** @returns {string} the binary as Lambda gets it, but for its processor @throws {Failure} when it does not build */
function build() {
	const args = ['build', '--locked', '--release', '-p', FUNCTION];
	const { status } = spawnSync('cargo', args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
	if (status !== 0) throw new Failure(`cargo ${args.join(' ')} failed: see its lines above`);
	return join(TARGET_DIR, 'release', FUNCTION);
}
