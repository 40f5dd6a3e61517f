import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { items } from '../../../src/bookkeeping/goods';
import { taxesOf } from '../../../src/bookkeeping/sale';
import { after } from '../../../src/workbench/matchday/evening';
import type { Event } from '../../../src/workbench/matchday/events';
import {
	type Draft,
	piecesLeft,
	piecesToRingUp,
	pressed,
	takenBack,
} from '../../../src/workbench/matchday/play/till/draft';
import { allOf, refundOf, reversalOf, reversiblesOf } from '../../../src/workbench/matchday/play/till/reversible';
import { SAMPLE } from '../../../src/workbench/matchday/sample';
import { EMPTY, type Evening, entriesOf, priceOf } from '../../../src/workbench/matchday/state';

const steps = fc.array(
	fc.oneof(
		fc.record({ item: fc.constantFrom(...items), pieces: fc.integer({ min: 1, max: 9 }) }),
		fc.record({ take: fc.nat({ max: 12 }) }),
	),
	{ maxLength: 30 },
);

function next(evening: Evening, event: Event): Evening {
	const outcome = after(evening, event);
	assert.ok(typeof outcome !== 'string', String(outcome));
	return outcome;
}

const played = (events: readonly Event[]) => events.reduce(next, EMPTY);

describe('the till’s draft', () => {
	it('puts pieces of an item on one line, until the line is taken back by a minus line', () => {
		let draft: Draft = [];
		draft = pressed(draft, 'beer', 1);
		draft = pressed(draft, 'soft', 1);
		draft = pressed(draft, 'beer', 2);
		assert.deepEqual(draft, [
			{ item: 'beer', pieces: 3 },
			{ item: 'soft', pieces: 1 },
		]);
		draft = takenBack(draft, 0);
		assert.deepEqual(draft[2], { item: 'beer', pieces: -3 });
		assert.deepEqual(piecesToRingUp(draft), { soft: 1 });
		assert.deepEqual(pressed(draft, 'beer', 1)[3], { item: 'beer', pieces: 1 });
	});

	it('takes no line back twice, and no minus line', () => {
		const draft = takenBack(pressed([], 'beer', 1), 0);
		for (const index of [0, 1, 2, -1]) assert.equal(takenBack(draft, index), draft);
	});

	it('rings up what its lines add up to, and nets and taxes add up to the sum', () => {
		fc.assert(
			fc.property(steps, (all) => {
				const draft = all.reduce<Draft>(
					(lines, step) => ('take' in step ? takenBack(lines, step.take) : pressed(lines, step.item, step.pieces)),
					[],
				);
				const pieces = piecesToRingUp(draft);
				assert.equal(
					entriesOf(pieces).reduce((sum, [, count]) => sum + count, 0),
					piecesLeft(draft),
				);
				const lines = draft.map((line) => ({ ...line, price: EMPTY.prices[line.item] }));
				const taxes = taxesOf(lines);
				assert.equal(
					taxes.reduce((sum, { gross }) => sum + gross, 0),
					priceOf(EMPTY, pieces),
				);
				for (const { net, gross, vat } of taxes) assert.ok(net + vat === gross && Math.abs(vat) < Math.abs(gross));
			}),
		);
	});

	it('computes the rates of the sketch, and the same ones below 0', () => {
		const lines = [
			{ item: 'soft', pieces: 3, price: 250 },
			{ item: 'sausage', pieces: 3, price: 350 },
		] as const;
		assert.deepEqual(taxesOf(lines), [
			{ rate: 7, net: 981, gross: 1050, vat: 69 },
			{ rate: 19, net: 630, gross: 750, vat: 120 },
		]);
		const back = [{ rate: 7, net: -981, gross: -1050, vat: -69 }];
		assert.deepEqual(taxesOf([{ item: 'sausage', pieces: -3, price: 350 }]), back);
	});
});

describe('what can be taken back at the till', () => {
	const open = SAMPLE.filter(({ kind }) => kind !== 'counted' && kind !== 'closed');

	it('are all receipts, the newest first, and never one that is itself a reversal', () => {
		const evening = played(open);
		const rows = reversiblesOf(evening);
		assert.deepEqual(
			rows.map(({ receipt }) => receipt.number),
			Array.from({ length: evening.receipts.length }, (_, index) => evening.receipts.length - index),
		);
		for (const row of reversiblesOf(evening)) assert.ok(row.receipt.cancels === undefined || !row.isOpen);
	});

	it('is what the books take back, once: after it the receipt has nothing left but guests who are in', () => {
		let evening = played(open);
		for (const row of reversiblesOf(evening).filter(({ isOpen }) => isOpen)) {
			const all = allOf(row);
			const { length } = evening.receipts;
			evening = next(evening, { ...reversalOf(row.receipt.number, all), at: evening.at } as Event);
			assert.equal(evening.receipts[length]?.total, -refundOf(row, all));
		}
		assert.deepEqual(
			reversiblesOf(evening).filter(({ isOpen }) => isOpen),
			[],
		);
	});

	it('leaves out pieces that nobody chose', () => {
		assert.deepEqual(reversalOf(3, { pieces: { beer: 0, soft: 2 }, tickets: [] }), {
			kind: 'reversed',
			receipt: 3,
			pieces: { soft: 2 },
			tickets: [],
		});
	});
});
