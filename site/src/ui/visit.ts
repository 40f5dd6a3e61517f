/** What the visitor filled in, as the fragment of an address; empty before. In memory only, for as long as the document lives. */
let fragment = '';
/** The fragments that these numbers had in addresses of this visit. */
const earlier = new Set<string>();
const listeners = new Set<() => void>();

/** The numbers change: the visitor typed. */
export function changeTo(next: string): void {
	fragment = next;
	for (const listener of listeners) listener();
}

/** Calls back whenever the numbers change. @returns a function that stops it */
export function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The fragment of the numbers as they are now. */
export function ownFragment(): string {
	return fragment;
}

/** Before anybody typed anything, and in the prerendered page. */
export function noFragment(): string {
	return '';
}

/** An address shows the numbers as they are now. */
export function noteAddress(): void {
	earlier.add(fragment);
}

/** True for an address that these numbers had earlier in this visit: it stands for what has become of them. */
export function isEarlier(address: string): boolean {
	return earlier.has(address);
}

/** Other numbers take the place of these. */
export function beginWith(address: string): void {
	earlier.clear();
	changeTo(address);
	noteAddress();
}

/** True for a page that shows these numbers. */
export function isTool(path: string): boolean {
	return path.startsWith('/tools/');
}
