import { type DecodedPng, decode, encode } from 'fast-png';
import pixelmatch from 'pixelmatch';

/** What differs between two pictures. */
export interface Difference {
	/** How many pixels differ. */
	readonly pixels: number;
	/** The earlier picture, pale, with what differs in red; PNG. */
	readonly picture: Uint8Array;
}

/** Compares two PNGs pixel by pixel: one machine draws the same page the same way, so that any difference counts. */
export function differenceOf(before: Buffer, after: Buffer): Difference | undefined {
	if (before.equals(after)) return undefined;
	const pictures = [decode(before), decode(after)] as const;
	const width = Math.max(...pictures.map((picture) => picture.width));
	const height = Math.max(...pictures.map((picture) => picture.height));
	const [first, second] = pictures.map((picture) => onCanvas(picture, width, height));
	if (!first || !second) return undefined;
	const data = new Uint8Array(first.length);
	const pixels = pixelmatch(first, second, data, width, height, { threshold: 0, includeAA: true });
	return pixels === 0 ? undefined : { pixels, picture: encode({ width, height, data, channels: 4 }) };
}

/** A picture's pixels as RGBA on a canvas that may be larger; nothing is transparent but what the picture doesn't reach. */
function onCanvas(picture: DecodedPng, width: number, height: number): Uint8Array {
	const canvas = new Uint8Array(width * height * 4);
	for (let y = 0; y < picture.height; y++) {
		for (let x = 0; x < picture.width; x++) {
			const from = (y * picture.width + x) * picture.channels;
			const to = (y * width + x) * 4;
			for (let channel = 0; channel < 3; channel++) canvas[to + channel] = picture.data[from + channel] ?? 0;
			canvas[to + 3] = 255;
		}
	}
	return canvas;
}
