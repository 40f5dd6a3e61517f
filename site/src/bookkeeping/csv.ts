import { GROUPS } from './goods.ts';
import type { Sale, Words } from './sale.ts';

/** Spreadsheets recognise UTF-8 by this mark, and read umlauts wrongly without it. */
const BYTE_ORDER_MARK = '\uFEFF';

const DAY = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });

/** The day as '17.04.2027'. */
export function dateOf(date: Date): string {
	return DAY.format(date);
}

/** Cents as '1234,50': for files that programs read. */
export function plainAmount(cents: number): string {
	return (cents / 100).toFixed(2).replace('.', ',');
}

/** Sales, a line each, as German spreadsheets open them: semicolons, decimal commas, CRLF. */
export function salesCsv(sales: readonly Sale[], words: Words): Uint8Array<ArrayBuffer> {
	const rows = sales.map(({ date, place, payment, voucher, item, group, pieces, price, gross }) => [
		words.club,
		dateOf(date),
		words.places[place],
		voucher,
		words.payments[payment],
		words.spheres[GROUPS[group].sphere],
		words.groups[group],
		words.items[item],
		String(pieces),
		plainAmount(price),
		plainAmount(gross),
		String(GROUPS[group].rate),
	]);
	const lines = [words.columns, ...rows].map((fields) => fields.map(field).join(';'));
	return new TextEncoder().encode(`${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`);
}

/** A value, in quotes where it would end the field (RFC 4180). */
function field(value: string): string {
	return /[";\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
