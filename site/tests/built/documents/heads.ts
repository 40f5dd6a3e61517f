import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expectNone } from '../../../../infra/testing/faults.mjs';
import { stage } from '../../../prerender/sources/stage';
import { brand } from '../../../src/content/brand';
import { pages, roles } from '../../../src/routes';
import { type Document, documents, doubles, faultsIn, metaOf, NOT_FOUND, tagsOf } from '../dist';

/** Bounds of what search engines show in full, in characters. */
const TITLE = /^.{1,60}$/;
const DESCRIPTION = /^.{70,160}$/;

const titlesOf = (document: Document) => tagsOf(document, 'head > title').map((title) => title.text());
const hrefsOf = (document: Document, selector: string) =>
	tagsOf(document, selector).map((link) => link.attr('href') ?? '');

/** What a document says more than once, or not as it should be. */
function unlike(what: string, said: readonly string[], wanted: RegExp | readonly string[]): string[] {
	const isRight =
		wanted instanceof RegExp ? said.length === 1 && wanted.test(said[0] ?? '') : said.join('\0') === wanted.join('\0');
	return isRight ? [] : [`${what}: ${JSON.stringify(said)} instead of ${wanted}`];
}

describe('the head of every document', () => {
	it('has one title, description and list of keywords, in the lengths that search engines show', () => {
		const faults = faultsIn((document) => [
			...unlike('title', titlesOf(document), TITLE),
			...unlike('description', metaOf(document, 'description'), DESCRIPTION),
			...unlike('keywords', metaOf(document, 'keywords'), /\S/),
		]);
		expectNone(
			faults,
			'Write one title, description and list of keywords in the page’s file of locales/de, in these lengths:',
		);
	});

	it('has a title and a description of its own', () => {
		const said = (of: (document: Document) => string[]) => doubles(documents.flatMap(of));
		const descriptions = said((document) => metaOf(document, 'description'));
		expectNone([...said(titlesOf), ...descriptions], 'Two pages say this in locales/de; give each words of its own:');
	});

	it('names language and colour, and no other language', () => {
		const faults = faultsIn((document) => [
			...unlike('lang', [document.$('html').attr('lang') ?? ''], ['de']),
			...unlike('theme-color', metaOf(document, 'theme-color'), [brand.themeColor]),
			...unlike(
				'hreflang',
				tagsOf(document, 'link[hreflang]').map((link) => link.attr('hreflang') ?? ''),
				[],
			),
		]);
		expectNone(faults, 'Mend the shell: site/index.html and site/prerender/pages:');
	});

	it('tells robots what its row in the route table says, and one address; that of what is not there tells none', () => {
		const faults = faultsIn((document) => {
			const address = document.path === NOT_FOUND ? [] : [stage.origin + document.path];
			return [
				...unlike('robots', metaOf(document, 'robots'), [document.robots]),
				...unlike('canonical', hrefsOf(document, 'link[rel=canonical]'), address),
				...unlike('og:url', metaOf(document, 'og:url'), address),
			];
		});
		expectNone(faults, 'Mend the page’s row in site/src/routes.ts, or the head that site/src/shell makes of it:');
	});

	it('says in a link preview what it says itself, of which site and language it is, and how to show it', () => {
		const faults = faultsIn((document) => [
			...unlike('og:title', metaOf(document, 'og:title'), titlesOf(document)),
			...unlike('og:description', metaOf(document, 'og:description'), metaOf(document, 'description')),
			...unlike('og:site_name', metaOf(document, 'og:site_name'), [brand.name]),
			...unlike('og:type', metaOf(document, 'og:type'), ['website']),
			...unlike('og:locale', metaOf(document, 'og:locale'), ['de_DE']),
			...unlike('twitter:card', metaOf(document, 'twitter:card'), ['summary_large_image']),
		]);
		expectNone(faults, 'Mend the head that site/src/shell makes of the page’s texts:');
	});
});

describe('the robots', () => {
	it('may index every page but the link pages of the team, and what visitors get after a form', () => {
		const closed = pages.flatMap(({ path, robots }) => (robots ? [`${path} ${robots}`] : []));
		const team = roles.map((role) => `/tree/${role} noindex, nofollow`);
		const after = ['/signup/asked', '/signup/confirmed', '/signup/unsubscribed'];
		assert.deepEqual(closed.sort(), [...team, ...after.map((path) => `${path} noindex`)].sort());
	});
});
