import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expectNone } from '../../../../infra/testing/faults.mjs';
import names from '../../../../locales/de/papers.json' with { type: 'json' };
import { robotsTxt } from '../../../prerender/indexes/robots';
import { stage } from '../../../prerender/sources/stage';
import { brand } from '../../../src/content/brand';
import { paperPages, papersOn } from '../../../src/content/paper-pages';
import { addressOf, eveningPapers, type Handout, papers } from '../../../src/content/papers';
import { isRoutePath, pages, type RoutePath } from '../../../src/routes';
import { type Document, documentOf, documents, faultsIn, tagsOf, valuesOf } from '../dist';
import { built, DIST } from '../files';
import { said } from './spoken';

const ORIGIN = stage.origin;

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
		expectNone(
			faults,
			'Write the path as site/src/routes.ts has it, or take the link out of the page or its text in locales/de:',
		);
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
		expectNone(faults, 'Correct the fragment, or give the element that id:');
	});

	it('to other sites open a new tab without handing over this one, or are the app’s own', () => {
		const faults = faultsIn((document) =>
			tagsOf(document, 'a[href^=http]')
				.filter((link) => !APPS.includes((link.attr('href') ?? '').replace(/\?.*/, '')))
				.filter((link) => link.attr('target') !== '_blank' || !/\bnoopener\b/.test(link.attr('rel') ?? ''))
				.map((link) => `${link.attr('href')}`),
		);
		expectNone(faults, 'Use site/src/ui/External.tsx, which opens a new tab:');
	});

	it('lead from the start page to every page but those that follow a form', () => {
		const reached = new Set<RoutePath>(['/']);
		// Grows while it is gone through. The skip link of a page leads to that page alone.
		for (const path of reached)
			for (const { pathname } of linksInside(documentOf(path))) if (isRoutePath(pathname)) reached.add(pathname);
		const orphans = pages.map(({ path }) => path).filter((path) => !reached.has(path) && !/^\/signup\/\w/.test(path));
		expectNone(
			orphans,
			'Nothing links to these pages; name them in site/src/content/navigation.ts, or link them in a text:',
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
		expectNone(faults, 'Nothing of the build has this file: correct the address, or add the file:');
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
		expectNone(
			asked.filter((file) => !isThere(file)),
			'Have the build write these (site/prerender/assets):',
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
		const gone = asked.filter(({ file }) => !isThere(file));
		expectNone(
			gone.map(({ path, file }) => `${path}: ${file}`),
			'The build wrote no such file: run npm run build; if it stays, correct what imports it:',
		);
	});
});

describe('downloads', () => {
	it('are handed out by name on the pages where they help, all of them on the help page, to be saved', () => {
		const pagesOf: Readonly<Record<string, readonly Handout[]>> = {
			...Object.fromEntries(Object.keys(paperPages).map((path) => [path, papersOn(path as RoutePath)])),
			'/help/': papers,
		};
		// Those of the evening are handed out in words of their own where a page tells of it.
		const ofEvening: readonly string[] = eveningPapers.map(addressOf);
		const faults = faultsIn((document) => {
			const handed = tagsOf(document, 'a[href^="/papers/"]').map(
				(link) => `${link.attr('href')} ${said(document, link)} ${link.is('[download]')}`,
			);
			const meant = (pagesOf[document.path] ?? []).map(
				(paper) => `${addressOf(paper)} ${paper.file.split('.')[1]?.toUpperCase()} ${names.items[paper.id]} true`,
			);
			const others = handed.filter((link) => !ofEvening.some((address) => link.startsWith(`${address} `)));
			return [
				...meant.filter((paper) => !handed.includes(paper)).map((paper) => `lacks ${paper}`),
				...others.filter((link) => !meant.includes(link)),
			];
		});
		expectNone(faults, 'Hand the papers of site/src/content/paper-pages.ts out there, all of them on /help/:');
	});

	it('of the sample evening are handed out on the page of the match day, to be saved', () => {
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
		const unread = pages.filter(({ path }) => closed.some((start) => path.startsWith(start)));
		expectNone(
			unread.map(({ path }) => path),
			'Take the Disallow out of site/prerender/indexes/robots.ts; robots in site/src/routes.ts closes a page:',
		);
	});

	it('robots.txt of every deployed stage but production closes nothing, so that its noindex is read, and names no sitemap', () => {
		for (const stage of ['staging', 'pr-12']) assert.equal(robotsTxt(ORIGIN, stage), 'User-agent: *\nAllow: /\n');
		for (const stage of ['production', '', undefined])
			assert.equal(robotsTxt(ORIGIN, stage), built('robots.txt').toString());
	});
});
