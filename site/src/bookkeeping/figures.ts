const DAY = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });

/** The day as '17.04.2027'. */
export function dayOf(date: Date): string {
	return DAY.format(date);
}

/** Cents as '1234,50': for files that programs read. */
export function plainAmount(cents: number): string {
	return (cents / 100).toFixed(2).replace('.', ',');
}

/** Cents as '1.234,50', with a true minus: for people. */
export function amount(cents: number): string {
	const whole = Math.trunc(Math.abs(cents) / 100);
	const thousands = String(whole).replace(/\B(?=(\d{3})+$)/g, '.');
	return `${cents < 0 ? '−' : ''}${thousands},${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}
