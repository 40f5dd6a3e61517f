import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../infra/local/places.mjs';
import { brand } from '../../../src/content/brand';
import { pages } from '../../../src/routes';
import { previewOf } from '../../../src/shell/preview';
import { expect, test } from '../fixtures';
import { NOWHERE } from '../support/addresses';
import { headOf, metaOf, tagsOf } from '../support/markup';
import { coloursOf } from '../support/pixels';
import { readSite, type Served } from './read';

// All of it is about all pages at once, which are read once.
test.describe.configure({ mode: 'default' });

/** Size of a link preview as networks show it, in pixels, and the most that they fetch, in bytes (X: 5 MB; WhatsApp less). */
const PREVIEW = { width: 1200, height: 630, bytes: 300_000 };

const LANGUAGES = readdirSync(join(ROOT, 'locales'));

/** Strips of a preview between its edges, its words and the stub on the right: left, top, width and height. */
const MARGINS = [
	[0, 0, 860, 60],
	[0, 0, 56, 630],
	[0, 572, 860, 58],
	[816, 0, 44, 630],
] as const;

let site: ReadonlyMap<string, Served>;
let origin: string;
test.beforeAll(async ({ browser, product }) => {
	origin = product.site;
	site = await readSite(browser, origin);
});

function served(path: string): Served {
	const found = site.get(path);
	if (!found) throw new Error(`${path} was not read`);
	return found;
}

/** What the page says of itself. */
function said(path: string) {
	const { tags, headers } = served(path);
	return { tags, headers, meta: (key: string) => metaOf(tags, key).join() };
}

test.describe('what robots and link previews are told', () => {
	test('agrees: sitemap, canonical address, robots’ tag and header, robots.txt', async () => {
		const sitemap = await (await fetch(new URL('/sitemap.xml', origin))).text();
		const robotsTxt = await (await fetch(new URL('/robots.txt', origin))).text();
		const closed = Array.from(robotsTxt.matchAll(/^Disallow: (.+)$/gm), ([, start = '']) => start);
		for (const { path } of pages) {
			const { tags, headers, meta } = said(path);
			const address = brand.origin.url + path;
			const listed = sitemap.includes(`<loc>${address}</loc>`);
			const indexed = !/noindex/.test(meta('robots') + headers.get('x-robots-tag'));
			expect(listed, `${path} is in the sitemap`).toBe(indexed);
			const canonical = tagsOf(tags, 'link').find(({ attributes }) => attributes.rel === 'canonical');
			expect(canonical?.attributes.href, path).toBe(address);
			expect(meta('og:url'), path).toBe(address);
			// Who may not fetch a page can't read that it is not to be indexed.
			expect(
				closed.filter((start) => path.startsWith(start)),
				`robots.txt closes ${path}`,
			).toEqual([]);
		}
	});

	test('has no title and no description twice', () => {
		for (const read of [
			(path: string) =>
				tagsOf(headOf(served(path).tags), 'title')
					.map(({ text }) => text)
					.join(),
			(path: string) => said(path).meta('description'),
		]) {
			const all = pages.map(({ path }) => read(path));
			expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
		}
	});

	test('names other languages only once there are some, and then each of them', () => {
		for (const { path } of pages) {
			const named = tagsOf(said(path).tags, 'link').flatMap(({ attributes }) => attributes.hreflang ?? []);
			expect(named.sort(), path).toEqual(LANGUAGES.length > 1 ? [...LANGUAGES, 'x-default'].sort() : []);
		}
	});

	test('says which site and language a preview is of, and how to show it', () => {
		for (const { path } of pages) {
			const { meta } = said(path);
			expect(meta('og:site_name'), path).toBe(brand.name);
			expect(meta('og:type'), path).toBe('website');
			expect(meta('og:locale'), path).toBe('de_DE');
			expect(meta('twitter:card'), path).toBe('summary_large_image');
		}
	});

	test('shows a picture of each page’s own, in the size that previews have', async () => {
		const seen = new Map<string, string>();
		for (const { path } of pages) {
			const { meta } = said(path);
			expect(meta('og:image')).toBe(brand.origin.url + previewOf(path));
			const png = Buffer.from(await (await fetch(new URL(previewOf(path), origin))).arrayBuffer());
			expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([PREVIEW.width, PREVIEW.height]);
			expect(png.length, `bytes of the picture of ${path}`).toBeLessThanOrEqual(PREVIEW.bytes);
			const bytes = png.toString('base64');
			expect(seen.get(bytes), `has the picture of ${path}`).toBeUndefined();
			seen.set(bytes, path);
		}
	});

	test('cuts nothing off in the picture', async () => {
		for (const { path } of pages) {
			const png = Buffer.from(await (await fetch(new URL(previewOf(path), origin))).arrayBuffer());
			const [colour, ...others] = coloursOf(png, MARGINS);
			// #024b88, the ground of the ticket.
			expect(colour, path).toBe('2,75,136');
			expect(others.slice(0, 3), `${path}: its words reach into the margins`).toEqual([]);
		}
	});

	test('leaves nothing to guess on the page for addresses that don’t exist', () => {
		const { tags } = served(NOWHERE);
		expect(metaOf(tags, 'robots')).toEqual(['noindex']);
		for (const key of ['og:url', 'og:image']) expect(metaOf(tags, key), key).toEqual([]);
	});
});
