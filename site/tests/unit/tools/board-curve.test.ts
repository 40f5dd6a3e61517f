import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { frameOf, lineOf, minutesOf, PLOT, waitingAt } from '../../../src/sections/tools/board/curve';
import { board, boardExample } from '../../../src/tools/board/model';
import { curve, queueExample } from '../../../src/tools/queue/model';
import { openTariff } from './tariffs';

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
