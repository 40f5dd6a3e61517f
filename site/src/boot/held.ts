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

/** What a press consists of before its click. */
const PRESS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'touchstart', 'touchend'] as const;
const ACTS = ['click', 'submit'] as const;

/**
 * Keeps presses from React until `replayHeld`. Pressed while it takes the page over, React would do all of that at once, and
 * the press would wait for it; and what the loader holds would be done now and repeated later.
 */
export function keepPressesFromReact(): void {
	for (const type of PRESS) addEventListener(type, keep, true);
	for (const type of ACTS) addEventListener(type, keepHeld, true);
}

function keep(event: Event): void {
	event.stopPropagation();
}

/** Only what the loader, which hears of it first, has held: other links and controls do without React. */
function keepHeld(event: Event): void {
	if (event.defaultPrevented) event.stopPropagation();
}

/** Repeats the visitor's clicks and submits that came before React, which has all of them from now on. */
export function replayHeld(): void {
	for (const type of PRESS) removeEventListener(type, keep, true);
	for (const type of ACTS) removeEventListener(type, keepHeld, true);
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
