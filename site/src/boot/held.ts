/** What the inline loader held back until React came: the element, and for a form the button that sent it. */
type Held = readonly [target: HTMLElement, submitter?: HTMLElement | null];

declare global {
	interface Window {
		/** Ends the holding and returns what was held. */
		nono?: () => Held[];
	}
}

/** React takes a page over part by part: time between two looks, in milliseconds, and how many there are. */
const LOOK_MS = 20;
const LOOKS = 250;

/** Repeats the visitor's clicks and submits that came before React. */
export function replayHeld(): void {
	for (const [target, submitter] of window.nono?.() ?? []) {
		whenTaken(target, () => {
			delete target.dataset.held;
			if (target instanceof HTMLFormElement) target.requestSubmit(submitter);
			else target.click();
		});
	}
	delete window.nono;
}

/** Waits until React knows an element. The mark is internal to React; without it the act comes late, not never. */
function whenTaken(element: HTMLElement, act: () => void, looks = LOOKS): void {
	const taken = Object.keys(element).some((key) => key.startsWith('__reactProps$'));
	setTimeout(taken || looks === 0 ? act : () => whenTaken(element, act, looks - 1), LOOK_MS);
}
