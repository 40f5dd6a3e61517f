import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { board, boardExample } from '../../../src/tools/board/model';
import { costs } from '../../../src/tools/costs/model';
import { costsExample, costsFields } from '../../../src/tools/costs/sales';
import { devicesFields } from '../../../src/tools/devices/answers';
import { devices } from '../../../src/tools/devices/model';
import { curve, queue, queueExample, queueFields } from '../../../src/tools/queue/model';
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
				['cardFees', 'club', null, null, null],
				['total', 'club', null, null, null],
				['onTop', 'guests', 0, 0, 0],
			],
		);
	});

	it('proposes a third counter for the sketch’s derby: 150 persons and 21:22 today, 45 and 4:14 then', () => {
		const { today, proposed, proposal } = board(boardExample, openTariff);
		const evenings = [today, proposed].map((evening) => [
			evening?.counters,
			Math.round(evening?.queue.waiting ?? 0),
			Math.round(evening?.queue.waitSeconds ?? 0),
		]);
		assert.deepEqual(evenings, [
			[2, 150, 1_282],
			[3, 45, 254],
		]);
		assert.deepEqual(proposal, ['sellOnline', 'openCounters', 'askForOffer']);
	});

	it('proposes no counter where guests wait less than five minutes, and no sale online where nobody buys there', () => {
		const input = {
			...boardExample,
			queue: { ...queueExample, counters: 3 },
			costs: { ...costsExample, onlinePercent: 0 },
		};
		for (const counters of [3, 10]) {
			assert.equal(board({ ...input, queue: { ...queueExample, counters } }, openTariff).proposed, null);
		}
		const { proposal } = board(input, openTariff);
		assert.deepEqual(proposal, ['askForOffer']);
	});

	it('asks for the fees that are open, and for cash records where cash is taken', () => {
		const ids = (input: Partial<typeof boardExample>, tariff = openTariff) =>
			board({ ...boardExample, ...input }, tariff).questions.map(({ id }) => id);
		assert.deepEqual(ids({}).slice(0, 2), ['onlineFee', 'cardFee']);
		assert.ok(!ids({}, differingTariff).some((id) => id === 'onlineFee' || id === 'cardFee'));
		assert.ok(ids({}).includes('cashRecords'));
		const cashless = { ...boardExample.devices, payment: 'cashless' } as const;
		assert.ok(!ids({ devices: cashless }).includes('cashRecords'));
		assert.ok(!board({ ...boardExample, devices: cashless }, openTariff).steps.includes('registerTill'));
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
				for (const ids of [paper.questions.map(({ id }) => id), paper.steps, paper.proposal]) {
					assert.equal(new Set<string>(ids).size, ids.length);
				}
			}),
		);
	});
});
