import { translator } from '../../i18n/i18n';
import { cents, euros, hundredths, type Writing, wholeNumber } from '../written';
import { type CostsInput, costsFields } from './sales';

const number = <const Name extends keyof typeof costsFields>(name: Name, writing: Writing, unit: Unit) => ({
	bounds: costsFields[name],
	writing,
	unit,
});

/** What stands behind a number: keys of texts. */
type Unit = 'none' | 'euro' | 'cent' | 'percent';

/** The numbers that the page asks for. */
export const costsNumbers = {
	events: number('events', wholeNumber, 'none'),
	guestsPerEvent: number('guestsPerEvent', wholeNumber, 'none'),
	adultCents: number('adultCents', euros, 'euro'),
	adultShare: number('adultShare', wholeNumber, 'percent'),
	reducedCents: number('reducedCents', euros, 'euro'),
	reducedShare: number('reducedShare', wholeNumber, 'percent'),
	childCents: number('childCents', euros, 'euro'),
	childShare: number('childShare', wholeNumber, 'percent'),
	onlinePercent: number('onlinePercent', wholeNumber, 'percent'),
	barCentsPerEvent: number('barCentsPerEvent', euros, 'euro'),
	barCardPercent: number('barCardPercent', wholeNumber, 'percent'),
	ticketsPerOrder: number('ticketsPerOrder', wholeNumber, 'none'),
	onlineBasisPoints: number('onlineBasisPoints', hundredths, 'percent'),
	onlineFixedCents: number('onlineFixedCents', cents, 'cent'),
	barPaymentCents: number('barPaymentCents', euros, 'euro'),
	cardBasisPoints: number('cardBasisPoints', hundredths, 'percent'),
	cardFixedCents: number('cardFixedCents', cents, 'cent'),
} as const;

/** Name of a number that the page asks for. */
export type CostsNumber = keyof typeof costsNumbers;

/** Their names, in the page's order. */
export const numberNames = Object.keys(costsNumbers) as readonly CostsNumber[];

/** A value with its unit, as in a sentence; what is open says so. */
export function withUnit(name: CostsNumber, value: CostsInput[CostsNumber]): string {
	const t = translator('tools/costs');
	const { writing, unit } = costsNumbers[name];
	return value === null ? t('open') : t(`units.${unit}`, { value: writing.write(value) });
}

/** The message for a number that doesn't fit. */
export function costsFault(name: CostsNumber, value: CostsInput[CostsNumber]): string {
	const t = translator('tools/costs');
	const { bounds, writing } = costsNumbers[name];
	const kind =
		writing === wholeNumber ? 'whole' : writing === hundredths ? 'percent' : writing === cents ? 'cents' : 'amount';
	const [min, max] = [bounds.min, bounds.max].map((bound) => withUnit(name, bound));
	const said = t(`faults.${kind}`, { field: t(`fields.${name}`), min, max });
	const meanwhile = value === null ? t('faults.stillOpen') : t('faults.meanwhile', { value: withUnit(name, value) });
	return `${said} ${meanwhile}`;
}
