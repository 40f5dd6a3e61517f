/** The evening as a report: every figure from the positions that the books get. Amounts are cents. */
import {
	categories,
	GROUPS,
	type Group,
	ITEMS,
	type Item,
	isCategory,
	items,
	type Payment,
} from '../../../../bookkeeping/goods';
import { fitting, grossOf, type Sale, vatOf } from '../../../../bookkeeping/sale';
import { halfHourOf } from '../../clock';
import { byHalfHour, differenceOf, gateOf, positionsOf } from '../../figures';
import { EMPTY, type Evening, leftOf } from '../../state';

/** Pieces of something, and what they came to. */
interface Row {
	readonly pieces: number;
	readonly gross: number;
}

/** What a half hour took, apart and together. */
export interface HalfHour {
	/** Its beginning, see `clock.ts`. */
	readonly from: number;
	readonly gate: number;
	readonly bar: number;
	readonly gross: number;
}

/** What the report says. */
export interface ReportFigures {
	readonly gross: number;
	readonly guests: ReturnType<typeof gateOf>;
	/** Tickets that were sold by category, and below them those that were taken back. */
	readonly tickets: readonly (Row & { readonly item: Item })[];
	readonly cancelled: Row & { readonly numbers: readonly number[] };
	readonly ticketSum: Row;
	/** What of each was sold and not taken back, and what is left of it; undefined for what never runs out. */
	readonly bar: readonly (Row & { readonly item: Item; readonly left: number | undefined })[];
	readonly barSum: Row;
	readonly payments: readonly { readonly payment: Payment; readonly gross: number }[];
	readonly taxes: readonly (ReturnType<typeof vatOf> & { readonly group: Group })[];
	readonly taxSum: ReturnType<typeof vatOf>;
	readonly halfHours: readonly HalfHour[];
	/** Undefined before the drawer was counted. */
	readonly difference: number | undefined;
}

const PAYMENTS: readonly Payment[] = ['online', 'cash', 'card'];
const groups = Object.keys(GROUPS) as readonly Group[];

/** The report of an evening, whatever has happened by now. */
export function reportOf(evening: Evening): ReportFigures {
	const positions = summed(positionsOf(evening));
	const rowOf = (of: readonly Sale[]): Row => ({
		pieces: of.reduce((sum, { pieces }) => sum + pieces, 0),
		gross: grossOf(of),
	});
	const tickets = fitting(positions, { group: 'tickets' });
	const bar = positions.filter(({ place }) => place === 'bar');
	const back = tickets.filter(({ pieces }) => pieces < 0);
	const cancelled = evening.tickets.filter(({ cancelledAt }) => cancelledAt !== undefined);
	const taxes = groups.map((group) => ({ group, ...vatOf(positions, group) }));
	const taxOf = (part: 'net' | 'vat' | 'gross') => taxes.reduce((sum, tax) => sum + tax[part], 0);
	return {
		gross: grossOf(positions),
		guests: gateOf(evening),
		tickets: categories.map((item) => {
			return { item, ...rowOf(tickets.filter((sold) => sold.item === item && sold.pieces > 0)) };
		}),
		cancelled: { ...rowOf(back), numbers: cancelled.map(({ number }) => number) },
		ticketSum: rowOf(tickets),
		bar: items
			.filter((item) => ITEMS[item].group !== 'tickets')
			.map((item) => {
				const row = rowOf(fitting(bar, { item }));
				const left = leftOf(EMPTY, item) - row.pieces;
				return { item, ...row, left: Number.isFinite(left) ? left : undefined };
			}),
		barSum: rowOf(bar),
		payments: PAYMENTS.map((payment) => ({ payment, gross: grossOf(positions, { payment }) })),
		taxes,
		taxSum: { net: taxOf('net'), vat: taxOf('vat'), gross: taxOf('gross') },
		halfHours: halfHoursOf(evening),
		difference: differenceOf(evening),
	};
}

/** Sales of the same item, place and payment as one, those that were taken back apart: a long evening is no longer to reckon with. */
function summed(sales: readonly Sale[]): readonly Sale[] {
	const sums = new Map<string, { sale: Sale; pieces: number; gross: number }>();
	for (const sale of sales) {
		const kind = `${sale.item} ${sale.place} ${sale.payment} ${sale.pieces < 0}`;
		const sum = sums.get(kind);
		if (sum === undefined) sums.set(kind, { sale, pieces: sale.pieces, gross: sale.gross });
		else {
			sum.pieces += sale.pieces;
			sum.gross += sale.gross;
		}
	}
	return [...sums.values()].map(({ sale, pieces, gross }) => ({ ...sale, pieces, gross }));
}

/** Most half hours that are shown in a row: an evening from the first guest to the last. */
const ROW_MAX = 20;

/** What the till took by half hours, bar and box office apart. Where days lie between them, those without sales are left out. */
export function halfHoursOf(evening: Evening): readonly HalfHour[] {
	const atGate = new Map<number, number>();
	for (const { at, lines } of evening.receipts) {
		const gate = lines.reduce((sum, { item, pieces, price }) => sum + (isCategory(item) ? pieces * price : 0), 0);
		atGate.set(halfHourOf(at), (atGate.get(halfHourOf(at)) ?? 0) + gate);
	}
	const rows = byHalfHour(evening);
	return rows
		.filter(({ from }) => rows.length <= ROW_MAX || atGate.has(from))
		.map(({ from, gross }) => {
			const gate = atGate.get(from) ?? 0;
			return { from, gate, bar: gross - gate, gross };
		});
}
