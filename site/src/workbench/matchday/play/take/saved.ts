/** An evening as a file: a text with the whole address, to open again. */
import { type Log, readEvening } from '../../address';

/** Bytes of the largest file that is read: twice what the longest log takes. */
export const FILE_MAX = 200_000;

export const FILE_NAME = 'probe-spieltag.txt';

/** The evening in a text, or undefined where there is none. */
export function eveningIn(text: string): Log | undefined {
	const [fragment] = /#a\d+\.[\w-]+/.exec(text) ?? [];
	return fragment === undefined ? undefined : readEvening(fragment);
}
