import days from '../../../locales/de/papers/match-day.json' with { type: 'json' };
import texts from '../../../locales/de/papers/report.json' with { type: 'json' };
import { bookings } from '../../src/bookkeeping/bookings.ts';
import { GROUPS, type Group, ITEMS, type Item, items, type Place } from '../../src/bookkeeping/goods.ts';
import { fitting, grossOf, type Sale, vatOf, type Where } from '../../src/bookkeeping/sale.ts';
import { formatCents, formatWhole } from '../../src/money/amounts.ts';
import { type ClosedDay, closingOf } from './evening.ts';
import { INK, Sheet } from './sheet.ts';
import { type TableColumn, table } from './table.ts';

const GROUP_ORDER: readonly Group[] = ['tickets', 'food', 'drinks'];
const PLACE_ORDER: readonly Place[] = ['online', 'gate', 'bar'];

/** Heads with their shares of the width; all but the first are figures. */
function columns(names: readonly string[], shares: readonly number[], words = 1): TableColumn[] {
	return names.map((name, at) => ({ name, share: shares[at] ?? 0, ...(at < words ? {} : { align: 'right' }) }));
}

/** Pieces of what fits. */
function piecesOf(sales: readonly Sale[], where: Where): number {
	return fitting(sales, where).reduce((all, { pieces }) => all + pieces, 0);
}

/** The items of a group, in the order of the price list. */
const itemsOf = (group: Group): readonly Item[] => items.filter((item) => ITEMS[item].group === group);

/** The report of a match day: what was sold, how it was paid, what is in the tills, and what follows for the books. */
export async function reportPdf(day: ClosedDay): Promise<Uint8Array> {
	const sheet = await Sheet.begin(texts.head);
	tickets(sheet, day.sales);
	bar(sheet, day.sales);
	vat(sheet, day.sales);
	payments(sheet, day.sales);
	closings(sheet, day);
	books(sheet, day);
	signatures(sheet);
	return sheet.end();
}

function tickets(sheet: Sheet, sales: readonly Sale[]): void {
	const pieces = (place: Place) => String(piecesOf(sales, { place, group: 'tickets' }));
	sheet.heading(texts.tickets.title);
	table(sheet, {
		columns: columns(texts.tickets.columns, [0.32, 0.14, 0.14, 0.14, 0.1, 0.16]),
		rows: itemsOf('tickets').map((item) => [
			days.items[item],
			formatCents(ITEMS[item].price),
			String(piecesOf(sales, { item, place: 'online' })),
			String(piecesOf(sales, { item, place: 'gate' })),
			String(piecesOf(sales, { item })),
			formatCents(grossOf(sales, { item })),
		]),
		total: [
			texts.sum,
			'',
			pieces('online'),
			pieces('gate'),
			formatWhole(piecesOf(sales, { group: 'tickets' })),
			formatCents(grossOf(sales, { group: 'tickets' })),
		],
	});
}

function bar(sheet: Sheet, sales: readonly Sale[]): void {
	sheet.heading(texts.bar.title);
	const groups: readonly Group[] = ['drinks', 'food'];
	table(sheet, {
		columns: columns(texts.bar.columns, [0.32, 0.14, 0.14, 0.14, 0.1, 0.16]),
		rows: groups.flatMap((group) =>
			itemsOf(group).map((item) => [
				days.items[item],
				formatCents(ITEMS[item].price),
				`${GROUPS[group].rate}\u00a0%`,
				formatCents(grossOf(sales, { item, payment: 'cash' })),
				String(piecesOf(sales, { item })),
				formatCents(grossOf(sales, { item })),
			]),
		),
		total: [
			texts.sum,
			'',
			'',
			formatCents(grossOf(sales, { place: 'bar', payment: 'cash' })),
			formatWhole(piecesOf(sales, { place: 'bar' })),
			formatCents(grossOf(sales, { place: 'bar' })),
		],
	});
}

function vat(sheet: Sheet, sales: readonly Sale[]): void {
	const sums = GROUP_ORDER.map((group) => vatOf(sales, group));
	const sum = (key: 'net' | 'vat' | 'gross') => formatCents(sums.reduce((total, row) => total + row[key], 0));
	sheet.heading(texts.vat.title);
	table(sheet, {
		columns: columns(texts.vat.columns, [0.18, 0.32, 0.08, 0.14, 0.12, 0.16], 2),
		rows: GROUP_ORDER.map((group) => {
			const { net, vat, gross } = vatOf(sales, group);
			const { rate, sphere } = GROUPS[group];
			return [
				days.groups[group],
				days.spheres[sphere],
				`${rate}\u00a0%`,
				formatCents(net),
				formatCents(vat),
				formatCents(gross),
			];
		}),
		total: [texts.sum, '', '', sum('net'), sum('vat'), sum('gross')],
	});
}

function payments(sheet: Sheet, sales: readonly Sale[]): void {
	sheet.heading(texts.payments.title);
	const line = (name: string, where: { place?: Place }) => [
		name,
		...(['online', 'cash', 'card'] as const).map((payment) => formatCents(grossOf(sales, { ...where, payment }))),
		formatCents(grossOf(sales, where)),
	];
	table(sheet, {
		columns: columns(texts.payments.columns, [0.34, 0.165, 0.165, 0.165, 0.165]),
		rows: PLACE_ORDER.map((place) => line(days.places[place], { place })),
		total: line(texts.sum, {}),
	});
}

function closings(sheet: Sheet, { tills, vouchers }: ClosedDay): void {
	sheet.heading(texts.closings.title, 110);
	const rows = tills.map((till) => ({ ...till, ...closingOf(till) }));
	const sum = (key: 'float' | 'cash' | 'expected' | 'counted' | 'difference') =>
		formatCents(rows.reduce((total, row) => total + row[key], 0));
	table(sheet, {
		columns: columns(texts.closings.columns, [0.2, 0.14, 0.13, 0.14, 0.13, 0.13, 0.13], 2),
		rows: rows.map(({ place, float, cash, expected, counted, difference }) => [
			days.places[place],
			vouchers[place],
			...[float, cash, expected, counted, difference].map(formatCents),
		]),
		total: [texts.sum, '', sum('float'), sum('cash'), sum('expected'), sum('counted'), sum('difference')],
	});
	sheet.paragraph(texts.closings.note);
}

function books(sheet: Sheet, day: ClosedDay): void {
	const rows = bookings(day, days);
	sheet.heading(texts.books.title, 200);
	sheet.paragraph(texts.books.text);
	table(sheet, {
		columns: columns(texts.books.columns, [0.4, 0.15, 0.11, 0.13, 0.07, 0.14], 2),
		rows: rows.map(({ text, voucher, account, contra, sphere, amount: cents }) => [
			text,
			voucher,
			...[account, contra, sphere].map(String),
			formatCents(cents),
		]),
	});
	sheet.paragraph(texts.books.note);
}

function signatures(sheet: Sheet): void {
	sheet.reserve(80);
	sheet.y += 36;
	const width = (sheet.width - 2 * 20) / 3;
	for (const [at, name] of texts.signatures.entries()) {
		const x = sheet.left + at * (width + 20);
		sheet.rule(sheet.y, INK.soft, 0.8, x, width);
		sheet.put('P', name, { voice: 'label', size: 8 }, x, sheet.y + 4, width);
	}
	sheet.y += 28;
}
