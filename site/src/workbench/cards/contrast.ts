/** Least contrast of text, WCAG 2.2, 1.4.3. */
export const TEXT_CONTRAST = 4.5;

/** A channel of sRGB as light: IEC 61966-2-1. */
function lightOf(byte: string): number {
	const channel = Number.parseInt(byte, 16) / 255;
	return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of `#rrggbb`, WCAG 2.2. */
function luminance(hex: string): number {
	const [red, green, blue] = [1, 3, 5].map((at) => lightOf(hex.slice(at, at + 2))) as [number, number, number];
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
	const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((less, more) => less - more);
	return (lighter + 0.05) / (darker + 0.05);
}

/** White or black, whichever is read better on a ground: 4.58 on the worst grey. */
export function readableOn(ground: string): '#ffffff' | '#000000' {
	return contrast(ground, '#ffffff') >= contrast(ground, '#000000') ? '#ffffff' : '#000000';
}
