declare global {
	interface Window {
		/** The inline loader's, `boot/loader.js`. Missing in development, where React is there from the start. */
		nono?: {
			/** The buttons that were pressed, and the forms that were sent, before React came. */
			readonly held: HTMLElement[];
			/** Leaves the page as it is without JavaScript: holds nothing any more, and sends what was held as a plain form. */
			giveUp(): void;
			/** Gives up in the end, once React is asked for. */
			patience?: ReturnType<typeof setTimeout>;
		};
	}
}

/** Says that React answers from now on. When it comes after the loader has given up, its controls come back. */
export function stopWaiting(): void {
	clearTimeout(window.nono?.patience);
	document.documentElement.dataset.script = '';
	document.getElementById('lost')?.setAttribute('hidden', '');
}

/**
 * Replays an early press: takes a control over from the inline loader, which holds presses on everything with `data-js` until then, and does
 * once what was pressed before. To be called when React answers the control: as its `ref`, or for a form in an effect.
 *
 * @param element its `data-js` names it, so that a press isn't lost when React had to make the element anew
 */
export function takeOver(element: HTMLElement | null): void {
	replay(element, 1);
}

/** The same for a button that counts: each press is replayed. */
export function takeOverEach(element: HTMLElement | null): void {
	replay(element, Number.POSITIVE_INFINITY);
}

function replay(element: HTMLElement | null, most: number): void {
	const name = element?.dataset.js;
	if (element === null || name === undefined) return;
	element.removeAttribute('data-js');
	delete element.dataset.held;
	const held = window.nono?.held ?? [];
	const isIt = (target: HTMLElement) => target === element || (!target.isConnected && target.dataset.js === name);
	const presses = held.filter(isIt).slice(0, most);
	held.splice(0, held.length, ...held.filter((target) => !isIt(target)));
	// React is in the middle of its work here, and shows what one press has changed before it takes the next.
	for (const _ of presses)
		setTimeout(() => {
			if (element instanceof HTMLFormElement) element.requestSubmit();
			else element.click();
		});
}
