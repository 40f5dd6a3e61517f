import { brand } from '../../../src/content/brand';
import { pages } from '../../../src/routes';
import { expect, test } from '../fixtures';
import { metaOf, type Tag, tagsOf, valuesOf } from '../support/markup';
import { readSite, type Served } from './read';

// All of it is about all pages at once, which are read once.
test.describe.configure({ mode: 'default' });

let site: ReadonlyMap<string, Served>;
let origin: string;
test.beforeAll(async ({ browser, product }) => {
	origin = product.site;
	site = await readSite(browser, origin);
});

/** Each address inside the site that a page's tags name, with the page that names it. */
function inside(read: (tags: readonly Tag[]) => readonly string[]): { page: string; url: URL }[] {
	return [...site]
		.flatMap(([page, { tags }]) =>
			read(tags).map((address) => ({ page, url: new URL(address, new URL(page, origin)) })),
		)
		.filter(({ url }) => url.origin === new URL(origin).origin);
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
			const { status } = await fetch(new URL(path, origin), { method: 'HEAD', redirect: 'manual' });
			return status === 200 ? [] : [`${page}: ${path} answers ${status}`];
		}),
	);
	return answers.flat();
}

test.describe('links', () => {
	test('inside the site lead to pages and files that are there, by their canonical addresses', async () => {
		expect(await missing(linksInside())).toEqual([]);
	});

	test('with a fragment lead to an element that is there', () => {
		const dead = linksInside()
			.filter(({ url }) => url.hash !== '')
			.filter(
				({ url }) =>
					!valuesOf(site.get(url.pathname)?.tags ?? [], 'id').includes(decodeURIComponent(url.hash.slice(1))),
			)
			.map(({ page, url }) => `${page}: ${url.pathname}${url.hash}`);
		expect(dead).toEqual([]);
	});

	test('that name another element of the page, as labels do, name one that is there', () => {
		const dead = [...site].flatMap(([page, { tags }]) => {
			const ids = new Set(valuesOf(tags, 'id'));
			return ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list']
				.flatMap((attribute) => valuesOf(tags, attribute))
				.flatMap((value) => value.split(' '))
				.filter((id) => !ids.has(id))
				.map((id) => `${page}: ${id}`);
		});
		expect(dead).toEqual([]);
	});

	test('to other sites open a new tab without handing over this one, or are the app’s own', () => {
		const apps: readonly string[] = [brand.login.url, brand.register.url];
		const wrong = [...site].flatMap(([page, { tags }]) =>
			tagsOf(tags, 'a')
				.filter(({ attributes: { href = '' } }) => /^https?:/.test(href) && !apps.includes(href.replace(/\?.*/, '')))
				.filter(({ attributes }) => attributes.target !== '_blank' || !/\bnoopener\b/.test(attributes.rel ?? ''))
				.map(({ attributes }) => `${page}: ${attributes.href}`),
		);
		expect(wrong).toEqual([]);
	});

	test('of the navigation reach every page that robots may index', () => {
		const linked = new Set(linksInside().map(({ url }) => url.pathname));
		const orphans = pages
			.filter(({ robots, path }) => robots === undefined && !linked.has(path))
			.map(({ path }) => path);
		expect(orphans).toEqual([]);
	});
});

test.describe('files', () => {
	test('that a page names are there', async () => {
		const named = inside((tags) => [
			...tagsOf(tags, 'link')
				.filter(({ attributes }) => attributes.rel !== 'canonical')
				.flatMap(({ attributes }) => attributes.href ?? []),
			...tagsOf(tags, 'use').flatMap(({ attributes }) => attributes.href ?? []),
			...valuesOf(tags, 'src'),
			...valuesOf(tags, 'data-entry'),
		]);
		expect(await missing(named)).toEqual([]);
	});

	test('that a page names are all of this site', () => {
		const foreign = [...site].flatMap(([page, { tags }]) =>
			[...valuesOf(tags, 'src'), ...tagsOf(tags, 'link', 'use').flatMap(({ attributes }) => attributes.href ?? [])]
				.map((address) => new URL(address, brand.origin.url))
				.filter(({ origin }) => origin !== brand.origin.url)
				.map(({ href }) => `${page}: ${href}`),
		);
		expect(foreign).toEqual([]);
	});

	test('that link previews show are images of this site', async () => {
		for (const [page, { tags }] of site) {
			for (const address of metaOf(tags, 'og:image')) {
				const { origin: host, pathname } = new URL(address);
				expect(host, page).toBe(brand.origin.url);
				const response = await fetch(new URL(pathname, origin));
				expect(response.status, `${page}: ${pathname}`).toBe(200);
				expect(response.headers.get('content-type')).toMatch(/^image\/(png|jpeg)$/);
			}
		}
	});
});

test.describe('what search engines fetch', () => {
	test('sitemap.xml lists exactly the pages that they may index', async () => {
		const response = await fetch(new URL('/sitemap.xml', origin));
		expect(response.headers.get('content-type')).toMatch(/xml/);
		const listed = Array.from((await response.text()).matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
		const indexable = pages.filter(({ robots }) => robots === undefined).map(({ path }) => brand.origin.url + path);
		expect(listed.sort()).toEqual(indexable.sort());
	});

	test('robots.txt names the sitemap and closes no page', async () => {
		const lines = (await (await fetch(new URL('/robots.txt', origin))).text()).split('\n');
		expect(lines).toContain(`Sitemap: ${brand.origin.url}/sitemap.xml`);
		const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
		expect(pages.filter(({ path }) => closed.some((start) => path.startsWith(start)))).toEqual([]);
	});
});
