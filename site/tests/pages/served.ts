import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import { brand } from '../../src/content/brand';
import { isPage, pages, routes } from '../../src/routes';
import { headOf, metaOf, parse, type Tag, tagsOf, valuesOf, wordsOf } from '../support/markup';
import { at, browser } from '../support/product';
import { isKnown } from '../support/sentences';

/** What a page and its one inline script may weigh, in bytes: a first answer of ten packets, and decisions section 4. */
const PAGE_BYTES = 14_000;
const LOADER_BYTES = 1_000;

/** An address that no page has. */
const NOWHERE = '/gibt-es-nicht';

/** What each address has to answer. */
const served = [
	...pages.map(({ path, robots }) => ({ path, status: 200, robots })),
	{ path: NOWHERE, status: 404, robots: 'noindex' as const },
];

let parser: Page;
before(async () => {
	parser = await browser.newPage();
});
after(() => parser.close());

/** The only value of a list. */
function only<T>(values: readonly T[], what: string): T {
	const [value] = values;
	assert.ok(values.length === 1 && value !== undefined, `${values.length} ${what}, expected one`);
	return value;
}

for (const { path, status, robots } of served) {
	describe(`the page ${path}, as it is served,`, () => {
		let response: Response;
		let html: string;
		let tags: readonly Tag[];
		before(async () => {
			response = await fetch(at(path), { redirect: 'manual' });
			html = await response.text();
			tags = await parse(parser, html);
		});

		it(`answers ${status} with German HTML`, () => {
			assert.equal(response.status, status);
			assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
			assert.equal(only(tagsOf(tags, 'html'), 'html').attributes.lang, 'de');
		});

		it('has a title, a description and keywords that search engines show in full', () => {
			const title = only(tagsOf(headOf(tags), 'title'), 'titles').text;
			assert.ok(title.length > 0 && title.length <= 60, `${title.length} characters: ${title}`);
			const description = only(metaOf(tags, 'description'), 'descriptions');
			assert.ok(
				description.length >= 70 && description.length <= 160,
				`${description.length} characters: ${description}`,
			);
			assert.notEqual(only(metaOf(tags, 'keywords'), 'keywords').trim(), '');
			assert.equal(only(metaOf(tags, 'og:title'), 'og:title'), title);
			assert.equal(only(metaOf(tags, 'og:description'), 'og:description'), description);
		});

		it('tells robots by tag and header what the route table says', () => {
			assert.equal(only(metaOf(tags, 'robots'), 'robots'), robots ?? 'index, follow');
			// No answer of 400 and above is indexed, so the edge adds no header there.
			assert.equal(response.headers.get('x-robots-tag'), status === 200 ? (robots ?? null) : null);
		});

		it('names its canonical address, unless it has none', () => {
			const canonical = tags
				.filter(({ attributes }) => attributes.rel === 'canonical')
				.map(({ attributes }) => attributes.href);
			const wanted = status === 200 ? [brand.origin.url + path] : [];
			assert.deepEqual(canonical, wanted);
			assert.deepEqual(metaOf(tags, 'og:url'), wanted);
		});

		it('has one h1, and no level of its headings is skipped', () => {
			const levels = tags.filter(({ name }) => /^h[1-6]$/.test(name)).map(({ name }) => Number(name[1]));
			assert.equal(levels.filter((level) => level === 1).length, 1);
			for (const [index, level] of levels.entries()) {
				const before = levels[index - 1] ?? 0;
				assert.ok(level <= before + 1, `h${level} follows h${before}`);
			}
		});

		it('uses each id once', () => {
			const ids = valuesOf(tags, 'id');
			assert.deepEqual(
				ids.filter((id, index) => ids.indexOf(id) !== index),
				[],
			);
		});

		it('says nothing that is not in locales/ or content/', () => {
			assert.deepEqual(
				wordsOf(tags).filter((words) => !isKnown(words)),
				[],
			);
		});

		it('has no inline style and no inline script besides the loader', () => {
			assert.deepEqual(valuesOf(tags, 'style'), []);
			const scripts = tagsOf(tags, 'script').filter(({ attributes }) => attributes.type === undefined);
			const files = scripts.filter(({ attributes }) => attributes.src !== undefined);
			assert.ok(files.every(({ attributes }) => attributes.nomodule !== undefined && attributes.integrity));
			const loader = only(
				scripts.filter((script) => !files.includes(script)),
				'inline scripts',
			).text;
			assert.ok(Buffer.byteLength(loader) <= LOADER_BYTES, `the loader has ${Buffer.byteLength(loader)} bytes`);
		});

		it(`weighs at most ${PAGE_BYTES} bytes`, () => {
			const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
			const bytes = brotliCompressSync(html, { params }).length;
			assert.ok(bytes <= PAGE_BYTES, `${bytes} bytes`);
		});
	});
}

describe('titles and descriptions', () => {
	for (const [what, read] of [
		[
			'title',
			(tags: readonly Tag[]) =>
				tagsOf(headOf(tags), 'title')
					.map(({ text }) => text)
					.join(),
		],
		['description', (tags: readonly Tag[]) => metaOf(tags, 'description').join()],
	] as const) {
		it(`no two pages have the same ${what}`, async () => {
			const all = await Promise.all(
				pages.map(async ({ path }) => read(await parse(parser, await (await fetch(at(path))).text()))),
			);
			assert.deepEqual(
				all.filter((text, index) => all.indexOf(text) !== index),
				[],
			);
		});
	}
});

describe('the addresses of the site', () => {
	for (const { path } of pages.filter((page) => page.path !== '/')) {
		const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
		it(`${other} leads to ${path} for good and keeps the query`, async () => {
			const response = await fetch(at(`${other}?quelle=a&b`), { redirect: 'manual' });
			assert.equal(response.status, 301);
			assert.equal(response.headers.get('location'), `${path}?quelle=a&b`);
		});
	}

	for (const route of routes) {
		if (isPage(route)) continue;
		it(`${route.path} leads to ${route.redirect} for good`, async () => {
			const response = await fetch(at(route.path), { redirect: 'manual' });
			assert.equal(response.status, 301);
			assert.equal(response.headers.get('location'), route.redirect);
			assert.equal(response.headers.get('x-robots-tag'), route.robots ?? null);
		});
	}
});
