import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../../../infra/local/places.mjs';
import { frameOf, lineOf, minutesOf, PLOT, waitingAt } from '../../../src/sections/tools/board/curve';
import { board, boardExample } from '../../../src/tools/board/model';
import { curve, queueExample } from '../../../src/tools/queue/model';
import { openTariff } from './tariffs';

function localeOf(name: string) {
	return JSON.parse(readFileSync(join(ROOT, 'locales/de', `${name}.json`), 'utf8'));
}

describe('the classes of devices on the paper for the board', () => {
	it('are called what the comparison calls them', () => {
		const groups = ['ticketing', 'self-service', 'pos', 'payments', 'accessories'];
		const classes = groups.flatMap((group) => localeOf(`devices/${group}`).comparison.classes);
		const names = Object.fromEntries(classes.map(({ id, name }: { id: string; name: string }) => [id, name]));
		assert.deepEqual(localeOf('tools/board').devices.classes, names);
	});
});

describe('the curve on the paper for the board', () => {
	it('rises from the rush on to its height at the start, and falls until nobody waits', () => {
		const points = curve(queueExample);
		const frame = frameOf(points);
		const places = Array.from(lineOf(points, frame).matchAll(/([\d.]+) ([\d.]+)/g), ([, x, y]) => [
			Number(x),
			Number(y),
		]);
		const heights = places.map(([, y]) => y);
		assert.equal(Math.min(...heights.map(Number)), PLOT.top);
		assert.equal(heights[0], PLOT.base);
		assert.equal(heights[heights.length - 1], PLOT.base);
		// Straight stretches need no points of their own.
		assert.ok(places.length < 12, `${places.length} points`);
	});

	it('is told in a table that ends when nobody waits any more', () => {
		const { today } = board(boardExample, openTariff);
		const minutes = minutesOf(frameOf(today.curve));
		assert.deepEqual(minutes.slice(0, 2), [-15, 0]);
		assert.deepEqual(
			minutes.map((minute) => waitingAt(today, minute)),
			[75, 150, 73, 0],
		);
	});
});
