import { hexOfOklch, lightOf, oklchOf } from './oklch';

/** Least contrast of text, WCAG 2.2, 1.4.3. */
export const TEXT_CONTRAST = 4.5;
/** Steps of lightness from black to white. */
const STEPS = 500;

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
	const [red, green, blue] = lightOf(hex);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
	const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((less, more) => less - more);
	return (lighter + 0.05) / (darker + 0.05);
}

/** The ground for a text, and what it cost. */
export interface Ground {
	/** As `#rrggbb`: the chosen one where that can be read. */
	readonly printed: string;
	readonly chosenContrast: number;
	readonly printedContrast: number;
	/** Change of the OKLCH lightness in per cent of the way from black to white; below 0 is darker, 0 no change. */
	readonly lightnessShift: number;
}

/**
 * The chosen ground, its lightness shifted as little as a text on it needs: hue stays, and chroma as far as screens show it.
 * Away from the text's own lightness, to black or to white, there is always enough: 4.58 for the worst grey.
 */
export function readableGround(chosen: string, text: string): Ground {
	const colour = oklchOf(chosen);
	const direction = contrast('#000000', text) >= contrast('#ffffff', text) ? -1 : 1;
	const shifted = (step: number) => Math.min(1, Math.max(0, colour.lightness + (direction * step) / STEPS));
	const ground = (step: number) => (step === 0 ? chosen : hexOfOklch({ ...colour, lightness: shifted(step) }));
	const isReadable = (step: number) => contrast(ground(step), text) >= TEXT_CONTRAST;
	let [unreadable, readable] = [0, isReadable(0) ? 0 : STEPS];
	while (readable - unreadable > 1) {
		const middle = Math.floor((unreadable + readable) / 2);
		if (isReadable(middle)) readable = middle;
		else unreadable = middle;
	}
	return {
		printed: ground(readable),
		chosenContrast: contrast(chosen, text),
		printedContrast: contrast(ground(readable), text),
		lightnessShift: readable === 0 ? 0 : 100 * (shifted(readable) - colour.lightness),
	};
}
