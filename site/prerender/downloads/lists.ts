import { INK, type Sheet } from './sheet.ts';

/** A point to tick off, and what it rests on. */
export interface Point {
	readonly text: string;
	/** Paragraph or letter of the law. */
	readonly basis?: string;
}

const BOX = 9;
const INDENT = 20;
/** Width of the column for what points rest on. */
const BASIS = 118;
const BASIS_LOOK = { voice: 'label', size: 8.5, ink: INK.soft } as const;
/** Height of a line to write on, and width of the name before it. */
const BLANK = 23;
const NAME = 120;
const COLUMN_GAP = 24;

/** Points with a box to tick, what they rest on beside them. */
export function checklist(sheet: Sheet, points: readonly Point[]): void {
	const width = sheet.width - INDENT - BASIS - 12;
	sheet.group('L', () => {
		for (const { text, basis } of points) {
			const height = Math.max(sheet.heightOf(text, width), basis ? sheet.heightOf(basis, BASIS, BASIS_LOOK) : 0);
			sheet.reserve(height + 4);
			const top = sheet.y;
			sheet.decoration(() =>
				sheet.doc
					.rect(sheet.left, top + 1, BOX, BOX)
					.lineWidth(1)
					.strokeColor(INK.text)
					.stroke(),
			);
			sheet.group('LI', () => {
				sheet.put('LBody', text, {}, sheet.left + INDENT, top, width);
				const x = sheet.left + sheet.width - BASIS;
				if (basis) sheet.put('LBody', basis, BASIS_LOOK, x, top + 1, BASIS);
			});
			sheet.y += height + 4;
		}
	});
}

/** Height of a question in one line with the line for its answer. */
export const QUESTION = 35;

/** Questions, each with a line to write on. */
export function questions(sheet: Sheet, texts: readonly string[]): void {
	sheet.group('L', () => {
		for (const text of texts) {
			sheet.reserve(QUESTION);
			sheet.group('LI', () => sheet.write('LBody', text));
			sheet.y += 16;
			sheet.rule(sheet.y, INK.line, 0.8);
			sheet.y += 6;
		}
	});
}

/** Names of what is to be written down, each with a line for it, in two columns. */
export function blanks(sheet: Sheet, names: readonly string[]): void {
	const width = (sheet.width - COLUMN_GAP) / 2;
	sheet.group('L', () => {
		for (const [at, name] of names.entries()) {
			const x = sheet.left + (at % 2) * (width + COLUMN_GAP);
			sheet.reserve(BLANK);
			sheet.group('LI', () => sheet.put('LBody', name, {}, x, sheet.y + 6, NAME));
			sheet.rule(sheet.y + 19, INK.soft, 0.8, x + NAME, width - NAME);
			if (at % 2 === 1 || at === names.length - 1) sheet.y += BLANK;
		}
	});
	sheet.y += 2;
}
