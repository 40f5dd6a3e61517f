import { type Reading, readState } from './state';

/** Places on a page, as `#inhalt` is one. What `state.ts` writes begins with a digit. */
const PLACE = /^#[a-z][\w-]*$/i;

/** What an address fragment says of the tools; nothing when it leads to a place on the page, or is empty. */
export function readAddress(fragment: string): Reading | undefined {
	return fragment === '' || fragment === '#' || PLACE.test(fragment) ? undefined : readState(fragment);
}
