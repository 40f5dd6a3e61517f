import { textOf, translator } from '../../../../i18n/i18n';
import { formatCents } from '../../../../money/amounts';
import { timeOf } from '../../clock';
import type { ReceiptMistake } from '../../drawer';
import { priceText } from '../../money';
import type { Evening } from '../../state';

/** What explains a mistake: its receipt, what went back by it and what did, euros, and what was forgotten. */
export function reasonOf({ receipts }: Evening, slip: ReceiptMistake) {
	const { kind, receipt: number, cents } = slip;
	const { given = 0, total = 0, at = 0 } = receipts[number - 1] ?? {};
	const change = given - total;
	const item = slip.kind === 'item' ? textOf('tools/matchday').roll.short[slip.item] : '';
	return { kind, number, time: timeOf(at), right: formatCents(change), wrong: formatCents(change + cents), item };
}

/** The headline of the station: what the count came to, as soon as there is one. */
export function titleOf(difference: number | undefined): string {
	const t = translator('tools/matchday/closing');
	if (difference === undefined) return t('title.count');
	return difference === 0 ? t('title.right') : t('title.short', { amount: priceText(-difference) });
}
