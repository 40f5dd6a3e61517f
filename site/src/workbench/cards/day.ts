import { plain, type Writing } from '../written';

/** Milliseconds of a day without a change of clocks. */
const DAY_MS = 86_400_000;
/** Of years written in two digits: what is planned lies ahead. */
const CENTURY = 2_000;

/** As written by hand, with the day of the week or without: `4.9.2027`, `Sa, 4. Sept. 27`, `Samstag, den 4. September 2027`. Between
 * figures stands whatever the keyboard has: that of a German phone for numbers has a comma only. */
const GERMAN =
	/^(?:(?:mo|di|mi|do|fr|sa|so)(?:[a-z]*tag|ttwoch|nnabend)?[.,]* )?(?:(?:am|den|dem|der) )?(\d{1,2})[ .,/-]+(?:(\d{1,2})[ .,/-]+|([a-zä]{3,})[ .,]*)'?(\d{4}|\d{2})[.,]?$/i;
/** Each by its name, of which the beginning is enough. */
const MONTHS = [
	...['januar', 'februar', 'märz', 'april', 'mai', 'juni'],
	...['juli', 'august', 'september', 'oktober', 'november', 'dezember'],
];
/** ISO 8601, as tables and calendars have it. */
const ISO = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/;

/** A day's date; months and weekdays are counted from 0 on, and from Sunday on. */
export function partsOf(day: number) {
	const date = new Date(day * DAY_MS);
	return { date: date.getUTCDate(), month: date.getUTCMonth(), year: date.getUTCFullYear(), weekday: date.getUTCDay() };
}

/** A day, counted from 1 January 1970 on, as its date: 21065 is `4.9.2027`. No day that the calendar lacks is read. */
export const dateOfDay: Writing = {
	read(typed) {
		const text = plain(typed);
		const [, date, figures, name, year = ''] = GERMAN.exec(text) ?? [];
		const month = name ? 1 + MONTHS.findIndex((one) => one.startsWith(name.toLowerCase())) : figures;
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
