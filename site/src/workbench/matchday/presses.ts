import { useEffect } from 'react';

/** How long after a press, milliseconds, and how near to it, pixels, another one is its second half. */
const [DOUBLE_MS, DOUBLE_PX] = [300, 24];

interface Press {
	readonly at: number;
	readonly x: number;
	readonly y: number;
	readonly control: Element | null;
	/** What it does: a control may do something else after each press. */
	readonly meaning: string;
}

/** The last press that counted, also where another page, or another part of this one, has taken its place since. */
let last: Press = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, control: null, meaning: '' };

function meaningOf(control: Element | null): string {
	const isOpen = control instanceof HTMLElement && control.matches('details[open] > summary');
	return [control?.getAttribute('aria-expanded'), control?.getAttribute('data-meaning'), isOpen].join();
}

function holdBack(event: MouseEvent): void {
	// The keyboard's have no place.
	if (event.detail === 0) return;
	const { timeStamp: at, clientX: x, clientY: y, target } = event;
	const control = target instanceof Element ? target.closest('button, summary, label, a, input') : null;
	const press = { at, x, y, control, meaning: meaningOf(control) };
	const isNear = at - last.at < DOUBLE_MS && Math.hypot(x - last.x, y - last.y) < DOUBLE_PX;
	const isAnother = control !== last.control || (press.meaning !== last.meaning && event.detail > 1);
	if (!isNear || !isAnother) {
		last = press;
		return;
	}
	// Nor is a third one meant, as long as the finger is there.
	last = { ...last, at };
	event.preventDefault();
	event.stopImmediatePropagation();
}

/** A key that is held down presses once. */
function holdRepeats(event: KeyboardEvent): void {
	if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement) event.preventDefault();
}

/**
 * Holds back the second half of a double press: what has just appeared below a finger was not meant. The same control may be
 * pressed as often and as fast as somebody likes, unless it does something else by then.
 */
export function useSinglePress(): void {
	useEffect(() => {
		document.addEventListener('click', holdBack, true);
		document.addEventListener('keydown', holdRepeats, true);
		return () => {
			document.removeEventListener('click', holdBack, true);
			document.removeEventListener('keydown', holdRepeats, true);
		};
	}, []);
}
