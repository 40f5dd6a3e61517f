import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import words from '../../../../locales/de/papers/match-day.json' with { type: 'json' };
import { bookings } from '../../../src/bookkeeping/bookings';
import { type Day, taxesOf } from '../../../src/bookkeeping/sale';
import { MARKS } from '../../../src/workbench/matchday/clock';
import { drawerOf, mistakeOf } from '../../../src/workbench/matchday/drawer';
import { after } from '../../../src/workbench/matchday/evening';
import { DENOMINATIONS, type Event, type Pieces } from '../../../src/workbench/matchday/events';
import { bookedOf, cashExpected, differenceOf } from '../../../src/workbench/matchday/figures';
import {
	EMPTY_BOARD,
	laid,
	laidCounts,
	leftIn,
	putBack,
	UNCOUNTED,
	withChange,
} from '../../../src/workbench/matchday/play/closing/pieces';
import { zReportOf } from '../../../src/workbench/matchday/play/closing/z-report';
import { SAMPLE } from '../../../src/workbench/matchday/sample';
import { centsOf, EMPTY, FLOAT } from '../../../src/workbench/matchday/state';
import { logs, played } from './evenings';

describe('the counting board', () => {
	const inDrawer = drawerOf(played(SAMPLE)).pieces;

	it('takes ten with each tap and the rest with the last, and gives ten back', () => {
		let board = laid(laid(EMPTY_BOARD, 4, inDrawer), 4, inDrawer);
		assert.equal(laidCounts(board)[4], 14);
		assert.deepEqual(laid(board, 4, inDrawer), board, 'nothing is left');
		board = putBack(board, 4);
		assert.equal(laidCounts(board)[4], 10);
		assert.deepEqual(putBack(board, 4), EMPTY_BOARD);
		assert.deepEqual(putBack(EMPTY_BOARD, 4), EMPTY_BOARD);
	});

	it('has the whole sample on it after twelve taps', () => {
		let [board, taps] = [EMPTY_BOARD, 0];
		for (const place of DENOMINATIONS.keys())
			for (; (laidCounts(board)[place] ?? 0) < (inDrawer[place] ?? 0); taps++) board = laid(board, place, inDrawer);
		assert.deepEqual([taps, centsOf(laidCounts(board)), leftIn(played(SAMPLE), board)], [12, 29_750, 0]);
	});

	it('counts the note below the insert too, and puts it back last', () => {
		const board = { ...EMPTY_BOARD, hasNote: true };
		assert.equal(centsOf(laidCounts(board)), 5_000);
		assert.deepEqual(putBack(board, 0), EMPTY_BOARD);
	});

	it('offers the receipts with change, of which one explains what is missing', () => {
		const receipts = withChange(played(SAMPLE)).map(({ number }) => number);
		assert.deepEqual(receipts, [39, 38, 30, 18, 16, 9, 7, 5, 2, 1]);
	});
});

describe('what lies in the drawer', () => {
	const sale = (pieces: Pieces, given: number): Event => {
		return { kind: 'rungUp', at: MARKS.doors, pieces, payment: 'cash', given };
	};

	it('is the float, what guests put down less the change, and the mistake, for any evening', () => {
		fc.assert(
			fc.property(logs, (events) => {
				const evening = played(events);
				const { pieces, hasNoteBelow } = drawerOf(evening);
				const mistake = mistakeOf(evening);
				assert.ok(
					pieces.every((count) => count >= 0),
					JSON.stringify(pieces),
				);
				assert.equal(cashExpected(evening) - centsOf(pieces), mistake?.cents ?? 0);
				assert.equal(hasNoteBelow, mistake?.kind === 'note');
			}),
		);
		assert.equal(centsOf(drawerOf(EMPTY).pieces), FLOAT);
	});

	it('is just what the sample evening has counted, one lemonade short', () => {
		const evening = played(SAMPLE);
		assert.deepEqual(drawerOf(evening).pieces, evening.counted?.pieces);
		assert.deepEqual(mistakeOf(evening), { kind: 'item', receipt: 38, cents: 250, item: 'soft' });
		assert.equal(evening.foundOn, 38);
	});

	it('has a large note below its insert, a forgotten item, or a 2 € piece too little, as the receipts have it', () => {
		const mistakes = (...sales: Event[]) => mistakeOf(played(sales));
		assert.equal(mistakes(), undefined);
		assert.equal(mistakes(sale({ beer: 1 }, 350)), undefined, 'no change, no mistake');
		assert.deepEqual(mistakes(sale({ beer: 1 }, 500)), { kind: 'coin', receipt: 1, cents: 200 });
		const forgotten = { kind: 'item', receipt: 1, cents: 350, item: 'beer' };
		assert.deepEqual(mistakes(sale({ beer: 1, cake: 1 }, 1_000), sale({ beer: 1 }, 500)), forgotten);
		const note = mistakes(sale({ beer: 1 }, 5_000), sale({ beer: 1, cake: 1 }, 1_000));
		assert.deepEqual(note, { kind: 'note', receipt: 1, cents: 5_000 });
		assert.equal(mistakes(sale({ returned: 1 }, 0)), undefined);
	});

	it('can be counted no further than it goes, and is counted anew when cash came or went', () => {
		const evening = played([sale({ beer: 1 }, 5_000)]);
		const at = MARKS.closing;
		const count = (fifties: number): Event => ({
			...{ kind: 'counted', at },
			pieces: drawerOf(evening).pieces.map((pieces, place) => (place === 0 ? fifties : pieces)),
		});
		assert.equal(after(evening, count(2)), 'notThere');
		const counted = after(evening, count(1));
		assert.ok(typeof counted !== 'string');
		assert.equal(differenceOf(counted), 0, 'found below the insert');
		const sold = after(counted, { ...sale({ beer: 1 }, 350), at });
		assert.ok(typeof sold !== 'string');
		assert.equal(after(sold, { kind: 'closed', at }), 'notCounted');
		const byCard = after(counted, { kind: 'rungUp', at, pieces: { beer: 1 }, payment: 'card', given: 350 });
		assert.ok(typeof byCard !== 'string' && byCard.counted !== undefined, 'a card moves no cash');
	});

	it('names the receipt that explains what is missing, and no other', () => {
		const counted = played(SAMPLE.slice(0, -1));
		const close = (foundOn: number) => after(counted, { kind: 'closed', at: counted.at, foundOn });
		assert.equal(close(39), 'notFound');
		assert.ok(typeof close(38) !== 'string');
		const open = played(SAMPLE.slice(0, -2));
		const nothing = after(open, { kind: 'counted', at: open.at, pieces: UNCOUNTED });
		assert.ok(typeof nothing !== 'string');
		assert.equal(after(nothing, { kind: 'closed', at: nothing.at, foundOn: 38 }), 'notFound');
	});
});

