import { hexOf } from '../../../content/palette';
import type { CardsInput } from '../model';

/**
 * Type and colours of what is printed, as presentation attributes: a drawing that is saved or printed has no stylesheet. On
 * the page classes add what a theme changes.
 */
export const HEAVY = {
	fontFamily: "Archivo, 'Arial Narrow', Arial, sans-serif",
	fontStretch: '80%',
	fontWeight: 840,
} as const;

/** Weight of small type. */
export const STRONG = 640;

/** As `--font-thermal`. Every system has another one. */
export const THERMAL = {
	fontFamily: "ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace",
	fontWeight: 400,
} as const;

/** Ink on paper, and the weaker one of labels. */
export const INK = hexOf('ink');
export const SOFT_INK = '#46566a';
/** A printer has no other ground. */
export const PAPER = '#ffffff';

/** Share of its colour that a stamp has: seen at once, and type on it is still read. */
export const MARK = { onColour: 0.2, onPaper: 0.18 } as const;

/** Takes a ground further away from the text on it: black below white type, white below dark type. */
export function shadeOf(ink: CardsInput['ink']): string {
	return ink === 'white' ? '#000000' : '#ffffff';
}
