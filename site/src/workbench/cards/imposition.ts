/** Imposition: where pieces and their cutting marks lie on a sheet. */
import { a4, type Size } from './sizes';

/** White on every side, which printers need, in millimetres. */
const MARGIN = 10;
/** Between two pieces: room for the cutting marks of both. */
const GAP = 10;
/** A cutting mark begins so far from the piece, so that no line is left on it, and is so long. */
const MARK_DISTANCE = 1;
const MARK_LENGTH = 3;

/** A piece on a sheet; `x` and `y` are its upper left corner, from the upper left corner of the paper. */
export type Placed<Piece extends Size = Size> = Piece & { readonly x: number; readonly y: number };

/** A line to cut along, beside a piece. */
export interface Mark {
	readonly x1: number;
	readonly y1: number;
	readonly x2: number;
	readonly y2: number;
}

interface Sheet<Piece extends Size> {
	readonly pieces: readonly Placed<Piece>[];
	readonly marks: readonly Mark[];
}

/** The two lines at each corner of a piece that go on with its sides. */
function marksOf({ x, y, width, height }: Placed): readonly Mark[] {
	const [left, top, right, bottom] = [x, y, x + width, y + height];
	const [near, far] = [MARK_DISTANCE, MARK_DISTANCE + MARK_LENGTH];
	return [
		...[top, bottom].flatMap((at) => [
			{ x1: left - far, y1: at, x2: left - near, y2: at },
			{ x1: right + near, y1: at, x2: right + far, y2: at },
		]),
		...[left, right].flatMap((at) => [
			{ x1: at, y1: top - far, x2: at, y2: top - near },
			{ x1: at, y1: bottom + near, x2: at, y2: bottom + far },
		]),
	];
}

/**
 * Lays pieces on sheets of A4 in true size: side by side in their order, then in the next row, then on the next sheet.
 *
 * @param pieces each no larger than a sheet within its margins, 190 × 277 mm
 */
export function layOut<Piece extends Size>(pieces: readonly Piece[]): readonly Sheet<Piece>[] {
	const right = a4.width - MARGIN;
	const bottom = a4.height - MARGIN;
	const sheets: Placed<Piece>[][] = [];
	let [x, y, rowHeight] = [MARGIN, MARGIN, 0];
	for (const piece of pieces) {
		if (x + piece.width > right) [x, y, rowHeight] = [MARGIN, y + rowHeight + GAP, 0];
		if (sheets.length === 0 || y + piece.height > bottom) {
			sheets.push([]);
			[x, y, rowHeight] = [MARGIN, MARGIN, 0];
		}
		sheets[sheets.length - 1]?.push({ ...piece, x, y });
		x += piece.width + GAP;
		rowHeight = Math.max(rowHeight, piece.height);
	}
	return sheets.map((placed) => ({ pieces: placed, marks: placed.flatMap(marksOf) }));
}
