import { Blob, Face, Feature, Font, shape, Buffer as TextRun, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { archivo, characters } from './font.ts';

/** How words are set. */
interface Setting {
	/** Units an em. */
	readonly size: number;
	/** Weight axis of the font. */
	readonly weight: number;
	/** Width axis of the font, percent. */
	readonly width: number;
	/** Added after each letter, share of an em. */
	readonly letterSpacing: number;
}

/** Words as curves, the first letter at 0, the baseline at 0, y downwards. */
export interface Outline {
	readonly letters: readonly Letter[];
	/** How far the pen went, units. */
	readonly advance: number;
}

interface Letter {
	readonly left: number;
	readonly top: number;
	readonly segments: readonly Segment[];
}

/** A command of SVG path data with absolute coordinates, from its letter's place. */
interface Segment {
	readonly type: string;
	readonly values: readonly number[];
}

/** Sets words as a browser would, in the site's own font. */
export type SetWords = (words: string, setting: Setting) => Outline;

let setter: Promise<SetWords> | undefined;

/** The letters of the site's font, loaded once. */
export function wordSetter(): Promise<SetWords> {
	setter ??= load();
	return setter;
}

async function load(): Promise<SetWords> {
	const face = new Face(new Blob(await subsetFont(archivo(), characters(), { targetFormat: 'truetype' })));
	const font = new Font(face);
	return (words, { size, weight, width, letterSpacing }) => {
		font.setVariations([new Variation('wght', weight), new Variation('wdth', width)]);
		const scale = size / face.upem;
		const run = new TextRun();
		run.addText(words);
		run.guessSegmentProperties();
		// CSS Text 3, section 8.2: spaced letters form no ligatures.
		shape(font, run, [new Feature('liga', 0), new Feature('clig', 0)]);
		const letters: Letter[] = [];
		let pen = 0;
		for (const glyph of run.getGlyphInfosAndPositions()) {
			const letter = words[glyph.cluster] ?? '';
			if (glyph.codepoint === 0) throw new Error(`Archivo has no '${letter}', which stands in '${words}'.`);
			const segments = font.glyphToJson(glyph.codepoint).map(({ type, values }) => ({
				type,
				values: values.map((value, i) => (i % 2 === 0 ? value : -value) * scale),
			}));
			letters.push({ left: pen + (glyph.xOffset ?? 0) * scale, top: -(glyph.yOffset ?? 0) * scale, segments });
			pen += (glyph.xAdvance ?? 0) * scale + size * letterSpacing;
		}
		return { letters, advance: pen };
	};
}

/** SVG path data of an outline, moved by `x` and `y`. A letter's shape is rounded on its own and its commands are
 * relative, so that a letter that comes again is the same text again, which compresses.
 * @param grid steps a unit that everything is rounded to */
export function pathData({ letters }: Outline, grid: number, x = 0, y = 0): string {
	const steps = (value: number) => Math.round(value * grid);
	let pen = [0, 0];
	const out: string[] = [];
	for (const { left, top, segments } of letters) {
		const origin = [steps(left + x), steps(top + y)];
		let start = pen;
		for (const { type, values } of segments) {
			if (type === 'Z') {
				out.push('z');
				pen = start;
				continue;
			}
			const points = values.map((value, i) => steps(value) + (origin[i % 2] ?? 0));
			out.push(
				command(
					type,
					points.map((value, i) => (value - (pen[i % 2] ?? 0)) / grid),
				),
			);
			pen = points.slice(-2);
			if (type === 'M') start = pen;
		}
	}
	return out.join('');
}

/** One command in its shortest form. */
function command(type: string, values: readonly number[]): string {
	const [dx, dy] = values;
	if (type === 'L' && dy === 0) return `h${number(dx ?? 0)}`;
	if (type === 'L' && dx === 0) return `v${number(dy ?? 0)}`;
	return type.toLowerCase() + values.map(number).join(' ').replaceAll(' -', '-');
}

function number(value: number): string {
	return String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.');
}
