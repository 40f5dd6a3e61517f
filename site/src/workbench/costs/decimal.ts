import { formatCents, formatWhole } from '../../money/amounts';

/** A number from 0 on with so many decimals, as German readers write it: 1234.5 is `1.234,50` with two. */
export function formatDecimal(number: number, decimals: number): string {
	const [whole = '', fraction] = number.toFixed(decimals).split('.');
	return formatWhole(Number(whole)) + (fraction ? `,${fraction}` : '');
}

/** What comes to a guest or a ticket: cents with a figure that is not 0, from a euro on an amount in euros. */
export function perOne(cents: number): { readonly unit: 'cent' | 'euro'; readonly value: string } {
	if (cents >= 100) return { unit: 'euro', value: formatCents(Math.round(cents)) };
	const decimals = cents === 0 || cents >= 10 ? 0 : Math.max(1, Math.ceil(-Math.log10(cents)));
	return { unit: 'cent', value: formatDecimal(cents, decimals).replace(/,0+$/, '') };
}
