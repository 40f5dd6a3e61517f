/** Where people read times: the visitor's own zone may be another, the promise is the same. */
const SHOWN = new Intl.DateTimeFormat('de-DE', {
	timeZone: 'Europe/Berlin',
	weekday: 'long',
	hour: 'numeric',
	hourCycle: 'h23',
});
/** Up to this hour it is early: 'Montag früh'. */
const EARLY_TO = 8;

/**
 * An instant of the wire as a person says it, in German time and without what is past the hour: 'Dienstag, 14 Uhr'. It is near, so that
 * it needs no date. Undefined for an invalid time: a page promises no hour that the API did not name.
 */
export function spokenHour(wire: string | null | undefined): string | undefined {
	const time = Date.parse(wire ?? '');
	if (Number.isNaN(time)) return undefined;
	const parts = Object.fromEntries(SHOWN.formatToParts(time).map(({ type, value }) => [type, value]));
	const hour = Number(parts.hour);
	return `${parts.weekday}${hour <= EARLY_TO ? ' früh' : ''}, ${hour}\u00a0Uhr`;
}
