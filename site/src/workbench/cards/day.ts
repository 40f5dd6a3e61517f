import { plain, type Writing } from '../written';

/** Milliseconds of a day without a change of clocks. */
const DAY_MS = 86_400_000;
/** Of years written in two digits: what is planned lies ahead. */
const CENTURY = 2_000;

/** As written by hand: `4.9.2027`, `4. 9. 27`. */
const GERMAN = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})$/;
/** ISO 8601, as tables and calendars have it. */
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** A day's date; months and weekdays are counted from 0 on, and from Sunday on. */
export function partsOf(day: number) {
	const date = new Date(day * DAY_MS);
	return { date: date.getUTCDate(), month: date.getUTCMonth(), year: date.getUTCFullYear(), weekday: date.getUTCDay() };
}

/** A day, counted from 1 January 1970 on, as its date: 21065 is `4.9.2027`. No day that the calendar lacks is read. */
export const dateOfDay: Writing = {
	read(typed) {
		const text = plain(typed);
		const [, date, month, year = ''] = GERMAN.exec(text) ?? [];
		const [, isoYear, isoMonth, isoDate] = ISO.exec(text) ?? [];
		const fullYear = isoYear ?? (year.length === 2 ? String(CENTURY + Number(year)) : year);
		const wanted = [Number(isoDate ?? date), Number(isoMonth ?? month) - 1, Number(fullYear)] as const;
		const day = Date.UTC(wanted[2], wanted[1], wanted[0]) / DAY_MS;
		const found = partsOf(day);
		return found.date === wanted[0] && found.month === wanted[1] && found.year === wanted[2] ? day : undefined;
	},
	write(day) {
		const { date, month, year } = partsOf(day);
		return `${date}.${month + 1}.${year}`;
	},
	inputMode: 'decimal',
};
