import { printOnly } from '../printing';
import { layOut } from './imposition';
import { elementId, type Piece } from './pieces';
import { a4, type Size } from './sizes';

const SVG = 'http://www.w3.org/2000/svg';
/** Width of a cutting mark, in millimetres. */
const HAIRLINE = 0.15;

/** Papers to print on. */
export type PaperKind = 'a4' | 'narrow' | 'wide';

/** Prints the pieces in true size and nothing else: on a roll its receipt, on A4 all of them with cutting marks. False where nothing prints. */
export async function printPieces(paper: PaperKind, pieces: readonly Piece[]): Promise<boolean> {
	const sheets = paper === 'a4' ? sheetsOf(pieces) : pieces.filter(({ id }) => id === paper).map(alone);
	const [first] = sheets;
	return (
		first !== undefined &&
		printOnly(
			sheets.map(({ svg }) => svg),
			first.size,
		)
	);
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
	return layOut(pieces).map(({ pieces: placed, marks }) => {
		const svg = sheet(a4);
		const lines = document.createElementNS(SVG, 'path');
		lines.setAttribute('d', marks.map(({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`).join(''));
		lines.setAttribute('stroke', '#000000');
		lines.setAttribute('stroke-width', String(HAIRLINE));
		svg.append(lines);
		svg.append(...placed.map((piece) => copy(piece, piece.x, piece.y)));
		return { svg, size: a4 };
	});
}
