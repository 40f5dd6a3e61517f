/** All lengths are in millimetres. */
export interface Size {
	readonly width: number;
	readonly height: number;
}

/** A season pass, ISO/IEC 7810, ID-1. */
export const seasonPass = {
	width: 85.6,
	height: 53.98,
	/** Of the corners: the standard has 2.88 to 3.48. */
	radius: 3.18,
} as const;

/** A ticket; `stub` is the width of its right part, which is torn off. */
export const ticket = { width: 148, height: 52, stub: 36 } as const;

/** Dots of a thermal printer on a millimetre: 203 to the inch. */
const DOTS_PER_MILLIMETRE = 8;
/** Width of a character in a printer's usual font. */
const DOTS_PER_CHARACTER = 12;

/** A roll of thermal paper. */
export interface PaperRoll {
	readonly width: number;
	/** What of the width is printed on. */
	readonly printable: number;
	/** Characters in a line. */
	readonly characters: number;
}

function roll(width: number, printable: number): PaperRoll {
	return { width, printable, characters: Math.floor((printable * DOTS_PER_MILLIMETRE) / DOTS_PER_CHARACTER) };
}

/** The two widths that printers take. */
export const rolls = { narrow: roll(58, 48), wide: roll(80, 72) } as const;

/** A sheet of paper, ISO 216, A4. */
export const a4: Size = { width: 210, height: 297 };

/** A crest's file, in bytes: larger ones are refused. */
export const CREST_BYTES_MAX = 2 * 1024 * 1024;
/** The longer side of the canvas that a crest is drawn to. */
const CREST_PIXELS_MAX = 1_024;

/** The size in whole pixels at which a crest is drawn: as large as the canvas, but a bitmap never larger than it is. */
export function crestPixels({ width, height }: Size, isVector: boolean): Size {
	const fitting = CREST_PIXELS_MAX / Math.max(width, height);
	const factor = isVector ? fitting : Math.min(1, fitting);
	return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
