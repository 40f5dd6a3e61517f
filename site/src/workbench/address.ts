import { mended } from './mended';
import { FRAGMENT_MAX, type Reading, readState } from './state';

/** What `state.ts` writes begins with a digit; a place on a page, as `#inhalt` is one, with a letter. */
const PLACE = /^#[a-z]/i;

/** The tools' state in an address fragment; undefined when it is empty or leads to a place on the page. */
export function readAddress(fragment: string): Reading | undefined {
	if (fragment === '' || fragment === '#' || PLACE.test(fragment)) return undefined;
	const { code, ends } = mended(fragment.slice(0, 2 * FRAGMENT_MAX));
	const readings = [...ends].reverse().map((end) => readState(code.slice(0, end) || fragment));
	return readings.find(({ ok }) => ok) ?? { ok: false };
}
