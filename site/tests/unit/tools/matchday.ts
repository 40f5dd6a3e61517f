import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import words from '../../../../locales/de/papers/match-day.json' with { type: 'json' };
import { bookingBatch } from '../../../src/bookkeeping/batch';
import { salesCsv } from '../../../src/bookkeeping/csv';
import { items } from '../../../src/bookkeeping/goods';
import { grossOf } from '../../../src/bookkeeping/sale';
import { after } from '../../../src/workbench/matchday/evening';
import type { Event } from '../../../src/workbench/matchday/events';
import { bookedOf, cashExpected, gateOf, takingsOf } from '../../../src/workbench/matchday/figures';
import { SAMPLE } from '../../../src/workbench/matchday/sample';
import { FIRST_TICKET, FLOAT, leftOf } from '../../../src/workbench/matchday/state';
import { logs, played } from './evenings';

describe('the match day', () => {
	it('gives table and booking batch of the same sums as the evening', () => {
		const cents = (text = '') => Math.round(Number(text.replace(',', '.')) * 100);
		const sum = (parts: readonly number[]) => parts.reduce((whole, part) => whole + part, 0);
		fc.assert(
			fc.property(logs, (events) => {
				const evening = played(events);
				const day = bookedOf(evening);
				const rows = new TextDecoder().decode(salesCsv(day.sales, words)).trimEnd().split('\r\n').slice(1);
				const all = grossOf(day.sales);
				assert.equal(sum(rows.map((row) => cents(row.split(';').at(-2)))), all);
				const lines = new TextDecoder('windows-1252').decode(bookingBatch(day, words)).trimEnd().split('\r\n').slice(2);
				const booked = lines.map((line) => line.split(';'));
				// 13720 is the transit account, 16000 the till's, 69690 what was missing from it.
				const debited = (account: string) =>
					sum(booked.flatMap((line) => (line[6] === account ? [cents(line[0])] : [])));
				const credited = (account: string) =>
					sum(booked.flatMap((line) => (line[7] === account ? [cents(line[0])] : [])));
				assert.equal(debited('13720') - credited('13720'), takingsOf(evening, 'online') + takingsOf(evening, 'card'));
				const inTill = FLOAT + debited('16000') - credited('16000');
				assert.equal(inTill, evening.counted?.cents ?? cashExpected(evening));
			}),
		);
	});

	it('numbers receipts and tickets without a gap, and never sells what is not there', () => {
		fc.assert(
			fc.property(logs, (events) => {
				const evening = played(events);
				assert.deepEqual(
					evening.receipts.map(({ number }) => number),
					evening.receipts.map((_, index) => index + 1),
				);
				assert.deepEqual(
					evening.tickets.map(({ number }) => number),
					evening.tickets.map((_, index) => FIRST_TICKET + index),
				);
				for (const item of items) assert.ok(leftOf(evening, item) >= 0, item);
				const { valid, inside } = gateOf(evening);
				assert.ok(inside <= valid);
				const cancelled = events.filter(({ kind }) => kind === 'cancelled').length;
				const taken = events.flatMap((event) => (event.kind === 'reversed' ? event.tickets : [])).length;
				assert.equal(valid, evening.tickets.length - cancelled - taken);
				assert.equal(events.filter(({ kind }) => kind === 'admitted').length, inside);
			}),
		);
	});

	it('cancels no more of a receipt than it has, each ticket once, and none of somebody who is inside', () => {
		const [sale, given] = [{ beer: 2, adults: 1 }, 1_600];
		const events: Event[] = [{ kind: 'rungUp', at: 230_000, pieces: sale, payment: 'cash', given }];
		const evening = played(events);
		const back = (beer: number, tickets: number[]): Event & { kind: 'reversed' } => {
			return { kind: 'reversed', at: 230_060, receipt: 1, pieces: beer === 0 ? {} : { beer }, tickets };
		};
		assert.equal(after(evening, back(3, [])), 'notOnReceipt');
		assert.equal(after(evening, back(0, [])), 'nothing');
		assert.equal(after(evening, back(0, [1002])), 'noTicket');
		assert.equal(after(evening, back(0, [1001, 1001])), 'noTicket');
		const once = after(evening, back(1, [1001]));
		assert.ok(typeof once !== 'string');
		assert.equal(once.receipts[1]?.total, -1_250);
		assert.equal(after(once, back(2, [])), 'notOnReceipt');
		assert.equal(after(once, { ...back(1, []), receipt: 2 }), 'noReceipt', 'what cancels is not cancelled');
		const dearer = after(evening, { kind: 'priced', at: 230_030, item: 'beer', cents: 400 });
		assert.ok(typeof dearer !== 'string');
		const paidBack = after(dearer, back(1, []));
		assert.ok(typeof paidBack !== 'string');
		assert.equal(paidBack.receipts[1]?.total, -350, 'what was paid, whatever it costs by now');
		const inside = after(evening, { kind: 'admitted', at: 230_020, ticket: 1001 });
		assert.ok(typeof inside !== 'string');
		assert.equal(after(inside, back(0, [1001])), 'isInside');
	});

	it('does nothing before what was, nor after the till was closed', () => {
		const evening = played(SAMPLE);
		assert.equal(after(evening, { kind: 'sold', at: evening.at, pieces: { adults: 1 } }), 'closed');
		const open = played(SAMPLE.slice(0, 9));
		assert.equal(after(open, { kind: 'sold', at: open.at - 1, pieces: { adults: 1 } }), 'backwards');
		assert.equal(after(open, { kind: 'closed', at: open.at }), 'notCounted');
	});
});
