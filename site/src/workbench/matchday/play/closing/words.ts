import { translator } from '../../../../i18n/i18n';
import { priceText } from '../../money';

/** The headline of the station: what the count came to, as soon as there is one. */
export function titleOf(difference: number | undefined): string {
	const t = translator('tools/matchday/closing');
	if (difference === undefined) return t('title.count');
	return difference === 0 ? t('title.right') : t('title.short', { amount: priceText(-difference) });
}
