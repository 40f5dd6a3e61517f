/** What an evening comes to: each figure is computed from tickets and receipts, none is kept. Amounts are whole cents. */
import { ITEMS, type Item, isCategory, type Payment, type Place } from '../../bookkeeping/goods.ts';
import { type Day, grossOf, type Sale } from '../../bookkeeping/sale.ts';
import { calendarOf, halfHourOf, MARKS } from './clock.ts';
import { mistakeOf, type ReceiptMistake } from './drawer.ts';
import { type Evening, FLOAT } from './state.ts';

/** One position of the evening, with its moment. */
interface Position extends Sale {
	readonly at: number;
}

/** What of a position does not follow from the rest. */
type Given = Omit<Position, 'date' | 'group' | 'gross'>;

/** Where an item is sold at the till. */
const placeOf = (item: Item): Place => (isCategory(item) ? 'gate' : 'bar');

/** What bookings refer to: the advance sale of the day, and the till's first closing. Box office and bar share the drawer. */
function vouchersOf(date: Date) {
	const digits = date.toISOString().slice(2, 10).replaceAll('-', '');
	return { online: `VVK-${digits}`, gate: 'Z-0001', bar: 'Z-0001' } as const;
}

/** Every position in the order of its moment: tickets that were sold online, one by one, and the receipts' lines. */
export function positionsOf({ tickets, receipts }: Evening): readonly Position[] {
	const online = tickets
		.filter(({ receipt }) => receipt === undefined)
		.flatMap(({ number, category, price, soldAt, cancelledAt }) => {
			const sold = (at: number, pieces: number) =>
				position({
					at,
					place: 'online',
					payment: 'online',
					voucher: `Ticket ${number}`,
					item: category,
					pieces,
					price,
				});
			return [sold(soldAt, 1), ...(cancelledAt === undefined ? [] : [sold(cancelledAt, -1)])];
		});
	const rungUp = receipts.flatMap(({ number, at, payment, lines }) =>
		lines.map(({ item, pieces, price }) =>
			position({ at, place: placeOf(item), payment, voucher: `Bon ${number}`, item, pieces, price }),
		),
	);
	return [...online, ...rungUp].sort((one, other) => one.at - other.at);
}

/** Field by field: to spread an object for each of 2,000 positions takes ten times as long, and each tap asks for them. */
function position({ at, place, payment, voucher, item, pieces, price }: Given): Position {
	const { group } = ITEMS[item];
	return { at, date: calendarOf(at), place, payment, voucher, item, group, pieces, price, gross: pieces * price };
}

/** The evening as the books see it. */
export function bookedOf(evening: Evening): Day {
	// Who closes before the match has closed that day.
	const date = calendarOf(evening.closedAt ?? MARKS.doors);
	return {
		date,
		sales: positionsOf(evening),
		closings: [{ place: 'bar', difference: differenceOf(evening) ?? 0 }],
		vouchers: vouchersOf(date),
	};
}

/** Takings of a way of paying. */
export function takingsOf(evening: Evening, payment: Payment): number {
	return grossOf(positionsOf(evening), { payment });
}

/** What lies in the drawer by the log: the float, and what cash sales left in it. Sums up receipts alone: each tap asks for it. */
export function cashExpected({ receipts }: Evening): number {
	return receipts.reduce((sum, { payment, total }) => (payment === 'cash' ? sum + total : sum), FLOAT);
}

/** How far what was counted is from what should be there; undefined before the drawer was counted. */
export function differenceOf(evening: Evening): number | undefined {
	return evening.counted && evening.counted.cents - cashExpected(evening);
}

/** What explains all that is missing, where a receipt does. */
export function reasonFor(evening: Evening): ReceiptMistake | undefined {
	const mistake = mistakeOf(evening);
	if (mistake === undefined || mistake.kind === 'note') return undefined;
	return differenceOf(evening) === -mistake.cents ? mistake : undefined;
}

/** Most half hours that are shown in a row: an evening from the first guest to the last. */
const ROW_MAX = 20;

/** Takings at the till by half hours, bar and box office apart. Where days lie between them, those without sales are left out. */
export function byHalfHour({ receipts }: Evening) {
	const sums = new Map<number, { gate: number; bar: number }>();
	for (const { at, total, lines } of receipts) {
		const gate = lines.reduce((sum, { item, pieces, price }) => sum + (isCategory(item) ? pieces * price : 0), 0);
		const before = sums.get(halfHourOf(at)) ?? { gate: 0, bar: 0 };
		sums.set(halfHourOf(at), { gate: before.gate + gate, bar: before.bar + total - gate });
	}
	const starts = [...sums.keys()];
	const [first, last] = [Math.min(...starts), Math.max(...starts)];
	const rows = Array.from({ length: Math.max(0, (last - first) / 1800 + 1) || 0 }, (_, at) => first + at * 1800);
	return rows
		.filter((from) => rows.length <= ROW_MAX || sums.has(from))
		.map((from) => {
			const { gate, bar } = sums.get(from) ?? { gate: 0, bar: 0 };
			return { from, gate, bar, gross: gate + bar };
		});
}

/** How many guests are in, how many tickets are valid, and how often the gate said no. */
export function gateOf({ tickets, turned }: Evening) {
	const valid = tickets.filter(({ cancelledAt }) => cancelledAt === undefined);
	const inside = valid.filter(({ admittedAt }) => admittedAt !== undefined);
	return { sold: tickets.length, valid: valid.length, inside: inside.length, turned: turned.length };
}
