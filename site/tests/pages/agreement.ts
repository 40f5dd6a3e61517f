import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { ROOT } from '../../../infra/local/places.mjs';
import { brand } from '../../src/content/brand';
import { pages } from '../../src/routes';
import { previewOf } from '../../src/shell/preview';
import { metaOf, parse, type Tag, tagsOf } from '../support/markup';
import { at, browser } from '../support/product';

/** Size of a link preview as networks show it, in pixels, and the most that they fetch, in bytes (X: 5 MB; WhatsApp less). */
const PREVIEW = { width: 1200, height: 630, bytes: 300_000 };

const LANGUAGES = readdirSync(join(ROOT, 'locales'));

let parser: Page;
const site = new Map<string, { readonly tags: readonly Tag[]; readonly headers: Headers }>();
before(async () => {
	parser = await browser.newPage();
	for (const { path } of pages) {
		const response = await fetch(at(path));
		site.set(path, { tags: await parse(parser, await response.text()), headers: response.headers });
	}
});
after(() => parser.close());

/** Strips of a preview between its edges, its words and the stub on the right: left, top, width and height. */
const MARGINS = [
	[0, 0, 860, 60],
	[0, 0, 56, 630],
	[0, 572, 860, 58],
	[816, 0, 44, 630],
] as const;

/** Colours in the margins of a picture: one, unless something is cut off or overlaps. */
function marginColours(png: Buffer): Promise<string[]> {
	return parser.evaluate(
		async ([source, strips]) => {
			const picture = await createImageBitmap(await (await fetch(source)).blob());
			const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
			canvas?.drawImage(picture, 0, 0);
			const colours = new Set<string>();
			for (const [left, top, width, height] of strips) {
				const { data = [] } = canvas?.getImageData(left, top, width, height) ?? {};
				for (let byte = 0; byte < data.length; byte += 4) colours.add(data.slice(byte, byte + 3).join());
			}
			return [...colours];
		},
		[`data:image/png;base64,${png.toString('base64')}`, MARGINS] as const,
	);
}

/** What the page says of itself. */
function said(path: string) {
	const { tags, headers } = site.get(path) ?? assert.fail(path);
	return { tags, headers, meta: (key: string) => metaOf(tags, key).join() };
}

describe('what robots and link previews are told', () => {
	it('agrees: sitemap, canonical address, robots’ tag and header, robots.txt', async () => {
		const sitemap = await (await fetch(at('/sitemap.xml'))).text();
		const robotsTxt = await (await fetch(at('/robots.txt'))).text();
		const closed = Array.from(robotsTxt.matchAll(/^Disallow: (.+)$/gm), ([, start = '']) => start);
		for (const { path } of pages) {
			const { tags, headers, meta } = said(path);
			const address = brand.origin.url + path;
			const listed = sitemap.includes(`<loc>${address}</loc>`);
			const indexed = !/noindex/.test(meta('robots') + headers.get('x-robots-tag'));
			assert.equal(listed, indexed, `${path} is ${listed ? '' : 'not '}in the sitemap`);
			const canonical = tagsOf(tags, 'link').find(({ attributes }) => attributes.rel === 'canonical');
			assert.equal(canonical?.attributes.href, address, path);
			assert.equal(meta('og:url'), address, path);
			// Who may not fetch a page can't read that it is not to be indexed.
			assert.ok(!closed.some((start) => path.startsWith(start)), `robots.txt closes ${path}`);
		}
	});

	it('names other languages only once there are some, and then each of them', () => {
		for (const { path } of pages) {
			const named = tagsOf(said(path).tags, 'link').flatMap(({ attributes }) => attributes.hreflang ?? []);
			assert.deepEqual(named.sort(), LANGUAGES.length > 1 ? [...LANGUAGES, 'x-default'].sort() : [], path);
		}
	});

	it('says which site and language a preview is of, and how to show it', () => {
		for (const { path } of pages) {
			const { meta } = said(path);
			assert.equal(meta('og:site_name'), brand.name, path);
			assert.equal(meta('og:type'), 'website', path);
			assert.equal(meta('og:locale'), 'de_DE', path);
			assert.equal(meta('twitter:card'), 'summary_large_image', path);
		}
	});

	it('shows a picture of each page’s own, as large as it says', async () => {
		const seen = new Map<string, string>();
		for (const { path } of pages) {
			const { meta } = said(path);
			assert.equal(meta('og:image'), brand.origin.url + previewOf(path));
			assert.deepEqual(
				[meta('og:image:width'), meta('og:image:height')],
				[String(PREVIEW.width), String(PREVIEW.height)],
			);
			const png = Buffer.from(await (await fetch(at(previewOf(path)))).arrayBuffer());
			assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [PREVIEW.width, PREVIEW.height], path);
			assert.ok(png.length <= PREVIEW.bytes, `${path}: ${png.length} bytes`);
			const bytes = png.toString('base64');
			assert.equal(seen.get(bytes), undefined, `${path} has the picture of ${seen.get(bytes)}`);
			seen.set(bytes, path);
		}
	});

	it('cuts nothing off in the picture', async () => {
		for (const { path } of pages) {
			const png = Buffer.from(await (await fetch(at(previewOf(path)))).arrayBuffer());
			const [colour, ...others] = await marginColours(png);
			// #024b88, the ground of the ticket.
			assert.equal(colour, '2,75,136', path);
			assert.deepEqual(others.slice(0, 3), [], `${path}: its words reach into the margins`);
		}
	});

	it('leaves nothing to guess on the page for addresses that don’t exist', async () => {
		const response = await fetch(at('/gibt-es-nicht'));
		const tags = await parse(parser, await response.text());
		assert.deepEqual(metaOf(tags, 'robots'), ['noindex']);
		for (const key of ['og:url', 'og:image']) assert.deepEqual(metaOf(tags, key), [], key);
	});
});
