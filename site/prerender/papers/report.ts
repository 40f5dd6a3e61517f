import days from '../../../locales/de/papers/match-day.json' with { type: 'json' };
import texts from '../../../locales/de/papers/report.json' with { type: 'json' };
import { bookings } from '../../src/bookkeeping/bookings.ts';
import { amount } from '../../src/bookkeeping/figures.ts';
import { GROUPS, type Group, type Place } from '../../src/bookkeeping/goods.ts';
import { formatWhole } from '../../src/money/amounts.ts';
import { closingOf, day, grossOf, itemsOf, piecesOf, tills, VOUCHERS, vatOf } from './match-day.ts';
import { INK, Sheet } from './sheet.ts';
import { type TableColumn, table } from './table.ts';

const GROUP_ORDER: readonly Group[] = ['tickets', 'food', 'drinks'];
const PLACE_ORDER: readonly Place[] = ['online', 'gate', 'bar'];

/** Heads with their shares of the width; all but the first are figures. */
function columns(names: readonly string[], shares: readonly number[], words = 1): TableColumn[] {
	return names.map((name, at) => ({ name, share: shares[at] ?? 0, ...(at < words ? {} : { align: 'right' }) }));
}

/** The sample report of a match day: what was sold, how it was paid, what is in the tills, and what follows for the books. */
export async function reportPdf(): Promise<Uint8Array> {
	const sheet = await Sheet.begin(texts.head);
	tickets(sheet);
	bar(sheet);
	vat(sheet);
	payments(sheet);
	closings(sheet);
	books(sheet);
	signatures(sheet);
	return sheet.end();
}

function tickets(sheet: Sheet): void {
	const pieces = (place: Place) => String(piecesOf({ place, group: 'tickets' }));
	sheet.heading(texts.tickets.title);
	table(sheet, {
		columns: columns(texts.tickets.columns, [0.32, 0.14, 0.14, 0.14, 0.1, 0.16]),
		rows: itemsOf('tickets').map(({ item, price }) => [
			days.items[item],
			amount(price),
			String(piecesOf({ item, place: 'online' })),
			String(piecesOf({ item, place: 'gate' })),
			String(piecesOf({ item })),
			amount(grossOf({ item })),
		]),
		total: [
			texts.sum,
			'',
			pieces('online'),
			pieces('gate'),
			formatWhole(piecesOf({ group: 'tickets' })),
			amount(grossOf({ group: 'tickets' })),
		],
	});
}

function bar(sheet: Sheet): void {
	sheet.heading(texts.bar.title);
	const groups: readonly Group[] = ['drinks', 'food'];
	table(sheet, {
		columns: columns(texts.bar.columns, [0.32, 0.14, 0.14, 0.14, 0.1, 0.16]),
		rows: groups.flatMap((group) =>
			itemsOf(group).map(({ item, price }) => [
				days.items[item],
				amount(price),
				`${GROUPS[group].rate}\u00a0%`,
				amount(grossOf({ item, payment: 'cash' })),
				String(piecesOf({ item })),
				amount(grossOf({ item })),
			]),
		),
		total: [
			texts.sum,
			'',
			'',
			amount(grossOf({ place: 'bar', payment: 'cash' })),
			formatWhole(piecesOf({ place: 'bar' })),
			amount(grossOf({ place: 'bar' })),
		],
	});
}

function vat(sheet: Sheet): void {
	const sums = GROUP_ORDER.map(vatOf);
	const sum = (key: 'net' | 'vat' | 'gross') => amount(sums.reduce((total, row) => total + row[key], 0));
	sheet.heading(texts.vat.title);
	table(sheet, {
		columns: columns(texts.vat.columns, [0.18, 0.32, 0.08, 0.14, 0.12, 0.16], 2),
		rows: GROUP_ORDER.map((group) => {
			const { net, vat, gross } = vatOf(group);
			const { rate, sphere } = GROUPS[group];
			return [days.groups[group], days.spheres[sphere], `${rate}\u00a0%`, amount(net), amount(vat), amount(gross)];
		}),
		total: [texts.sum, '', '', sum('net'), sum('vat'), sum('gross')],
	});
}

function payments(sheet: Sheet): void {
	sheet.heading(texts.payments.title);
	const line = (name: string, where: { place?: Place }) => [
		name,
		...(['online', 'cash', 'card'] as const).map((payment) => amount(grossOf({ ...where, payment }))),
		amount(grossOf(where)),
	];
	table(sheet, {
		columns: columns(texts.payments.columns, [0.34, 0.165, 0.165, 0.165, 0.165]),
		rows: PLACE_ORDER.map((place) => line(days.places[place], { place })),
		total: line(texts.sum, {}),
	});
}

function closings(sheet: Sheet): void {
	sheet.heading(texts.closings.title, 110);
	const rows = tills.map((till) => ({ ...till, ...closingOf(till) }));
	const sum = (key: 'float' | 'cash' | 'expected' | 'counted' | 'difference') =>
		amount(rows.reduce((total, row) => total + row[key], 0));
	table(sheet, {
		columns: columns(texts.closings.columns, [0.2, 0.14, 0.13, 0.14, 0.13, 0.13, 0.13], 2),
		rows: rows.map(({ place, float, cash, expected, counted, difference }) => [
			days.places[place],
			VOUCHERS[place],
			...[float, cash, expected, counted, difference].map(amount),
		]),
		total: [texts.sum, '', sum('float'), sum('cash'), sum('expected'), sum('counted'), sum('difference')],
	});
	sheet.paragraph(texts.closings.note);
}

function books(sheet: Sheet): void {
	const rows = bookings(day, days);
	sheet.heading(texts.books.title, 200);
	sheet.paragraph(texts.books.text);
	table(sheet, {
		columns: columns(texts.books.columns, [0.4, 0.15, 0.11, 0.13, 0.07, 0.14], 2),
		rows: rows.map(({ text, voucher, account, contra, sphere, amount: cents }) => [
			text,
			voucher,
			...[account, contra, sphere].map(String),
			amount(cents),
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
