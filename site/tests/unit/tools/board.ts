import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { board, boardExample } from '../../../src/workbench/board/model';
import { frameOf, lineOf, minutesOf, PLOT, waitingAt } from '../../../src/workbench/board/plot';
import { costs } from '../../../src/workbench/costs/model';
import { costsExample, costsFields } from '../../../src/workbench/costs/sales';
import { devicesFields } from '../../../src/workbench/devices/answers';
import { devices } from '../../../src/workbench/devices/model';
import { curve, queue, queueExample, queueFields } from '../../../src/workbench/queue/model';
import { inputs } from './inputs';
import { differingTariff, openTariff, tariffs } from './tariffs';

const papers = fc.record({ queue: inputs(queueFields), costs: inputs(costsFields), devices: inputs(devicesFields) });

describe('the paper for the board', () => {
	it('has the table of the sketch, with what is open left open and nothing on top for guests', () => {
		const { plans, rows } = board(boardExample, openTariff);
		assert.deepEqual(plans, ['free', 'starter', 'club']);
		assert.deepEqual(
			rows.map(({ id, payer, cents }) => [id, payer, ...cents]),
			[
				['plan', 'club', 0, 9_588, 19_188],
				['net', 'club', 0, 8_057, 16_124],
				['vat', 'club', 0, 1_531, 3_064],
				['onlineFees', 'club', null, null, null],
				['cardFees', 'open', null, null, null],
				['total', 'club', null, null, null],
				['onTop', 'guests', 0, 0, 0],
			],
		);
	});

	it('proposes a third counter for the sketch’s derby, none where guests wait less than five minutes', () => {
		const { today, proposed, proposal } = board(boardExample, openTariff);
		assert.deepEqual([today.counters, proposed?.counters], [2, 3]);
		assert.deepEqual(proposal, ['sellOnline', 'openCounters', 'askForOffer']);
		// Nobody buys online here, so that nothing speaks for selling there.
		const offline = { ...costsExample, onlinePercent: 0 };
		for (const counters of [3, 10]) {
			const paper = board({ ...boardExample, queue: { ...queueExample, counters }, costs: offline }, openTariff);
			assert.deepEqual([paper.proposed, paper.proposal], [null, ['askForOffer']]);
		}
	});

	it('asks for the fees that are open, and for cash records where cash is taken', () => {
		const cashless = { ...boardExample, devices: { ...boardExample.devices, payment: 'cashless' } } as const;
		const ids = (input = boardExample, tariff = openTariff) => board(input, tariff).questions.map(({ id }) => id);
		assert.deepEqual(ids().slice(0, 2), ['onlineFee', 'cardFee']);
		assert.ok(!ids(boardExample, differingTariff).some((id) => id === 'onlineFee' || id === 'cardFee'));
		assert.deepEqual([ids().includes('cashRecords'), ids(cashless).includes('cashRecords')], [true, false]);
		assert.ok(!board(cashless, openTariff).steps.includes('registerTill'));
	});

	it('says what the tools say, and names nothing twice', () => {
		fc.assert(
			fc.property(papers, tariffs, (input, tariff) => {
				const paper = board(input, tariff);
				assert.deepEqual(paper.costs, costs(input.costs, tariff));
				assert.deepEqual(paper.devices, devices(input.devices, input.queue));
				assert.deepEqual(paper.today.queue, queue(input.queue));
				assert.deepEqual(paper.today.curve, curve(input.queue));
				for (const { cents } of paper.rows) assert.equal(cents.length, paper.plans.length);
				for (const ids of [paper.questions.map(({ id }) => id), paper.steps, paper.proposal])
					assert.equal(new Set<string>(ids).size, ids.length);
			}),
			{ numRuns: 50 },
		);
	});

	it('draws who waits from nobody to nobody as high as the plot is, and tells it in a table', () => {
		const { today } = board(boardExample, openTariff);
		const frame = frameOf(today.curve);
		const heights = Array.from(lineOf(today.curve, frame).matchAll(/[\d.]+ ([\d.]+)/g), ([, y]) => Number(y));
		assert.deepEqual([heights[0], Math.min(...heights), heights.at(-1)], [PLOT.base, PLOT.top, PLOT.base]);
		// Straight stretches need no points of their own.
		assert.ok(heights.length < 12, `${heights.length} points`);
		const minutes = minutesOf(frame);
		assert.deepEqual(minutes.slice(0, 2), [-15, 0]);
		assert.deepEqual(
			minutes.map((minute) => waitingAt(today, minute)),
			[75, 150, 73, 0],
		);
	});
});
