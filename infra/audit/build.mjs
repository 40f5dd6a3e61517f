/**
 * How long the site takes to build.
 */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../local/children.mjs';
import { inputFiles } from '../local/inputs.mjs';
import { ROOT } from '../local/places.mjs';

/** One row: the build of a copy, since a build replaces what is being measured. The font is there already, as it is for
 * whoever builds a second time. @throws when the copy doesn't build */
export async function* measure() {
	const folder = mkdtempSync(join(tmpdir(), 'audit-build-'));
	using stack = new DisposableStack();
	stack.defer(() => rmSync(folder, { recursive: true }));
	for (const path of [...inputFiles(ROOT), 'package.json', 'site/.generated'])
		cpSync(join(ROOT, path), join(folder, path), { recursive: true, preserveTimestamps: true });
	for (const path of ['node_modules', 'site/node_modules']) symlinkSync(join(ROOT, path), join(folder, path));
	const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
	const started = performance.now();
	const args = [vite, 'build', '--app', '--logLevel', 'error'];
	if (!(await run(process.execPath, args, { cwd: join(folder, 'site') }))) throw new Error('The copy did not build.');
	yield { where: 'site', build: (performance.now() - started) / 1_000 };
}
