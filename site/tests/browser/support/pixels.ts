import { decode } from 'fast-png';

/** WCAG's contrast between things that have to be told apart (1.4.11, 2.4.13). */
export const CONTRAST = 3;

/** WCAG's relative luminance of each value of a colour channel, before the channel's weight. */
const LINEAR = Array.from({ length: 256 }, (_, value) =>
	value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/** Where two pictures of the same place differ by a contrast of 3:1 or more, in pixels from the upper left corner. */
export function changedPlaces(before: Buffer, now: Buffer): { readonly x: number; readonly y: number }[] {
	const [first, second] = [luminances(before), luminances(now)];
	const { width } = decode(before);
	return [...first].flatMap((luminance, place) =>
		ratio(luminance, second[place] ?? luminance) >= CONTRAST
			? [{ x: place % width, y: Math.floor(place / width) }]
			: [],
	);
}

/** WCAG's relative luminance of each pixel. */
function luminances(picture: Buffer): Float64Array {
	const { data, channels, width, height } = decode(picture);
	const linear = (at: number) => LINEAR[data[at] ?? 0] ?? 0;
	return new Float64Array(width * height).map((_, pixel) => {
		const at = pixel * channels;
		return 0.2126 * linear(at) + 0.7152 * linear(at + 1) + 0.0722 * linear(at + 2);
	});
}

/** WCAG's contrast ratio of two luminances. */
function ratio(one: number, other: number): number {
	return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
