/** Codes of tickets, and hand scanners that are plugged in as a keyboard: they type a code and press Enter or Tab, wherever the focus is. */
import { useEffect, useRef } from 'react';

/**
 * Scanners put the kind of code before it and signs of their own around it, and on a keyboard of another country they type other signs.
 * Hands write 'Nr. 1014'.
 */
const CODE = /^(?:.{0,6}muster(?:[^\p{L}\d]|ß){0,3}([1-9]\d{2,3})[^\p{L}\d]{0,3}|(?:#|nr\.? ?)?([1-9]\d{2,3}))$/iu;
/** Keys by their place: Caps Lock and other layouts write other signs on them. */
const PLACE = /^(?:Key|Digit|Numpad)([A-Z\d])$/;

/** What the QR code of a ticket says, a sample first of all: 'MUSTER 1014'. In capitals, which take fewer modules. */
export function codeOf(number: number): string {
	return `MUSTER ${number}`;
}

/** The number in what a code says, or in what somebody typed; undefined for every other text. */
export function numberIn(text: string): number | undefined {
	const [, scanned, typed] = CODE.exec(text.trim()) ?? [];
	return Number(scanned ?? typed) || undefined;
}

/** From one key of a scanner to the next, milliseconds. Fingers are slower. */
const GAP_MS = 50;

/** Reads keys with their moments, milliseconds: whether a key is one of a scanner's, and the number that it ends. */
export function scanned(): (
	key: string,
	at: number,
) => { readonly isBurst: boolean; readonly number?: number | undefined } {
	let [typed, last, isRead] = ['', Number.NEGATIVE_INFINITY, false];
	return (key, at) => {
		const isBurst = at - last < GAP_MS && (typed !== '' || isRead);
		last = at;
		if (!isBurst) typed = '';
		if (key !== 'Enter') {
			typed += key;
			isRead = false;
			return { isBurst };
		}
		const number = isBurst ? numberIn(typed) : undefined;
		typed = '';
		// Many send a line feed after the return.
		isRead = number !== undefined || (isBurst && isRead);
		return { isBurst: isRead, number };
	};
}

/** Hears a hand scanner, whatever has the focus: what it typed into a field is taken out again, and presses nothing. */
export function useScanner(onScan: (number: number) => void): void {
	const latest = useRef(onScan);
	useEffect(() => {
		latest.current = onScan;
	});
	useEffect(() => {
		const read = scanned();
		let [field, before] = [undefined as HTMLInputElement | undefined, ''];
		const hear = (event: KeyboardEvent) => {
			const { code, target, timeStamp, ctrlKey, metaKey, altKey } = event;
			const key = event.key === 'Tab' ? 'Enter' : (PLACE.exec(code)?.[1] ?? event.key);
			if (ctrlKey || metaKey || altKey || (key.length > 1 && key !== 'Enter')) return;
			const { isBurst, number } = read(key, timeStamp);
			if (!isBurst) {
				field = target instanceof HTMLInputElement && target.type === 'text' ? target : undefined;
				before = field?.value ?? '';
				return;
			}
			if (field === undefined || key === 'Enter') {
				event.preventDefault();
				event.stopPropagation();
			}
			if (number === undefined) return;
			if (field) write(field, before);
			latest.current(number);
		};
		addEventListener('keydown', hear, true);
		return () => removeEventListener('keydown', hear, true);
	}, []);
}

/** Writes into a field as its visitor would: React notices it. */
function write(field: HTMLInputElement, text: string): void {
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
	field.dispatchEvent(new Event('input', { bubbles: true }));
}
