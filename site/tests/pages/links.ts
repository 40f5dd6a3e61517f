import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { brand } from '../../src/content/brand';
import { pages } from '../../src/routes';
import { metaOf, parse, type Tag, tagsOf, valuesOf } from '../support/markup';
import { at, browser } from '../support/product';

/** The markup of every page, the not-found one included, by its path. */
const site = new Map<string, readonly Tag[]>();
const NOT_FOUND = '/gibt-es-nicht';

let parser: Page;
before(async () => {
	parser = await browser.newPage();
	for (const path of [...pages.map((page) => page.path), NOT_FOUND]) {
		site.set(path, await parse(parser, await (await fetch(at(path))).text()));
	}
});
after(() => parser.close());

/** Each address inside the site that a page's tags name, with the page that names it. */
function inside(read: (tags: readonly Tag[]) => readonly string[]): { page: string; url: URL }[] {
	const { origin } = new URL(at('/'));
	return [...site]
		.flatMap(([page, tags]) => read(tags).map((address) => ({ page, url: new URL(address, at(page)) })))
		.filter(({ url }) => url.origin === origin);
}

/** Every link to another page of the site, or to a place on one. */
function linksInside() {
	return inside((tags) => tagsOf(tags, 'a').flatMap(({ attributes }) => attributes.href ?? []));
}

/** The addresses that don't answer by themselves; the page that names one is there. */
async function missing(addresses: { page: string; url: URL }[]): Promise<string[]> {
	const first = new Map(
		addresses.filter(({ page, url }) => url.pathname !== page).map(({ page, url }) => [url.pathname, page]),
	);
	const answers = await Promise.all(
		[...first].map(async ([path, page]) => {
			const { status } = await fetch(at(path), { method: 'HEAD', redirect: 'manual' });
			return status === 200 ? [] : [`${page}: ${path} answers ${status}`];
		}),
	);
	return answers.flat();
}

describe('links', () => {
	it('inside the site lead to pages and files that are there, by their canonical addresses', async () => {
		assert.deepEqual(await missing(linksInside()), []);
	});

	it('with a fragment lead to an element that is there', () => {
		const dead = linksInside()
			.filter(({ url }) => url.hash !== '')
			.filter(
				({ url }) => !valuesOf(site.get(url.pathname) ?? [], 'id').includes(decodeURIComponent(url.hash.slice(1))),
			)
			.map(({ page, url }) => `${page}: ${url.pathname}${url.hash}`);
		assert.deepEqual(dead, []);
	});

	it('that name another element of the page, as labels do, name one that is there', () => {
		const dead = [...site].flatMap(([page, tags]) => {
			const ids = new Set(valuesOf(tags, 'id'));
			return ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list']
				.flatMap((attribute) => valuesOf(tags, attribute))
				.flatMap((value) => value.split(' '))
				.filter((id) => !ids.has(id))
				.map((id) => `${page}: ${id}`);
		});
		assert.deepEqual(dead, []);
	});

	it('to other sites open a new tab without handing over this one, or are the app’s own', () => {
		const apps: readonly string[] = [brand.login.url, brand.register.url];
		const wrong = [...site].flatMap(([page, tags]) =>
			tagsOf(tags, 'a')
				.filter(({ attributes }) => /^https?:/.test(attributes.href ?? '') && !apps.includes(attributes.href ?? ''))
				.filter(({ attributes }) => attributes.target !== '_blank' || !/\bnoopener\b/.test(attributes.rel ?? ''))
				.map(({ attributes }) => `${page}: ${attributes.href}`),
		);
		assert.deepEqual(wrong, []);
	});

	it('of the navigation reach every page that robots may index', () => {
		const linked = new Set(linksInside().map(({ url }) => url.pathname));
		const orphans = pages
			.filter(({ robots, path }) => robots === undefined && !linked.has(path))
			.map(({ path }) => path);
		assert.deepEqual(orphans, []);
	});
});

describe('files', () => {
	it('that a page names are there', async () => {
		const named = inside((tags) => [
			...tagsOf(tags, 'link')
				.filter(({ attributes }) => attributes.rel !== 'canonical')
				.flatMap(({ attributes }) => attributes.href ?? []),
			...tagsOf(tags, 'use').flatMap(({ attributes }) => attributes.href ?? []),
			...valuesOf(tags, 'src'),
			...valuesOf(tags, 'data-entry'),
		]);
		assert.deepEqual(await missing(named), []);
	});

	it('that a page names are all of this site', () => {
		const foreign = [...site].flatMap(([page, tags]) =>
			[...valuesOf(tags, 'src'), ...tagsOf(tags, 'link', 'use').flatMap(({ attributes }) => attributes.href ?? [])]
				.map((address) => new URL(address, brand.origin.url))
				.filter(({ origin }) => origin !== brand.origin.url)
				.map(({ href }) => `${page}: ${href}`),
		);
		assert.deepEqual(foreign, []);
	});

	it('that link previews show are images of this site', async () => {
		for (const [page, tags] of site) {
			for (const address of metaOf(tags, 'og:image')) {
				const { origin, pathname } = new URL(address);
				assert.equal(origin, brand.origin.url, page);
				const response = await fetch(at(pathname));
				assert.equal(response.status, 200, `${page}: ${pathname}`);
				assert.match(response.headers.get('content-type') ?? '', /^image\/(png|jpeg)$/);
			}
		}
	});
});

describe('what search engines fetch', () => {
	it('sitemap.xml lists exactly the pages that they may index', async () => {
		const response = await fetch(at('/sitemap.xml'));
		assert.match(response.headers.get('content-type') ?? '', /xml/);
		const listed = Array.from((await response.text()).matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
		const indexable = pages.filter(({ robots }) => robots === undefined).map(({ path }) => brand.origin.url + path);
		assert.deepEqual(listed.sort(), indexable.sort());
	});

	it('robots.txt names the sitemap and closes no page', async () => {
		const lines = (await (await fetch(at('/robots.txt'))).text()).split('\n');
		assert.ok(lines.includes(`Sitemap: ${brand.origin.url}/sitemap.xml`));
		const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
		assert.deepEqual(
			pages.filter(({ path }) => closed.some((start) => path.startsWith(start))),
			[],
		);
	});
});
