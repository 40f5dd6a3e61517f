import { textOf, translator } from '../../../../i18n/i18n';
import { differenceOf } from '../../figures';
import { moneyLabel, priceText } from '../../money';
import type { Evening } from '../../state';

/** A kind of money: '20 Cent', '50 €'. */
export function moneyName(worth: number): string {
	return worth < 100 ? translator('tools/matchday/closing')('cent', { worth }) : moneyLabel(worth);
}

/** What the count came to, with its amount; nothing more to say of it where the drawer is right. */
export function countOutcome(difference: number): {
	readonly key: 'short' | 'over' | 'right';
	readonly amount: string;
} {
	const key = difference < 0 ? 'short' : difference > 0 ? 'over' : 'right';
	return { key, amount: priceText(Math.abs(difference)) };
}

/** The headline of the station: what the count came to, as soon as there is one. */
export function titleOf(evening: Evening, isCounting: boolean): string {
	const difference = differenceOf(evening);
	if (difference === undefined || isCounting) return textOf('tools/matchday/closing').title.count;
	const { key, amount } = countOutcome(difference);
	return translator('tools/matchday/closing')(`title.${key}`, { amount });
}
