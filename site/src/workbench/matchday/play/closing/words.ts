import { textOf, translator } from '../../../../i18n/i18n';
import type { Evening } from '../../state';
import { priceText } from '../ticket/price';
import { differenceIn } from './z-report';

/** A kind of money: '20 Cent', '50 €'. */
export function moneyName(worth: number): string {
	return translator('tools/matchday/closing')(worth < 100 ? 'cent' : 'euro', {
		worth: worth < 100 ? worth : worth / 100,
	});
}

/** The same, as short as it stands in a compartment: '20 ct'. */
export function moneyLabel(worth: number): string {
	return worth < 100 ? translator('tools/matchday/closing')('ct', { worth }) : moneyName(worth);
}

/** What the count came to, with its amount; nothing more to say of it where the drawer is right. */
export function outcomeOf(difference: number): { readonly key: 'short' | 'over' | 'right'; readonly amount: string } {
	const key = difference < 0 ? 'short' : difference > 0 ? 'over' : 'right';
	return { key, amount: priceText(Math.abs(difference)) };
}

/** The headline of the station: what the count came to, as soon as there is one. */
export function titleOf(evening: Evening, isCounting: boolean): string {
	const difference = differenceIn(evening);
	if (difference === undefined || isCounting) return textOf('tools/matchday/closing').title.count;
	const { key, amount } = outcomeOf(difference);
	return translator('tools/matchday/closing')(`title.${key}`, { amount });
}
