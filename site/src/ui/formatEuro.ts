const euros = new Intl.NumberFormat('de-DE', {
	style: 'currency',
	currency: 'EUR',
	trailingZeroDisplay: 'stripIfInteger',
});

/** An amount in euro cents as German readers write it: 799 is `7,99 €` with a no-break space, 0 is `0 €`. */
export function formatEuro(cents: number): string {
	return euros.format(cents / 100);
}
