import { create } from 'fontkit';
import { headlineFont } from './font.ts';

/** Letter spacing as a share of the size, as in `shell/Logo.module.css`. */
const SPACING = -0.02;

/** A word as outlines; its ink begins at 0 and ends at `width` and `height`. */
export interface Wordmark {
	/** SVG path data. */
	readonly path: string;
	readonly width: number;
	readonly height: number;
}

/** Sets a word in the site's headline cut, `size` units an em, and returns the letters' outlines. */
export async function wordmark(word: string, size: number): Promise<Wordmark> {
	const font = create(await headlineFont());
	// CSS Text 3, section 8.2: spaced letters form no ligatures.
	const { glyphs, positions } = font.layout(word, { liga: false, clig: false });
	const scale = size / font.unitsPerEm;
	let pen = 0;
	const letters = glyphs.map(({ path }, at) => {
		const letter = path.scale(scale, -scale).translate(pen, 0);
		pen += (positions[at]?.xAdvance ?? 0) * scale + size * SPACING;
		return letter;
	});
	const boxes = letters.map(({ bbox }) => bbox);
	const [left, top] = [Math.min(...boxes.map(({ minX }) => minX)), Math.min(...boxes.map(({ minY }) => minY))];
	return {
		path: letters.map((letter) => letter.translate(-left, -top).toSVG()).join(''),
		width: round(Math.max(...boxes.map(({ maxX }) => maxX)) - left),
		height: round(Math.max(...boxes.map(({ maxY }) => maxY)) - top),
	};
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}
