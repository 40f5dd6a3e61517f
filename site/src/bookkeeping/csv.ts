import { dayOf, plainAmount } from './figures.ts';
import { GROUPS } from './goods.ts';
import type { Sale, Words } from './sale.ts';

/** Spreadsheets tell UTF-8 by this mark, and read umlauts wrongly without it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Sales, a line each, as German spreadsheets open them: semicolons, decimal commas, CRLF. */
export function salesCsv(sales: readonly Sale[], words: Words): Uint8Array<ArrayBuffer> {
	const rows = sales.map(({ date, place, payment, voucher, item, group, pieces, price, gross }) => [
		words.club,
		dayOf(date),
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
