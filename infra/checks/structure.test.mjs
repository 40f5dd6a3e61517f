/**
 * The folders of infra/ are layers: a folder imports only from those below it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../machine/places.mjs';
import { expectNone } from '../testing/faults.mjs';

/** The lowest first; folders of one layer don't import each other. */
const LAYERS = [
	['edge', 'testing'],
	['processes'],
	['machine'],
	['stack'],
	['artifact', 'audit', 'deploy'],
	['smoke', 'template'],
	['rehearsal'],
	['checks'],
];

const INFRA = join(ROOT, 'infra');
const scripts = readdirSync(INFRA, { recursive: true, encoding: 'utf8' })
	.map((path) => path.replaceAll('\\', '/'))
	.filter((path) => /\.m?js$/.test(path) && !path.includes('node_modules/'));
const folder = (path) => path.split('/')[0];
const layerOf = (path) => LAYERS.findIndex((folders) => folders.includes(folder(path)));

/** Scripts of infra/ that a script imports, relative to infra/. */
function imported(path) {
	const text = readFileSync(join(INFRA, path), 'utf8');
	return Array.from(text.matchAll(/(?:\bfrom |^import |\bimport\()'(\.[^']+)'/gm), ([, to]) =>
		join(dirname(path), to),
	).filter((to) => !to.startsWith('..'));
}

describe('the folders of infra/', () => {
	it('each have a layer', () => {
		const without = scripts.map(folder).filter((name) => !LAYERS.flat().includes(name));
		expectNone(without, 'Give these folders of infra/ a layer in LAYERS of this test:');
	});

	it('import only from those below them', () => {
		const back = scripts.flatMap((from) =>
			imported(from)
				.filter((to) => folder(to) !== folder(from) && layerOf(to) >= layerOf(from))
				.map((to) => `${from} → ${to}`),
		);
		expectNone(back, 'Move what is imported to a folder below:');
	});
});
