import { type MouseEvent, useRef } from 'react';

/** How long after a press, milliseconds, and how near to it, pixels, another one is its second half. */
const [DOUBLE_MS, DOUBLE_PX] = [300, 24];

/**
 * Holds back the second half of a double press: what has just appeared below a finger was not meant. The same control may be
 * pressed as often and as fast as somebody likes.
 */
export function useSinglePress(): (event: MouseEvent) => void {
	const last = useRef({ at: Number.NEGATIVE_INFINITY, x: 0, y: 0, control: null as Element | null });
	return (event) => {
		// The keyboard's have no place.
		if (event.detail === 0) return;
		const { timeStamp: at, clientX: x, clientY: y, target } = event;
		const before = last.current;
		const control = target instanceof Element ? target.closest('button, summary, label, a') : null;
		last.current = { at, x, y, control };
		const isSecond = at - before.at < DOUBLE_MS && Math.hypot(x - before.x, y - before.y) < DOUBLE_PX;
		if (!isSecond || control === before.control) return;
		event.preventDefault();
		event.stopPropagation();
	};
}
