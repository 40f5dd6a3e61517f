/** Where functions/reminder writes what it measured, once a day; a release brings a file that says `null`. */
export const ANSWER_TIME_PATH = '/facts/answer-time.json';

/** Older numbers are not shown: the CDN keeps the file for a day, and a day may be missed. In milliseconds. */
const SHOWN_FOR = 3 * 24 * 60 * 60 * 1000;

/** How the promise of an answer within 24 hours was kept. */
export interface MeasuredTime {
	/** Days that were looked at. */
	readonly days: number;
	/** Messages that were answered within 24 hours. */
	readonly inTime: number;
	/** Messages that the share is of. */
	readonly counted: number;
}

/** What was measured lately; nothing when it is too little or too old to be shown, or does not come. */
export async function answerTime(now: number): Promise<MeasuredTime | undefined> {
	try {
		const measured: unknown = await (await fetch(ANSWER_TIME_PATH)).json();
		return isShown(measured, now) ? measured : undefined;
	} catch {
		return undefined;
	}
}

/** The file is not part of the release: it is checked like every answer from outside. */
function isShown(measured: unknown, now: number): measured is MeasuredTime {
	const { days, inTime, counted, measuredAt } = Object(measured);
	const isFresh = Math.abs(now - Date.parse(measuredAt)) < SHOWN_FOR;
	return isFresh && [days, inTime, counted].every(Number.isInteger) && 0 <= inTime && inTime <= counted;
}
