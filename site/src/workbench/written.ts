import { formatCents, formatWhole } from '../money/amounts';

/** How a value is written in a field, and read from it. */
export interface Writing {
	/** The value, or undefined for what says none. Bounds are the field's. */
	readonly read: (typed: string) => number | undefined;
	readonly write: (value: number) => string;
	/** The keyboard of a phone. */
	readonly inputMode: 'numeric' | 'decimal';
}

/** What people write before and behind a number without meaning another one. */
const ABOUT = /^(?:ca\.?|circa|etwa|rund|ungefähr|jeweils|je)(?=[ \d])\s*/i;
const UNIT =
	/\s*(?:%|prozent|s|sek\.?|sekunden?|gast|gäste|personen?|leute|schalter|kassen?|veranstaltung(?:en)?|spiele?|tickets?|karten?|stück)\.?$/i;
/** What people write with an amount. */
const MONEY = /^(€|eur|euro)?\s*(.*?)\s*(€|eur|euro|ct|cents?)?\.?$/i;
/** Behind an amount without cents: `8,-`, and `-,-` where there is none. */
const NO_CENTS = /[,.]-+$/;
/** The cell of a table without an amount. */
const NO_AMOUNT = /^-+$/;
/** With thousands in groups, or without; a comma begins the decimals. No group begins with a nought: `0.125` is an eighth. */
const GERMAN = /^([+-]?)([1-9]\d{0,2}(?:([. '’])\d{3})(?:\3\d{3})*|\d*)(?:,(\d*))?$/;
/** As in Switzerland and in English tables: groups, and a point that begins the decimals. */
const SWISS = /^([+-]?)([1-9]\d{0,2}(?:([ '’,])\d{3})(?:\3\d{3})*)\.(\d{1,2})$/;
/** A point with one or two digits behind it groups nothing: the keyboard had no comma. */
const WITH_POINT = /^([+-]?)(\d*)()\.(\d{1,2})$/;
const TIME = /^(?:um|ab|gegen)?\s*(\d{1,2})(?:\s*[:.,h]\s*|\s*uhr\s*)?(\d{2})?(?::00)?\s*(?:uhr|h)?$/i;

/** Typed or pasted text without invisible characters: full-width digits and wide blanks are usual ones, every dash a minus. */
export function plain(typed: string): string {
	return typed
		.normalize('NFKC')
		.replace(/\p{DI}/gu, '')
		.replace(/[\p{Pd}\u2212]/gu, '-')
		.replace(/\s+/g, ' ')
		.trim();
}

/** Reads a number with what may stand behind it. */
function readDecimal(typed: string, decimals: number): number | undefined {
	return readNumber(plain(typed).replace(ABOUT, '').replace(UNIT, ''), decimals);
}

/** Reads a number in the German way, as a whole number of its last decimal: `1.200` is 1200, with one decimal 12000. */
function readNumber(number: string, decimals: number): number | undefined {
	const [, sign, whole = '', , fraction = ''] =
		GERMAN.exec(number) ?? SWISS.exec(number) ?? WITH_POINT.exec(number) ?? [];
	const digits = fraction.replace(/0+$/, '');
	if (whole + fraction === '' || digits.length > decimals) return undefined;
	const value = Number(whole.replace(/\D/g, '') + digits.padEnd(decimals, '0'));
	return sign === '-' && value !== 0 ? -value : value;
}

/** A whole number. */
export const wholeNumber: Writing = {
	read: (typed) => readDecimal(typed, 0),
	write: formatWhole,
	inputMode: 'numeric',
};

/** Tenths as a number with at most one decimal: 252 is `25,2`. */
export const tenths: Writing = {
	read: (typed) => readDecimal(typed, 1),
	write: (value) => formatWhole(Math.floor(value / 10)) + (value % 10 === 0 ? '' : `,${value % 10}`),
	inputMode: 'decimal',
};

/** Hundredths as a number with at most two decimals: 250 is `2,5`. */
export const hundredths: Writing = {
	read: (typed) => readDecimal(typed, 2),
	write: (value) => formatCents(value).replace(/,?0{1,2}$/, ''),
	inputMode: 'decimal',
};

/** Reads an amount in cents, typed in euros or in cents: what has no unit is in the field's own. A dash alone is nothing. */
function readMoney(typed: string, own: 'euro' | 'cent'): number | undefined {
	const [, before, amount = '', behind] = MONEY.exec(plain(typed).replace(ABOUT, '')) ?? [];
	const unit = before ?? behind ?? (own === 'euro' ? '€' : 'ct');
	const number = amount.replace(NO_CENTS, '').replace(/^([+-]) /, '$1');
	if (NO_AMOUNT.test(number)) return 0;
	return readNumber(number, unit.toLowerCase().startsWith('c') ? 0 : 2);
}

/** Cents as an amount in euros: 800 is `8,00`. */
export const euros: Writing = {
	read: (typed) => readMoney(typed, 'euro'),
	write: formatCents,
	inputMode: 'decimal',
};

/** Cents as such: 35 is `35`, and so is `0,35 €`. */
export const cents: Writing = {
	read: (typed) => readMoney(typed, 'cent'),
	write: formatWhole,
	inputMode: 'decimal',
};

/** A minute of the day as its time: 1170 is `19:30`. Other minutes are those of the day before or after. */
export const timeOfDay: Writing = {
	read(typed) {
		const [, hours, minutes = '00'] = TIME.exec(plain(typed)) ?? [];
		return hours === undefined || Number(hours) > 23 || Number(minutes) > 59
			? undefined
			: Number(hours) * 60 + Number(minutes);
	},
	write(minute) {
		const ofDay = ((minute % 1_440) + 1_440) % 1_440;
		return `${Math.floor(ofDay / 60)}:${twoDigits(ofDay % 60)}`;
	},
	inputMode: 'decimal',
};

/** A span of time as people say it: so many of a unit, a little more (`over`), or a little less (`under`). */
export interface Span {
	readonly count: number;
	readonly unit: 'seconds' | 'minutes' | 'hours';
	readonly about: 'exactly' | 'over' | 'under';
}

/** @param seconds from 0 on, not rounded; what is left of a unit is named as the nearer of `over` and `under` */
export function span(seconds: number): Span {
	const whole = Math.round(seconds);
	if (whole < 60) return { count: whole, unit: 'seconds', about: 'exactly' };
	const [per, unit] = whole < 3_570 ? ([60, 'minutes'] as const) : ([3_600, 'hours'] as const);
	const [count, rest] = [Math.floor(whole / per), whole % per];
	if (rest === 0) return { count, unit, about: 'exactly' };
	return rest < per / 2 ? { count, unit, about: 'over' } : { count: count + 1, unit, about: 'under' };
}

/** @param seconds above 0; the least whole number of its unit that they stay below */
export function below(seconds: number): Span {
	const unit = seconds <= 59 ? 'seconds' : 'minutes';
	return { count: Math.max(1, Math.ceil(unit === 'seconds' ? seconds : seconds / 60)), unit, about: 'exactly' };
}

function twoDigits(number: number): string {
	return String(number).padStart(2, '0');
}
