import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { FIGURE, outline, PLOT, perFigure, scaleOf } from '../../../src/sections/tools/queue/hill';
import { eveningOf } from '../../../src/tools/queue/evening';
import { queue, queueExample, queueFields } from '../../../src/tools/queue/model';
import { inputs } from './inputs';

describe('the hill of people', () => {
	it('has a figure for five persons in the example, and ends at 19:52', () => {
		const { points, drained } = eveningOf(queueExample, queue(queueExample));
		assert.equal(scaleOf(points).perFigure, 5);
		assert.equal(drained, 22);
	});

	it('cuts no figure and stays inside the plot, whatever the evening', () => {
		fc.assert(
			fc.property(inputs(queueFields), (input) => {
				const { points } = eveningOf(input, queue(input));
				const scale = scaleOf(points);
				for (const [, axis = '', place] of outline(points, scale).matchAll(/([HV])(-?[\d.]+)/g)) {
					const [from, to, size] =
						axis === 'H' ? [PLOT.left, PLOT.right, FIGURE.width] : [PLOT.top, PLOT.base, FIGURE.height];
					const at = Number(place);
					assert.ok(from <= at && at <= to && at % size === 0, `${axis}${at}`);
				}
			}),
		);
	});

	it('lets a figure stand for a round number of persons', () => {
		assert.deepEqual(
			[0, 30, 31, 60, 61, 150, 151, 300, 13_035].map((persons) => perFigure(persons, 30)),
			[1, 1, 2, 2, 5, 5, 10, 10, 500],
		);
	});
});
