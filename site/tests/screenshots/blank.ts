import { after } from 'node:test';
import type { Page } from 'playwright-core';
import { browser } from '../support/product';

/** A run of rows: how many, where it begins, and how many rows the picture has. */
interface Stretch {
	readonly rows: number;
	readonly from: number;
	readonly of: number;
}

let decoding: Promise<Page> | undefined;
after(async () => (await decoding)?.close());

/** The longest run of rows of a PNG that are of one colour, the same in all of them. */
export async function blankStretch(picture: Buffer): Promise<Stretch> {
	decoding ??= browser.newPage();
	return (await decoding).evaluate(async (encoded) => {
		const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${encoded}`)).blob());
		const { width, height } = bitmap;
		const context = new OffscreenCanvas(width, height).getContext('2d');
		context?.drawImage(bitmap, 0, 0);
		const pixels = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0));
		let longest = { rows: 0, from: 0, of: height };
		let from = 0;
		let colour: number | undefined;
		for (let row = 0; row < height; row++) {
			const first = pixels[row * width];
			const isFlat = pixels.subarray(row * width, (row + 1) * width).every((pixel) => pixel === first);
			if (!isFlat || first !== colour) from = row;
			colour = isFlat ? first : undefined;
			if (isFlat && row + 1 - from > longest.rows) longest = { rows: row + 1 - from, from, of: height };
		}
		return longest;
	}, picture.toString('base64'));
}
