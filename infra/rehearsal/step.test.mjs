import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ROOT } from '../local/places.mjs';

const printed = (command, ...args) => spawnSync(command, args, { encoding: 'utf8' }).stdout?.trim() ?? '';
const cargo = printed('sh', '-c', 'command -v cargo');
const python = printed('python3', '-c', 'import sys; print(sys.executable)');

describe('npm run rehearse', () => {
	let folder;
	before(() => {
		folder = mkdtempSync(join(tmpdir(), 'rehearse-'));
	});
	after(() => rmSync(folder, { recursive: true }));

	/** What it says on a machine that has Rust and these programs alone. */
	const said = (programs) => {
		for (const [name, path] of Object.entries({ cargo, ...programs })) symlinkSync(path, join(folder, name));
		const env = { ...process.env, PATH: folder };
		return spawnSync(process.execPath, ['infra/local/test.mjs', 'rehearse'], { cwd: ROOT, env, encoding: 'utf8' });
	};

	it('is skipped with a line that names what is missing', { skip: process.platform !== 'linux' }, () => {
		const { status, stdout, stderr } = said({});
		assert.match(stdout, /rehearse +\d+\.\d s {2}skipped: Python 3\.10 with venv is not installed\n$/);
		assert.deepEqual([status, stderr], [0, '']);
	});

	it('is skipped where no layer can be mounted', { skip: process.platform !== 'linux' || !python }, () => {
		rmSync(join(folder, 'cargo'));
		assert.match(said({ python3: python }).stdout, /skipped: only root may mount a layer below \/opt here\n$/);
	});
});
