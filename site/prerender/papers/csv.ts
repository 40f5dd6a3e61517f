import texts from '../../../locales/de/papers/match-day.json' with { type: 'json' };
import { dayOf, plainAmount } from './figures.ts';
import { GROUPS, MATCH_DAY, sales, VOUCHERS } from './match-day.ts';

/** Spreadsheets tell UTF-8 by this mark, and read umlauts wrongly without it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The sales of the sample day, a line each, as German spreadsheets open them: semicolons, decimal commas, CRLF. */
export function salesCsv(): Uint8Array {
	const rows = sales.map(({ place, payment, item, group, pieces, price, gross }) => [
		texts.club,
		dayOf(MATCH_DAY),
		texts.places[place],
		VOUCHERS[place],
		texts.payments[payment],
		texts.spheres[GROUPS[group].sphere],
		texts.groups[group],
		texts.items[item],
		String(pieces),
		plainAmount(price),
		plainAmount(gross),
		String(GROUPS[group].rate),
	]);
	const lines = [texts.columns, ...rows].map((fields) => fields.map(field).join(';'));
	return Buffer.from(`${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`);
}

/** A value, in quotes where it would end the field (RFC 4180). */
function field(value: string): string {
	return /[";\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