describe('the deposit', () => {
	const events: Event[] = [
		{ kind: 'rungUp', at: MARKS.kickOff, pieces: { beer: 2, deposit: 2 }, payment: 'cash', given: 2_000 },
		{ kind: 'rungUp', at: MARKS.kickOff, pieces: { soft: 1, sausage: 1, deposit: 1 }, payment: 'card', given: 800 },
		{ kind: 'rungUp', at: MARKS.halfTime, pieces: { returned: 2 }, payment: 'cash', given: 0 },
	];
	const evening = played(events);

	it('is paid out in cash, and has the rate of the drink', () => {
		assert.deepEqual(
			evening.receipts.map(({ total }) => total),
			[1_100, 800, -400],
		);
		assert.equal(cashExpected(evening), 10_700);
		assert.deepEqual(taxesOf(evening.receipts.flatMap(({ lines }) => lines)), [
			{ rate: 7, net: 327, vat: 23, gross: 350 },
			{ rate: 19, net: 966, vat: 184, gross: 1_150 },
		]);
		const byCard: Event = { kind: 'rungUp', at: MARKS.halfTime, pieces: { returned: 1 }, payment: 'card', given: 0 };
		assert.equal(after(evening, byCard), 'cashOnly');
	});

	it('may come back for cups of another day, as long as there is change', () => {
		const back = (returned: number): Event => {
			return { kind: 'rungUp', at: MARKS.halfTime, pieces: { returned }, payment: 'cash', given: 0 };
		};
		assert.ok(typeof after(evening, back(20)) !== 'string');
		assert.equal(after(evening, back(30)), 'drawerLow');
	});

	it('stands in the books by itself, as revenue or as what reduces it', () => {
		const deposits = (day: Day) => bookings(day, words).filter(({ text }) => text.startsWith('Pfand'));
		const [byCard] = deposits(bookedOf(evening));
		assert.deepEqual([byCard?.amount, byCard?.account, byCard?.contra], [200, 13_720, 44_000]);
		const [reduced] = deposits(bookedOf(played(events.slice(2))));
		assert.deepEqual([reduced?.amount, reduced?.account, reduced?.contra], [400, 44_000, 16_000]);
	});
});

describe('the stations', () => {
	it('end with the match: no presale after the kick-off, nobody let in after the final whistle', () => {
		const evening = played([{ kind: 'sold', at: MARKS.kickOff, pieces: { adults: 1 } }]);
		assert.equal(after(evening, { kind: 'sold', at: MARKS.kickOff + 1, pieces: { adults: 1 } }), 'presaleOver');
		assert.equal(after(evening, { kind: 'admitted', at: MARKS.finalWhistle + 1, ticket: 1001 }), 'gateOver');
		assert.equal(
			after(evening, { kind: 'refused', at: MARKS.finalWhistle + 1, ticket: 901, why: 'otherDay' }),
			'gateOver',
		);
	});

	it('are booked on the day on which they were closed', () => {
		const closed = played([
			{ kind: 'counted', at: MARKS.presale, pieces: drawerOf(EMPTY).pieces },
			{ kind: 'closed', at: MARKS.presale },
		]);
		assert.equal(bookedOf(closed).date.getUTCDate(), 22);
		assert.equal(bookedOf(closed).vouchers.online, 'VVK-270422');
	});
});

describe('the Z report', () => {
	it('says of the sample what its papers say', () => {
		assert.deepEqual(zReportOf(played(SAMPLE)), {
			...{ sales: 40, reversals: [25, 34], gate: 5_700, bar: 31_900, back: -700, total: 36_900 },
			...{ deposits: { pieces: 0, gross: 0 }, returns: { pieces: 0, gross: 0 } },
			taxes: [
				{ rate: 7, net: 14_112, vat: 988, gross: 15_100 },
				{ rate: 19, net: 18_319, vat: 3_481, gross: 21_800 },
			],
			...{ card: 16_900, cardBack: -350, cash: 20_000, cashBack: -350, float: 10_000, expected: 30_000 },
		});
	});
});
