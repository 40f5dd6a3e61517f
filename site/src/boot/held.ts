/** What the inline loader held back until React came: the element, and for a form the button that sent it. */
type Held = readonly [target: HTMLElement, submitter?: HTMLElement | null];

declare global {
	interface Window {
		/** Ends the holding and returns what was held. */
		nono?: () => Held[];
	}
}

/** Repeats the visitor's clicks and submits that came before React. */
export function replayHeld(): void {
	for (const [target, submitter] of window.nono?.() ?? []) {
		if (target instanceof HTMLFormElement) target.requestSubmit(submitter);
		else target.click();
	}
	delete window.nono;
}
