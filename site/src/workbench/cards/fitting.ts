/**
 * Advance widths of the headline cut (width 80, weight 840) in hundredths of an em, rounded up, each with its letters. What
 * another font stands in for is computed as wide as the widest usual one.
 */
const WIDTHS: readonly (readonly [hundredths: number, letters: string])[] = [
	[15, ' '],
	[25, "'`|‚‘’"],
	[30, '!,-./:;I\\ijlí·'],
	[35, 'frt²³›‹'],
	[40, '()*[]{}–°'],
	[45, '"„“”'],
	[50, '$1_svyz•'],
	[55, '023456789?FJLabcdeghknopquxäöüéèáàóçñ€§«»'],
	[60, '#+<=>EPSTZ^~ß×'],
	[65, 'ABCDHKRUVXYÄÜ'],
	[70, '&GNOQÖ'],
	[80, 'mw—'],
	[85, '%@MW…'],
];
/** An emoji, a Chinese character; anything else is narrower. */
const WIDEST = 140;

const widths = new Map(WIDTHS.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width] as const)));

/** How wide a line is at most, in ems. */
export function emsOf(line: string): number {
	return Array.from(line, (letter) => widths.get(letter) ?? WIDEST).reduce((sum, width) => sum + width, 0) / 100;
}

/** A text on one or two lines. */
export interface Fitted {
	readonly lines: readonly string[];
	/** Size of the type, in the unit of the box. */
	readonly size: number;
}

/** Size of two lines, share of that of one. */
const TWO_LINES = 0.66;

/** Sets a text as large as a box takes it, at most at `size`: on one line, or on two that break at a blank or a hyphen. */
export function fit(text: string, width: number, size: number): Fitted {
	const setting = (lines: readonly string[], most: number): Fitted => ({
		lines,
		size: Math.min(most, width / Math.max(...lines.map(emsOf), 1e-9)),
	});
	let best = setting([text], size);
	for (const { index, 0: gap } of text.matchAll(/[ -]/g)) {
		const lines = [text.slice(0, gap === '-' ? index + 1 : index), text.slice(index + 1)];
		const two = setting(lines, size * TWO_LINES);
		if (two.size > best.size) best = two;
	}
	return { ...best, size: Math.floor(best.size * 100) / 100 };
}
