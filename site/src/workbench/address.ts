import { type Reading, readState } from './state';

/** What `state.ts` writes begins with a digit; a place on a page, as `#inhalt` is one, with a letter. */
const PLACE = /^#[a-z]/i;
/** What `state.ts` writes, without what sentences, mail programs and messengers put behind an address. */
const WRITTEN = /^#\d+\.[\w-]*/;

/** What an address fragment says of the tools; nothing when it leads to a place on the page, or is empty. */
export function readAddress(fragment: string): Reading | undefined {
	if (fragment === '' || fragment === '#' || PLACE.test(fragment)) return undefined;
	return readState(WRITTEN.exec(fragment)?.[0] ?? fragment);
}
