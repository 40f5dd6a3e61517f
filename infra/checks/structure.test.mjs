/**
 * The rooms of infra/ and their floors: a room imports those below it, never one above.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../machine/places.mjs';
import { expectNone } from '../testing/faults.mjs';

/** From the ground up; rooms of one floor don't know each other. */
const FLOORS = [
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
const room = (path) => path.split('/')[0];
const floorOf = (path) => FLOORS.findIndex((rooms) => rooms.includes(room(path)));

/** Scripts of infra/ that a script imports, relative to infra/. */
function imported(path) {
	const text = readFileSync(join(INFRA, path), 'utf8');
	return Array.from(text.matchAll(/(?:\bfrom |^import |\bimport\()'(\.[^']+)'/gm), ([, to]) =>
		join(dirname(path), to),
	).filter((to) => !to.startsWith('..'));
}

describe('the rooms of infra/', () => {
	it('each have a floor', () => {
		const without = scripts.map(room).filter((name) => !FLOORS.flat().includes(name));
		expectNone(without, 'Give these folders of infra/ a floor in FLOORS of this test:');
	});

	it('know only those below them', () => {
		const back = scripts.flatMap((from) =>
			imported(from)
				.filter((to) => room(to) !== room(from) && floorOf(to) >= floorOf(from))
				.map((to) => `${from} → ${to}`),
		);
		expectNone(back, 'Move what is imported to a room below:');
	});
});
