import { formatCents } from '../../../../money/amounts';

/** A price as it is printed, with both decimals: 600 is `6,00 €`. */
export function priceText(cents: number): string {
	return `${formatCents(cents)}\u00a0€`;
}
