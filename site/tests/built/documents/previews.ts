import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decode } from 'fast-png';
import { expectNone } from '../../../../infra/testing/faults.mjs';
import { stage } from '../../../prerender/sources/stage';
import { hexOf, rgbOf } from '../../../src/content/palette';
import { pages } from '../../../src/routes';
import { PREVIEW, previewOf } from '../../../src/shell/preview';
import { documentOf, metaOf, NOT_FOUND } from '../dist';
import { built } from '../files';

/** The most bytes that networks fetch (X: 5 MB; WhatsApp less). */
const MOST = 300_000;

/** Strips of a preview between its edges, its words and the stub on the right: left, top, right and bottom. */
const MARGINS = [
	[0, 0, 860, 60],
	[0, 0, 56, 630],
	[0, 572, 860, 630],
	[816, 0, 860, 630],
] as const;

/** The ground of the ticket. */
const GROUND = rgbOf(hexOf('blue')).replaceAll(' ', '');

/** The colours of the margins of a picture, as `red,green,blue`. */
function coloursOfMargins(png: Buffer): Set<string> {
	const { data, channels, width } = decode(png);
	const colours = new Set<string>();
	for (const [left, top, right, bottom] of MARGINS) {
		for (let y = top; y < bottom; y++) {
			for (let x = left; x < right; x++) {
				const at = (y * width + x) * channels;
				colours.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
			}
		}
	}
	return colours;
}

describe('link previews', () => {
	const pictures = pages.map(({ path }) => ({ path, png: built(previewOf(path)) }));

	it('show a picture of each page’s own, in the size that they have', () => {
		for (const { path, png } of pictures) {
			assert.deepEqual(metaOf(documentOf(path), 'og:image'), [stage.origin + previewOf(path)]);
			for (const side of ['width', 'height'] as const)
				assert.deepEqual(metaOf(documentOf(path), `og:image:${side}`), [`${PREVIEW[side]}`], path);
			assert.deepEqual(metaOf(documentOf(path), 'og:image:alt'), metaOf(documentOf(path), 'og:title'));
			assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [PREVIEW.width, PREVIEW.height], path);
			assert.ok(png.length <= MOST, `${path}: ${png.length} bytes`);
		}
		const copies = pictures.filter(({ png }, at) => pictures.findIndex((other) => other.png.equals(png)) !== at);
		expectNone(
			copies.map(({ path }) => path),
			'Another page has the same picture; give these a title of their own:',
		);
		assert.deepEqual(metaOf(documentOf(NOT_FOUND), 'og:image'), []);
	});

	it('cut nothing off: no word reaches into the margins', () => {
		for (const { path, png } of pictures) assert.deepEqual([...coloursOfMargins(png)].slice(0, 3), [GROUND], path);
	});
});
