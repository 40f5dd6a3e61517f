import type { PaperRoll } from './sizes';

/** Height of a printed line, in millimetres: 24 dots and the space between lines. */
export const LINE = 4;

/** What one row of a receipt is. */
export type Row =
	| { readonly kind: 'centre'; readonly text: string; readonly isLarge?: boolean; readonly isStrong?: boolean }
	| { readonly kind: 'pair'; readonly text: string; readonly amount: string; readonly isLarge?: boolean }
	| { readonly kind: 'rule' }
	/** White letters on black, across the whole width. */
	| { readonly kind: 'band'; readonly text: string }
	| { readonly kind: 'code' };

/** Heights of rows, in millimetres. */
const HEIGHTS = { centre: LINE, pair: LINE, rule: 3, band: 7, code: 34 } as const;
/** A large line is twice as wide and high. */
const LARGE = 2;
/** Paper before the first and behind the last row: the cutter's. */
const MARGIN = 5;

/** A row in its place: `y` is its upper edge, in millimetres from the upper edge of the paper. */
export type Printed = Row & { readonly y: number; readonly height: number };

/** Cells of a line, one a character. */
export function cells(line: string): number {
	return Array.from(line).length;
}

/** Breaks a text into lines of at most so many cells: between words, and inside of one that is longer than a line. */
export function wrap(text: string, most: number): readonly string[] {
	const lines: string[] = [];
	let line = '';
	for (const word of text.split(' ')) {
		const joined = line === '' ? word : `${line} ${word}`;
		if (cells(joined) <= most) {
			line = joined;
			continue;
		}
		if (line !== '') lines.push(line);
		line = '';
		for (const character of word) {
			if (cells(line + character) > most) {
				lines.push(line);
				line = '';
			}
			line += character;
		}
	}
	return line === '' ? lines : [...lines, line];
}

/** Rows as the printer of a roll sets them: what is too long for a line goes on in the next. */
export function typeset(
	rows: readonly Row[],
	{ characters }: PaperRoll,
): { readonly rows: readonly Printed[]; readonly height: number } {
	let y = MARGIN;
	const printed = rows.flatMap(wrapped).map((row): Printed => {
		const height = HEIGHTS[row.kind] * ('isLarge' in row && row.isLarge ? LARGE : 1);
		y += height;
		return { ...row, y: y - height, height };
	});
	return { rows: printed, height: y + MARGIN };

	function wrapped(row: Row): readonly Row[] {
		if (row.kind === 'centre')
			return wrap(row.text, row.isLarge ? characters / LARGE : characters).map((text) => ({ ...row, text }));
		if (row.kind !== 'pair') return [row];
		const cellsLeft = (row.isLarge ? characters / LARGE : characters) - cells(row.amount) - 1;
		const lines = wrap(row.text, cellsLeft);
		return (lines.length > 0 ? lines : ['']).map((text, at) => ({
			...row,
			text,
			amount: at >= lines.length - 1 ? row.amount : '',
		}));
	}
}
