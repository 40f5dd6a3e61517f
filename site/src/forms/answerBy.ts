/** Where people read times: the visitor's own zone may be another, the promise is the same. */
const SHOWN = new Intl.DateTimeFormat('de-DE', {
	timeZone: 'Europe/Berlin',
	weekday: 'long',
	day: 'numeric',
	month: 'long',
	hour: '2-digit',
	minute: '2-digit',
});

/**
 * An instant of the wire as a German date and time with its weekday, as the mails have it: 'Samstag, 28. November, 14:30 Uhr'.
 * Nothing where it is none: a page promises no hour that nobody named.
 */
export function germanInstant(wire: string | null | undefined): string | undefined {
	const time = Date.parse(wire ?? '');
	if (Number.isNaN(time)) return undefined;
	const parts = Object.fromEntries(SHOWN.formatToParts(time).map(({ type, value }) => [type, value]));
	return `${parts.weekday}, ${parts.day}. ${parts.month}, ${parts.hour}:${parts.minute} Uhr`;
}
