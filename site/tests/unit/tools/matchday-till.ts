import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { items } from '../../../src/bookkeeping/goods';
import { taxesOf } from '../../../src/bookkeeping/sale';
import { after } from '../../../src/workbench/matchday/evening';
import type { Event } from '../../../src/workbench/matchday/events';
import { allBack, refundOf, reversiblesOf } from '../../../src/workbench/matchday/play/till/reversible';
import { SAMPLE } from '../../../src/workbench/matchday/sample';
import { EMPTY, entriesOf, priceOf } from '../../../src/workbench/matchday/state';
import { played } from './evenings';

describe('the taxes on a receipt', () => {
	it('and the nets of each rate add up to the sum', () => {
		const receipts = fc.dictionary(fc.constantFrom(...items), fc.integer({ min: 1, max: 99 }));
		fc.assert(
			fc.property(receipts, (pieces) => {
				const lines = entriesOf(pieces).map(([item, count]) => ({ item, pieces: count, price: EMPTY.prices[item] }));
				const taxes = taxesOf(lines);
				assert.equal(
					taxes.reduce((sum, { gross }) => sum + gross, 0),
					priceOf(EMPTY, pieces),
				);
				for (const { net, gross, vat } of taxes) assert.ok(net + vat === gross && Math.abs(vat) < Math.abs(gross));
			}),
		);
	});

	it('are those of the sketch, and the same ones below 0', () => {
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
			const { length } = evening.receipts;
			const outcome = after(evening, { ...allBack(row), at: evening.at } as Event);
			assert.ok(typeof outcome !== 'string', String(outcome));
			evening = outcome;
			assert.equal(evening.receipts[length]?.total, -refundOf(row));
		}
		assert.deepEqual(
			reversiblesOf(evening).filter(({ isOpen }) => isOpen),
			[],
		);
	});
});
