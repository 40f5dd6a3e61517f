import css from './Printing.module.css';
import { print } from './printer';

/** Longest wait for pictures, in milliseconds. */
const PATIENCE_MS = 1_000;

/** Events that show that somebody goes on, or prints something else. */
const NEXT = ['pointerdown', 'keydown', 'focus'];

/** Paper to print on, in millimetres. */
interface Paper {
	readonly width: number;
	readonly height: number;
	readonly margin?: number;
}

/**
 * What is on the paper now. Taken away by the next thing that the visitor does, or before another print: some browsers say
 * that they have printed before they take the picture.
 */
let clear = () => {};

/** Prints these elements and nothing else of the page, each on a sheet of its own. False where the browser doesn't print. */
export async function printOnly(sheets: readonly Element[], paper: Paper): Promise<boolean> {
	clear();
	const stack = document.createElement('div');
	stack.className = css.print ?? '';
	stack.append(...sheets);
	document.body.append(stack);
	document.documentElement.setAttribute('data-printing', '');
	const takeAway = setPaper(paper);
	clear = () => {
		stack.remove();
		document.documentElement.removeAttribute('data-printing');
		takeAway();
		clear = () => {};
	};
	await picturesOf(stack);
	const begun: Event[] = [];
	addEventListener('beforeprint', (event) => begun.push(event), { once: true });
	const printing = print();
	// From now on another print is the browser's own; where this one has not begun yet, the next is this one.
	const endings = begun.length > 0 ? [...NEXT, 'beforeprint'] : NEXT;
	const goOn = () => {
		for (const event of endings) removeEventListener(event, goOn, true);
		clear();
	};
	for (const event of endings) addEventListener(event, goOn, true);
	const isPrinted = await printing;
	if (!isPrinted) goOn();
	return isPrinted;
}

/** Sets the size of the paper. Returns what takes the rule back. */
function setPaper({ width, height, margin = 0 }: Paper): () => void {
	const styles = ownStyles();
	if (styles === undefined) return () => {};
	const rule =
		styles.cssRules[styles.insertRule(`@page{size:${width}mm ${height}mm;margin:${margin}mm}`, styles.cssRules.length)];
	return () => {
		const place = Array.from(styles.cssRules).indexOf(rule as CSSRule);
		if (place >= 0) styles.deleteRule(place);
	};
}

/** The style sheet that has this module's rules. Extensions put theirs before it, which may be for screens alone, or closed to us. */
function ownStyles(): CSSStyleSheet | undefined {
	return Array.from(document.styleSheets).find((styles) => {
		try {
			return Array.from(styles.cssRules).some(({ cssText }) => cssText.startsWith(`.${css.print} `));
		} catch {
			return false;
		}
	});
}

/** Waits until copied pictures have come. */
async function picturesOf(stack: Element): Promise<void> {
	const waiting = Array.from(
		stack.querySelectorAll('image'),
		(image) => new Promise((resolve) => image.addEventListener('load', resolve, { once: true })),
	);
	if (waiting.length === 0) return;
	await Promise.race([Promise.all(waiting), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
