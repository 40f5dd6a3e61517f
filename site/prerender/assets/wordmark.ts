import { pathData, wordSetter } from './glyph-outlines.ts';
import { headlineCut } from './tokens.ts';

/** Letter spacing as a share of the size, as in `shell/Logo.module.css`. */
const SPACING = -0.02;

/** Steps a unit: at the logo's size as fine as the font's own grid of a thousand steps an em. */
const GRID = 10;

/** A word as outlines; its ink begins at 0 and ends at `width` and `height`. */
export interface Wordmark {
	/** SVG path data. */
	readonly path: string;
	readonly width: number;
	readonly height: number;
}

/** Sets a word in the site's headline cut, `size` units an em, and returns the letters' outlines. */
export async function wordmark(word: string, size: number): Promise<Wordmark> {
	const setWords = await wordSetter();
	const outline = setWords(word, { size, ...headlineCut(), letterSpacing: SPACING });
	const points = outline.letters.flatMap(({ left, top, segments }) =>
		segments.flatMap(({ values }) => values.map((value, i) => value + (i % 2 === 0 ? left : top))),
	);
	const xs = points.filter((_, i) => i % 2 === 0);
	const ys = points.filter((_, i) => i % 2 === 1);
	const [left, top] = [Math.min(...xs), Math.min(...ys)];
	return {
		path: pathData(outline, GRID, -left, -top),
		width: round(Math.max(...xs) - left),
		height: round(Math.max(...ys) - top),
	};
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}
