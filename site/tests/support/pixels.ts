import { after } from 'node:test';
import type { Page } from 'playwright-core';
import { browser } from './product';

/** WCAG's contrast between things that have to be told apart (1.4.11, 2.4.13). */
export const CONTRAST = 3;

let drawing: Promise<Page> | undefined;
after(async () => (await drawing)?.close());

/** How many pixels of two pictures of the same place differ by a contrast of 3:1 or more. */
export async function changedPixels(before: Buffer, now: Buffer): Promise<number> {
	const page = await drawingPage();
	return page.evaluate(
		async ([one = '', other = '', contrast]) => {
			const [first, second] = [await window.luminances(one), await window.luminances(other)];
			return first.filter((luminance, place) => window.ratio(luminance, second[place] ?? luminance) >= Number(contrast))
				.length;
		},
		[before.toString('base64'), now.toString('base64'), String(CONTRAST)],
	);
}

/** The contrast between the lightest and the darkest of a picture. */
export async function contrastIn(picture: Buffer): Promise<number> {
	const page = await drawingPage();
	return page.evaluate(async (encoded) => {
		const all = await window.luminances(encoded);
		const lightest = all.reduce((most, one) => Math.max(most, one), 0);
		const darkest = all.reduce((least, one) => Math.min(least, one), 1);
		return window.ratio(lightest, darkest);
	}, picture.toString('base64'));
}

declare global {
	interface Window {
		/** WCAG's relative luminance of each pixel of a PNG in Base64. */
		luminances(picture: string): Promise<Float64Array>;
		/** WCAG's contrast ratio of two luminances. */
		ratio(one: number, other: number): number;
	}
}

/** An empty page that decodes pictures: what a browser can do anyway needs no package. */
function drawingPage(): Promise<Page> {
	drawing ??= (async () => {
		const page = await browser.newPage();
		await page.evaluate(() => {
			const linear = Array.from({ length: 256 }, (_, value) =>
				value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
			);
			window.ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
			window.luminances = async (picture) => {
				const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
				const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
				context?.drawImage(bitmap, 0, 0);
				const bytes = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
				return new Float64Array(bytes.length / 4).map(
					(_, place) =>
						0.2126 * (linear[bytes[place * 4] ?? 0] ?? 0) +
						0.7152 * (linear[bytes[place * 4 + 1] ?? 0] ?? 0) +
						0.0722 * (linear[bytes[place * 4 + 2] ?? 0] ?? 0),
				);
			};
		});
		return page;
	})();
	return drawing;
}
