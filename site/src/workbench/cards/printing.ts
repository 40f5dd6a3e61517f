import { layOut } from './imposition';
import css from './Mat.module.css';
import { elementId, type Piece } from './pieces';
import { a4, type Size } from './sizes';

const SVG = 'http://www.w3.org/2000/svg';
/** Longest wait for the crest, in milliseconds. */
const PATIENCE_MS = 1_000;
/** Width of a cutting mark, in millimetres. */
const HAIRLINE = 0.15;

/** What tells that somebody goes on, or prints something else. */
const NEXT = ['pointerdown', 'keydown', 'focus'];

/** Papers to print on. */
export type Paper = 'a4' | 'narrow' | 'wide';

/**
 * What is on the paper now. Taken away by the next thing that the visitor does, or before another print: some browsers say
 * that they have printed before they take the picture.
 */
let clear = () => {};

/** Prints the pieces in true size and nothing else: on a roll its receipt, on A4 all of them with cutting marks. */
export async function print(paper: Paper, pieces: readonly Piece[]): Promise<void> {
	clear();
	const sheets = paper === 'a4' ? sheetsOf(pieces) : pieces.filter(({ id }) => id === paper).map(alone);
	const [first] = sheets;
	if (first === undefined) return;
	const stack = document.createElement('div');
	stack.className = css.print ?? '';
	stack.append(...sheets.map(({ svg }) => svg));
	document.body.append(stack);
	document.documentElement.setAttribute('data-printing', '');
	const takeAway = setPaper(first.size);
	clear = () => {
		stack.remove();
		document.documentElement.removeAttribute('data-printing');
		takeAway();
		clear = () => {};
	};
	await picturesOf(stack);
	const begun: Event[] = [];
	addEventListener('beforeprint', (event) => begun.push(event), { once: true });
	window.print();
	// From now on another print is the browser's own; where this one has not begun yet, the next is this one.
	const endings = begun.length > 0 ? [...NEXT, 'beforeprint'] : NEXT;
	const goOn = () => {
		for (const event of endings) removeEventListener(event, goOn, true);
		clear();
	};
	for (const event of endings) addEventListener(event, goOn, true);
}

interface Sheet {
	readonly svg: SVGSVGElement;
	readonly size: Size;
}

function sheet(size: Size): SVGSVGElement {
	const svg = document.createElementNS(SVG, 'svg');
	svg.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
	svg.setAttribute('width', `${size.width}mm`);
	svg.setAttribute('height', `${size.height}mm`);
	return svg;
}

/** A copy of what the page shows, at a place of a sheet. Its patterns are its own: those of the page are hidden. */
function copy({ id, width, height }: Piece, x = 0, y = 0): Node {
	const svg = document.getElementById(elementId(id))?.cloneNode(true) as SVGSVGElement;
	for (const [name, value] of Object.entries({ x, y, width, height })) svg.setAttribute(name, String(value));
	svg.removeAttribute('id');
	for (const pattern of svg.querySelectorAll('pattern')) {
		for (const user of svg.querySelectorAll(`[fill="url(#${pattern.id})"]`))
			user.setAttribute('fill', `url(#${pattern.id}-gedruckt)`);
		pattern.id += '-gedruckt';
	}
	return svg;
}

function alone(piece: Piece): Sheet {
	const svg = sheet(piece);
	svg.append(copy(piece));
	return { svg, size: piece };
}

function sheetsOf(pieces: readonly Piece[]): readonly Sheet[] {
	const byId = new Map<string, Piece>(pieces.map((piece) => [piece.id, piece]));
	return layOut(pieces).sheets.map(({ pieces: placed, marks }) => {
		const svg = sheet(a4);
		const lines = document.createElementNS(SVG, 'path');
		lines.setAttribute('d', marks.map(({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`).join(''));
		lines.setAttribute('stroke', '#000000');
		lines.setAttribute('stroke-width', String(HAIRLINE));
		svg.append(lines);
		for (const { id, x, y } of placed) {
			const piece = byId.get(id);
			if (piece) svg.append(copy(piece, x, y));
		}
		return { svg, size: a4 };
	});
}

/** Sets the size of the paper. Returns what takes the rule back. */
function setPaper({ width, height }: Size): () => void {
	const [styles] = document.styleSheets;
	if (styles === undefined) return () => {};
	const rule =
		styles.cssRules[styles.insertRule(`@page{size:${width}mm ${height}mm;margin:0}`, styles.cssRules.length)];
	return () => {
		const place = Array.from(styles.cssRules).indexOf(rule as CSSRule);
		if (place >= 0) styles.deleteRule(place);
	};
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
