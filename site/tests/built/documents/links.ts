import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import names from '../../../../locales/de/papers.json' with { type: 'json' };
import { robotsTxt } from '../../../prerender/indexes/robots';
import { brand } from '../../../src/content/brand';
import { paperPages, papersOn } from '../../../src/content/paper-pages';
import { addressOf, eveningPapers, type Paper, papers } from '../../../src/content/papers';
import { isRoutePath, pages, type RoutePath } from '../../../src/routes';
import { type Document, documentOf, documents, faultsIn, tagsOf, valuesOf } from '../dist';
import { built, DIST } from '../files';
import { said } from './spoken';

const ORIGIN = brand.origin.url;

/** The app's pages open in the same tab: its visitors go on there. */
const APPS: readonly string[] = [brand.login.url, brand.register.url];

/** What an inner file asks for: a script's imports, a sheet's fonts. */
const INNER = /(?:\bfrom|\bimport\(?|\burl\()\s*["'`]?(\.{0,2}\/[\w./-]+\.\w+)["'`)]/g;

const hrefs = (document: Document, selector: string) => tagsOf(document, selector).map((tag) => tag.attr('href') ?? '');
const at = (document: Document, address: string) => new URL(address, ORIGIN + document.path);

/** Links of a document to a place on this site. */
function linksInside(document: Document): URL[] {
	return hrefs(document, 'a[href]')
		.map((href) => at(document, href))
		.filter(({ origin }) => origin === ORIGIN);
}

function isThere(path: string): boolean {
	return isRoutePath(path) || (statSync(join(DIST, path), { throwIfNoEntry: false })?.isFile() ?? false);
}

describe('links', () => {
	it('inside the site lead to pages and files that are there, by their canonical addresses', () => {
		const faults = faultsIn((document) =>
			linksInside(document).flatMap(({ pathname }) => (isThere(pathname) ? [] : [pathname])),
		);
		assert.deepEqual(faults, []);
	});

	it('with a fragment lead to an element that is there', () => {
		const faults = faultsIn((document) =>
			linksInside(document)
				.filter(({ hash, pathname }) => hash !== '' && (pathname === document.path || isRoutePath(pathname)))
				.filter(({ hash, pathname }) => {
					const target = pathname === document.path ? document : documentOf(pathname);
					return !valuesOf(target, 'id').includes(decodeURIComponent(hash.slice(1)));
				})
				.map(({ pathname, hash }) => pathname + hash),
		);
		assert.deepEqual(faults, []);
	});

	it('to other sites open a new tab without handing over this one, or are the app’s own', () => {
		const faults = faultsIn((document) =>
			tagsOf(document, 'a[href^=http]')
				.filter((link) => !APPS.includes((link.attr('href') ?? '').replace(/\?.*/, '')))
				.filter((link) => link.attr('target') !== '_blank' || !/\bnoopener\b/.test(link.attr('rel') ?? ''))
				.map((link) => `${link.attr('href')}`),
		);
		assert.deepEqual(faults, []);
	});

	it('reach every page that robots may index', () => {
		const linked = new Set(documents.flatMap(linksInside).map(({ pathname }) => pathname));
		const orphans = pages.filter(({ robots, path }) => robots === undefined && !linked.has(path));
		assert.deepEqual(
			orphans.map(({ path }) => path),
			[],
		);
	});
});

describe('files', () => {
	it('that a document names are there, and of this site', () => {
		const faults = faultsIn((document) =>
			[
				...hrefs(document, 'link:not([rel=canonical]), use, image'),
				...valuesOf(document, 'src'),
				...valuesOf(document, 'srcset').flatMap((set) => set.split(',').map((one) => one.trim().replace(/ .*/, ''))),
				...valuesOf(document, 'data-scripts').flatMap((all) => all.split(' ')),
			]
				.map((address) => at(document, address))
				.filter(({ origin, pathname }) => origin !== ORIGIN || !isThere(pathname))
				.map(({ href }) => href),
		);
		assert.deepEqual(faults, []);
	});

	it('that Chromium’s private windows ask for with each address, icons, are named by their content, and kept', () => {
		const icons = new Set(documents.flatMap((document) => hrefs(document, 'link[rel=icon]')));
		assert.equal(icons.size, 1);
		for (const icon of icons) assert.match(icon, /^\/assets\/favicon-\w{8}\.svg$/);
	});

	it('that browsers and programs ask for by themselves are there', () => {
		const { icons } = JSON.parse(built('site.webmanifest').toString()) as { icons: { src: string }[] };
		const touch = ['apple-touch-icon.png', 'apple-touch-icon-precomposed.png'];
		const asked = ['favicon.ico', ...touch, '.well-known/security.txt', ...icons.map(({ src }) => src)];
		assert.deepEqual(
			asked.filter((file) => !isThere(file)),
			[],
		);
	});

	it('that scripts and sheets ask for are there', () => {
		const asking = readdirSync(join(DIST, 'assets')).filter((file) => /\.(js|css)$/.test(file));
		const asked = [
			...asking.map((file) => [`/assets/${file}`, built(`assets/${file}`).toString()] as const),
			...documents.map(({ path, $ }) => [path, $('style').text()] as const),
		].flatMap(([path, code]) =>
			Array.from(code.matchAll(INNER), ([, name = '']) => ({ path, file: new URL(name, ORIGIN + path).pathname })),
		);
		assert.ok(asked.length > 100, `${asked.length} files`);
		assert.deepEqual(
			asked.filter(({ file }) => !isThere(file)).map(({ path, file }) => `${path}: ${file}`),
			[],
		);
	});
});

describe('papers to take along', () => {
	it('are handed out by name on the pages where they help, all of them on the help page, to be saved', () => {
		const pagesOf: Readonly<Record<string, readonly Paper[]>> = {
			...Object.fromEntries(Object.keys(paperPages).map((path) => [path, papersOn(path as RoutePath)])),
			'/help/': papers,
		};
		const ofEvening: readonly string[] = eveningPapers.map(addressOf);
		const faults = faultsIn((document) => {
			const links = tagsOf(document, 'a[href^="/papers/"]').filter(
				(link) => !ofEvening.includes(String(link.attr('href'))),
			);
			const handed = links.map((link) => `${link.attr('href')} ${said(document, link)} ${link.is('[download]')}`);
			const meant = (pagesOf[document.path] ?? []).map(
				(paper) => `${addressOf(paper)} ${paper.file.split('.')[1]?.toUpperCase()} ${names.items[paper.id]} true`,
			);
			return handed.join() === meant.join() ? [] : [`${handed} instead of ${meant}`];
		});
		assert.deepEqual(faults, []);
	});

	it('of the evening that visitors play are handed out where it is told, to be saved', () => {
		const told = documents.filter(({ path }) => path === '/tools/matchday/');
		const handed = told.flatMap((document) =>
			tagsOf(document, 'a[href^="/papers/"][download]').map((link) => link.attr('href')),
		);
		assert.deepEqual(handed, eveningPapers.map(addressOf));
	});
});

describe('what search engines fetch', () => {
	it('sitemap.xml lists exactly the pages that they may index', () => {
		const listed = Array.from(
			built('sitemap.xml')
				.toString()
				.matchAll(/<loc>(.*?)<\/loc>/g),
			([, address]) => address,
		);
		const indexable = pages.filter(({ robots }) => robots === undefined).map(({ path }) => ORIGIN + path);
		assert.deepEqual(listed.sort(), indexable.sort());
	});

	it('robots.txt names the sitemap and closes no page: who may not fetch one can’t read that it is not to be indexed', () => {
		const lines = built('robots.txt').toString().split('\n');
		assert.ok(lines.includes(`Sitemap: ${ORIGIN}/sitemap.xml`), lines.join('\n'));
		const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
		assert.deepEqual(
			pages.filter(({ path }) => closed.some((start) => path.startsWith(start))),
			[],
		);
	});

	it('robots.txt of every deployed stage but production closes nothing, so that its noindex is read, and names no sitemap', () => {
		for (const stage of ['staging', 'pr-12']) assert.equal(robotsTxt(ORIGIN, stage), 'User-agent: *\nAllow: /\n');
		for (const stage of ['production', '', undefined])
			assert.equal(robotsTxt(ORIGIN, stage), built('robots.txt').toString());
	});
});
