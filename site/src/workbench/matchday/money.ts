import { translator } from '../../i18n/i18n';
import { formatCents } from '../../money/amounts';

/** A kind of money, cents, as short as it stands in a drawer: '20 ct', '50 €'. */
export function moneyLabel(worth: number): string {
	const t = translator('tools/matchday');
	return worth < 100 ? t('cent', { worth }) : t('euro', { worth: worth / 100 });
}

/** A price as it is printed, with both decimals: 600 is `6,00 €`. */
export function priceText(cents: number): string {
	return `${formatCents(cents)}\u00a0€`;
}
