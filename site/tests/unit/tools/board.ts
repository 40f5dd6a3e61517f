import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { folderOf } from '../../../src/workbench/board/folder';
import { board } from '../../../src/workbench/board/model';
import { costs } from '../../../src/workbench/costs/model';
import { tariffOf } from '../../../src/workbench/costs/offered';
import { costsExample, costsFields } from '../../../src/workbench/costs/sales';
import { queue, queueExample, queueFields } from '../../../src/workbench/queue/model';
import { untouched } from '../../../src/workbench/state';
import { inputs } from './inputs';
import { openTariff, pricedTariff, tariffs } from './tariffs';

const derby = { ...queueExample, guests: 600, payment: 'contactless' } as const;
const boardExample = { queue: derby, costs: costsExample };
const papers = fc.record({ queue: inputs(queueFields), costs: inputs(costsFields) });

describe('the paper for the board', () => {
	it('has one number of guests and one way to pay at the gate in its example', () => {
		const { queue, costs } = folderOf(untouched).input;
		assert.deepEqual([queue.guests, queue.payment], [costs.guestsPerEvent, 'cash']);
		assert.equal(queue.ticketPercent, costs.onlinePercent);
	});

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

	it('decides on plan, counters, limit and person, and on none of it that is not needed', () => {
		const { today, proposed, proposal } = board(boardExample, openTariff);
		assert.deepEqual([today.counters, proposed?.counters], [2, 3]);
		const always = ['limit', 'authorise', 'conditions'];
		assert.deepEqual(proposal, ['sellOnline', 'choosePlan', 'openCounters', ...always]);
		assert.ok(board(boardExample, pricedTariff).proposal.includes('choosePlanTotal'), 'with every fee');
		// Nobody buys online here, so that nothing speaks for selling there.
		const offline = { ...costsExample, onlinePercent: 0 };
		for (const counters of [3, 10]) {
			const paper = board({ ...boardExample, queue: { ...derby, counters }, costs: offline }, openTariff);
			assert.deepEqual([paper.proposed, paper.proposal], [null, ['choosePlan', ...always]]);
		}
	});

	it('asks for the fees that are open, and for cash records where cash is taken', () => {
		const cashless = { ...boardExample, costs: { ...costsExample, onlinePercent: 100, barCardPercent: 100 } };
		const ids = (input = boardExample, tariff = openTariff) => board(input, tariff).questions.map(({ id }) => id);
		assert.deepEqual(ids().slice(0, 2), ['onlineFee', 'cardFee']);
		for (const id of ['payout', 'till', 'servers', 'notice'] as const) assert.ok(ids().includes(id), id);
		assert.ok(!ids(cashless).includes('till'), 'no till without cash');
		assert.ok(!ids(boardExample, pricedTariff).some((id) => id === 'onlineFee' || id === 'cardFee'));
		assert.deepEqual([ids().includes('cashRecords'), ids(cashless).includes('cashRecords')], [true, false]);
		assert.ok(!board(cashless, openTariff).steps.includes('registerTill'));
	});

	it('has a scanner at each open counter, a till where tickets are sold there, and one spare from three on', () => {
		const listed = (change: Partial<typeof queueExample>) =>
			board({ ...boardExample, queue: { ...derby, ...change } }, openTariff).devices.map(
				({ id, count, spare }) => `${id} ${count} + ${spare}`,
			);
		assert.deepEqual(listed({}), ['scanner 3 + 1', 'till 3 + 1'], 'with the counters that are proposed');
		assert.deepEqual(
			listed({ counters: 5 }),
			['scanner 5 + 1', 'till 5 + 1'],
			'with those of today, where they are enough',
		);
		assert.deepEqual(listed({ guests: 100, ticketPercent: 100 }), ['scanner 2 + 0'], 'nobody buys at the gate');
		const cashless = { ...costsExample, onlinePercent: 100, barCardPercent: 100 };
		const { devices, costs } = board({ ...boardExample, costs: cashless }, tariffOf());
		assert.deepEqual(
			[devices.map(({ id }) => id), costs.plans[0]?.plan],
			[['scanner'], 'starter'],
			'no till that the plan can’t have',
		);
	});

	it('says what the tools say, and names nothing twice', () => {
		fc.assert(
			fc.property(papers, tariffs, (input, tariff) => {
				const paper = board(input, tariff);
				assert.deepEqual(paper.costs, costs(input.costs, tariff));
				assert.deepEqual(paper.today.queue, queue(input.queue));
				for (const { cents } of paper.rows) assert.equal(cents.length, paper.plans.length);
				for (const ids of [paper.questions.map(({ id }) => id), paper.steps, paper.proposal])
					assert.equal(new Set<string>(ids).size, ids.length);
			}),
			{ numRuns: 50 },
		);
	});
});
