import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';
import subsetFont from 'subset-font';

/** The site's headline cut of Archivo. */
const CUT = { wdth: 80, wght: 850 };
/** Letter spacing as a share of the size, as in `shell/Logo.module.css`. */
const SPACING = -0.02;
/** Size at which the letters are set: satori rounds outlines to a tenth of a unit. */
const SET_SIZE = 1000;

/** A word as outlines; its ink begins at 0 and ends at `width` and `height`. */
export interface Wordmark {
	/** SVG path data. */
	readonly path: string;
	readonly width: number;
	readonly height: number;
}

/** The unchanged font that the site's own is cut from: Latin letters in all weights and widths. */
export function archivoFile(): string {
	return createRequire(import.meta.url).resolve(
		'@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
	);
}

/** Sets a word in Archivo's headline cut, `size` units an em, and returns the letters' outlines. */
export async function wordmark(word: string, size: number): Promise<Wordmark> {
	const data = await subsetFont(readFileSync(archivoFile()), word, { targetFormat: 'truetype', variationAxes: CUT });
	const style = { display: 'flex', fontSize: SET_SIZE, letterSpacing: SPACING * SET_SIZE };
	const svg = await satori(
		{ type: 'div', key: null, props: { style, children: word } },
		{ width: SET_SIZE * word.length, fonts: [{ name: 'Archivo', data, weight: 800, style: 'normal' }] },
	);
	const outline = /<path [^>]*\bd="([^"]+)"/.exec(svg)?.[1];
	if (outline === undefined) throw new Error(`satori drew no outlines for '${word}'`);
	return toOrigin(outline, size / SET_SIZE);
}

/** One point of an outline; satori writes absolute commands only. */
const POINT = /(-?[\d.]+) (-?[\d.]+)/g;

function toOrigin(outline: string, scale: number): Wordmark {
	const points = [...outline.matchAll(POINT)];
	const xs = points.map((point) => Number(point[1]));
	const ys = points.map((point) => Number(point[2]));
	const left = Math.min(...xs);
	const top = Math.min(...ys);
	const to = (value: number) => Math.round(value * scale * 100) / 100;
	return {
		path: outline.replace(POINT, (_, x, y) => `${to(Number(x) - left)} ${to(Number(y) - top)}`).trim(),
		width: to(Math.max(...xs) - left),
		height: to(Math.max(...ys) - top),
	};
}
