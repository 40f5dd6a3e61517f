/** Random evenings: the log of what was possible of what somebody tried. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { categories, type Item, isCategory, items } from '../../../src/bookkeeping/goods';
import { drawerOf } from '../../../src/workbench/matchday/drawer';
import { after, eveningOf } from '../../../src/workbench/matchday/evening';
import { DENOMINATIONS, type Event, type Good, type Pieces } from '../../../src/workbench/matchday/events';
import {
	EMPTY,
	type Evening,
	FIRST_TICKET,
	OTHER_DAYS,
	priceOf,
	verdictOf,
} from '../../../src/workbench/matchday/state';

/** Pieces of items, as a visitor may ask for them. */
const piecesOf = <Name extends Item>(names: readonly Name[]) =>
	fc.dictionary(fc.constantFrom(...names), fc.integer({ min: 1, max: 4 }), {
		minKeys: 1,
		maxKeys: 3,
		noNullPrototype: true,
	}) as fc.Arbitrary<Pieces<Name>>;

const goods = items.filter((item): item is Good => !isCategory(item) && item !== 'returned');
const number = fc.integer({ min: FIRST_TICKET - 1, max: FIRST_TICKET + 40 });

/** What somebody tries at an evening; how it goes on is up to the evening. */
const tries = fc.oneof(
	{ weight: 3, arbitrary: piecesOf(categories).map((pieces) => ({ kind: 'sold' as const, pieces })) },
	{ weight: 2, arbitrary: number.map((ticket) => ({ kind: 'cancelled' as const, ticket })) },
	{ weight: 6, arbitrary: fc.constantFrom(...OTHER_DAYS).map((ticket) => ({ kind: 'shown' as const, ticket })) },
	{ weight: 9, arbitrary: number.map((ticket) => ({ kind: 'shown' as const, ticket })) },
	{
		weight: 9,
		arbitrary: fc.record({
			kind: fc.constant('rungUp' as const),
			pieces: piecesOf(items),
			payment: fc.constantFrom('cash' as const, 'card' as const),
			over: fc.integer({ min: -100, max: 5_000 }),
		}),
	},
	{
		weight: 4,
		arbitrary: fc.record({
			kind: fc.constant('reversed' as const),
			receipt: fc.integer({ min: 0, max: 20 }),
			pieces: fc.oneof(piecesOf(goods), fc.constant({})),
			tickets: fc.uniqueArray(number, { maxLength: 2 }),
		}),
	},
	{
		weight: 1,
		arbitrary: fc.record({
			kind: fc.constant('priced' as const),
			item: fc.constantFrom(...items),
			cents: fc.integer({ min: -1, max: 2_000 }),
		}),
	},
	{
		weight: 1,
		arbitrary: fc
			.array(fc.double({ min: 0, max: 1, noNaN: true }), {
				minLength: DENOMINATIONS.length,
				maxLength: DENOMINATIONS.length,
			})
			.map((shares) => ({ kind: 'counted' as const, shares })),
	},
);

/** From one try to the next: an evening has several half hours. */
const PACE_SECONDS = 100;

type Try = typeof tries extends fc.Arbitrary<infer One> ? One : never;

/** The evening of a log that could have been. */
export function played(events: readonly Event[]): Evening {
	const evening = eveningOf(events);
	assert.ok('tickets' in evening, JSON.stringify(evening));
	return evening;
}

function eventOf(evening: Evening, tried: Try): Event {
	const at = evening.at + PACE_SECONDS;
	if (tried.kind === 'shown') {
		const verdict = verdictOf(evening, tried.ticket);
		if (verdict === 'valid') return { kind: 'admitted', at, ticket: tried.ticket };
		return { kind: 'refused', at, ticket: tried.ticket, why: verdict };
	}
	if (tried.kind === 'counted') {
		const { pieces } = drawerOf(evening);
		return {
			kind: 'counted',
			at,
			pieces: pieces.map((count, place) => Math.round(count * (tried.shares[place] ?? 0))),
		};
	}
	if (tried.kind !== 'rungUp') return { ...tried, at };
	const { kind, pieces, payment, over } = tried;
	return { kind, at, pieces, payment, given: Math.max(0, priceOf(evening, pieces) + (payment === 'cash' ? over : 0)) };
}

/** The log of what was possible of what was tried. */
export const logs = fc.array(tries, { maxLength: 120 }).map((all) => {
	const events: Event[] = [];
	let evening = EMPTY;
	for (const tried of all) {
		const event = eventOf(evening, tried);
		const next = after(evening, event);
		if (typeof next === 'string') continue;
		events.push(event);
		evening = next;
	}
	return events;
});
