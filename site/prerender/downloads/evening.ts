import words from '../../../locales/de/papers/match-day.json' with { type: 'json' };
import { bookings } from '../../src/bookkeeping/bookings.ts';
import type { Category, Place } from '../../src/bookkeeping/goods.ts';
import { type Day, fitting, grossOf } from '../../src/bookkeeping/sale.ts';
import type { SampleEvening } from '../../src/bookkeeping/sample-evening.ts';
import { dayText, MARKS, timeOf } from '../../src/workbench/matchday/clock.ts';
import { eveningOf } from '../../src/workbench/matchday/evening.ts';
import { bookedOf, byHalfHour, gateOf, takingsOf } from '../../src/workbench/matchday/figures.ts';
import { SAMPLE } from '../../src/workbench/matchday/sample.ts';
import { type Evening, FLOAT } from '../../src/workbench/matchday/state.ts';

/** A till with what was in it, cents. */
interface Till {
	readonly place: Place;
	/** Before the first sale. */
	readonly float: number;
	/** Cash sales less what was given back. */
	readonly cash: number;
	readonly counted: number;
}

/** A whole day with its closed tills, as its report shows it. */
export interface ClosedDay extends Day {
	readonly tills: readonly Till[];
}

/** What should be in a till, and how far what was counted is from that, cents. */
export function closingOf({ float, cash, counted }: Till): { expected: number; difference: number } {
	return { expected: float + cash, difference: counted - float - cash };
}

const played = wholeEvening();

/** The sample evening that visitors can go on with, closed: box office and bar share a drawer. */
export const evening: ClosedDay = {
	...bookedOf(played),
	tills: [{ place: 'bar', float: FLOAT, cash: takingsOf(played, 'cash'), counted: played.counted.cents }],
};

const sumOf = (part: 'float' | 'cash' | 'counted') => evening.tills.reduce((sum, till) => sum + till[part], 0);

/** The figures of its downloads: a page that names them need not load the evening itself. */
export const sampleEvening: SampleEvening = {
	events: SAMPLE.length,
	lines: evening.sales.length,
	bookings: bookings(evening, words).length,
	gross: grossOf(evening.sales),
	places: {
		online: grossOf(evening.sales, { place: 'online' }),
		gate: grossOf(evening.sales, { place: 'gate' }),
		bar: grossOf(evening.sales, { place: 'bar' }),
	},
	float: sumOf('float'),
	cash: sumOf('cash'),
	counted: sumOf('counted'),
	missing: evening.tills.reduce((sum, till) => sum - closingOf(till).difference, 0),
	day: dayText(MARKS.doors),
	guests: gateOf(played).inside,
	halfHours: byHalfHour(played).map(({ from, gross }) => ({ from: timeOf(from), gross })),
	groups: {
		tickets: grossOf(evening.sales, { group: 'tickets' }),
		drinks: grossOf(evening.sales, { group: 'drinks' }),
		food: grossOf(evening.sales, { group: 'food' }),
	},
	tickets: { adults: soldOf('adults'), members: soldOf('members'), children: soldOf('children') },
	printed: played.tickets
		.filter(({ receipt }) => receipt !== undefined)
		.map(({ number, category, soldAt }) => ({ number, category, time: timeOf(soldAt) })),
};

function soldOf(item: Category) {
	const sales = fitting(evening.sales, { item });
	return { pieces: sales.reduce((sum, { pieces }) => sum + pieces, 0), gross: grossOf(sales) };
}

/** @throws when the sample is no evening that could have been, or was not counted */
function wholeEvening(): Evening & { readonly counted: NonNullable<Evening['counted']> } {
	const evening = eveningOf(SAMPLE);
	if (!('tickets' in evening) || evening.counted === undefined) throw new Error('The sample evening is not whole.');
	return { ...evening, counted: evening.counted };
}
