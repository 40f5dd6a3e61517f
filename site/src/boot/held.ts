/** What the inline loader held back until React came: the element, and for a form the button that sent it. */
type Held = readonly [target: HTMLElement, submitter?: HTMLElement | null];

declare global {
	interface Window {
		/** The inline loader's, `boot/loader.js`. Missing in development, where React is there from the start. */
		nono?: {
			readonly held: Held[];
			/** Holds nothing any more, and sends what was held as a plain form. */
			giveUp(): void;
		};
	}
}

/**
 * Takes a control over from the inline loader, which holds presses on everything with `data-js` until then, and does what
 * was pressed before. To be called when React answers the control: as its `ref`, or for a form in an effect.
 *
 * @param element its `data-js` names it, so that a press isn't lost when React had to make the element anew
 */
export function takeOver(element: HTMLElement | null): void {
	const name = element?.dataset.js;
	if (element === null || name === undefined) return;
	element.removeAttribute('data-js');
	const held = window.nono?.held ?? [];
	const isIt = ([target]: Held) => target === element || (!target.isConnected && target.dataset.js === name);
	const first = held.find(isIt);
	if (first === undefined) return;
	held.splice(0, held.length, ...held.filter((entry) => !isIt(entry)));
	// React is in the middle of its work here.
	setTimeout(() => {
		delete element.dataset.held;
		if (element instanceof HTMLFormElement) element.requestSubmit(first[1]?.isConnected ? first[1] : undefined);
		else element.click();
	});
}
