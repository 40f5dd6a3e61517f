import { translator } from '../../i18n/i18n';
import { formatEuro } from '../../money/amounts';
import { timeOfDay } from '../written';
import type { CardsInput } from './model';
import { longDate } from './outcome';
import { type Row, typeset } from './receipt';
import { type PaperRoll, rolls } from './sizes';

/** Tickets on the wide receipt, which shows a sum. */
const BOUGHT = { adult: 2, reduced: 1, child: 1 } as const;

function head(input: CardsInput): readonly Row[] {
	const t = translator('tools/cards');
	return [
		{ kind: 'centre', text: input.club, isStrong: true },
		{ kind: 'centre', text: input.venue },
		{ kind: 'rule' },
		{ kind: 'centre', text: input.event, isLarge: true },
		{ kind: 'centre', text: longDate(input.day) },
		{
			kind: 'centre',
			text: t('print.times', {
				entry: timeOfDay.write(input.entryMinute),
				start: timeOfDay.write(input.startMinute),
			}),
		},
		{ kind: 'rule' },
	];
}

function foot(roll: PaperRoll): readonly Row[] {
	const t = translator('tools/cards');
	return [
		{ kind: 'band', text: t('print.band') },
		{ kind: 'code' },
		{ kind: 'centre', text: t('print.test'), isStrong: true },
		{ kind: 'centre', text: t('print.roll', { width: roll.width, count: roll.characters }) },
	];
}

/** A ticket from the narrow roll. */
export function narrowReceipt(input: CardsInput) {
	const t = translator('tools/cards');
	const total: readonly Row[] = [
		{ kind: 'pair', text: input.adultName, amount: formatEuro(input.adultCents) },
		{ kind: 'rule' },
		{ kind: 'pair', text: t('print.price'), amount: formatEuro(input.adultCents), isLarge: true },
	];
	return typeset([...head(input), ...total, ...foot(rolls.narrow)], rolls.narrow);
}

/** A receipt for several tickets from the wide roll. */
export function wideReceipt(input: CardsInput) {
	const t = translator('tools/cards');
	const bought = [
		{ count: BOUGHT.adult, name: input.adultName, cents: input.adultCents },
		{ count: BOUGHT.reduced, name: input.reducedName, cents: input.reducedCents },
		{ count: BOUGHT.child, name: input.childName, cents: input.childCents },
	];
	const sum = bought.reduce((all, { count, cents }) => all + count * cents, 0);
	const lines: readonly Row[] = [
		...bought.map(
			({ count, name, cents }): Row => ({
				kind: 'pair',
				text: `${count} × ${name}`,
				amount: formatEuro(count * cents),
			}),
		),
		{ kind: 'rule' },
		{ kind: 'pair', text: t('print.sum'), amount: formatEuro(sum), isLarge: true },
	];
	return typeset([...head(input), ...lines, ...foot(rolls.wide)], rolls.wide);
}
