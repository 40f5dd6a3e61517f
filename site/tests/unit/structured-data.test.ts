/**
 * What pages tell machines, compared with schema.org's vocabulary, and with what Google's guides to BreadcrumbList,
 * Organization, WebSite (site names) and FAQPage ask for, as of November 2026. No page sells a Product or makes an Offer:
 * prices of subscriptions that are ordered in the app belong to no rich result, and ratings, which they would need,
 * there are none.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../../infra/local/places.mjs';
import { brand } from '../../src/content/brand';
import { parentOf } from '../../src/content/navigation';
import { isRoutePath, pages, type RoutePath } from '../../src/routes';
import { type Block, blocksIn, builtPage, thingsOf } from './structured-data/blocks';
import { faultsOf } from './structured-data/vocabulary';

const ORIGIN = brand.origin.url;

/** Nothing lies above a legal text. */
const isLegal = (path: string) => path.startsWith('/legal/');

/** The one block of each page that has a place to tell of. */
const described = pages.filter(({ path }) => !isLegal(path));
const blocks = new Map<RoutePath, Block>(
	described.map(({ path }) => {
		const found = blocksIn(builtPage(join(path, 'index.html')));
		assert.equal(found.length, 1, `${path} has ${found.length} blocks of structured data`);
		return [path, found[0] as Block];
	}),
);

/** Path of a page of this site that an address names. */
function pageAt(address: unknown): RoutePath {
	assert.ok(typeof address === 'string' && address.startsWith(`${ORIGIN}/`), `${address} is not on this site`);
	const path = address.slice(ORIGIN.length);
	assert.ok(isRoutePath(path), `${path} is no page`);
	return path;
}

/** What a visitor reads on a page, without tags and the places where lines may break. */
function wordsOf(path: RoutePath): string {
	const body = builtPage(join(path, 'index.html')).replace(/^.*<body>/s, '');
	const text = body
		.replace(/<[^>]+>/g, '')
		.replaceAll('&amp;', '&')
		.replaceAll('&quot;', '"')
		.replaceAll('&#x27;', "'");
	return text.replaceAll('\u00ad', '');
}

describe('the structured data', () => {
	it('of every page uses schema.org’s types and properties, each with values that it takes', () => {
		assert.deepEqual(faultsOf(Object.fromEntries(blocks)), []);
	});

	it('would not pass with a type, a property or a value that the vocabulary doesn’t have', () => {
		const broken = {
			'a type': { '@type': 'Organisation', name: brand.name },
			'a property': { '@type': 'Organization', nmae: brand.name },
			'a property of another type': { '@type': 'Organization', acceptedAnswer: { '@type': 'Answer', text: 'Ja.' } },
			'a value': { '@type': 'WebSite', inLanguage: { '@type': 'Person', name: brand.name } },
		};
		const whole = Object.entries(broken).map(([what, thing]) => [
			what,
			{ '@context': 'https://schema.org', '@graph': [thing] },
		]);
		const faults = faultsOf(Object.fromEntries(whole));
		assert.deepEqual(
			faults.map((fault) => fault.replace(/: TS\d+: .*/, '')),
			Object.keys(broken),
		);
	});

	it('is absent from legal texts and from the page for addresses that don’t exist', () => {
		const legal = pages.filter(({ path }) => isLegal(path)).map(({ path }) => join(path, 'index.html'));
		assert.ok(legal.length > 0);
		for (const file of [...legal, '404.html']) assert.deepEqual(blocksIn(builtPage(file)), [], file);
	});
});

for (const { path } of described.filter((page) => page.path !== '/')) {
	describe(`the breadcrumbs of ${path}`, () => {
		const lists = thingsOf(blocks.get(path), 'BreadcrumbList');
		const steps = lists.flatMap((list) => thingsOf(list, 'ListItem'));

		it('lead from the start page over its parents to the page itself', () => {
			assert.equal(lists.length, 1);
			assert.ok(steps.length >= 2);
			assert.deepEqual(
				steps.map(({ position }) => position),
				steps.map((_, index) => index + 1),
			);
			const trail = steps.map(({ item }) => pageAt(item));
			assert.equal(trail[0], '/');
			assert.equal(trail.at(-1), path);
			for (const [index, step] of trail.entries()) if (index > 0) assert.equal(parentOf(step), trail[index - 1]);
		});

		it('name each step', () => {
			for (const { name } of steps) assert.ok(typeof name === 'string' && name.trim() !== '');
		});
	});
}

describe('the start page', () => {
	const [organization] = thingsOf(blocks.get('/'), 'Organization');
	const [site] = thingsOf(blocks.get('/'), 'WebSite');

	it('names the publisher, its address, its other places and its logo', () => {
		assert.equal(organization?.name, brand.name);
		assert.equal(pageAt(organization?.url), '/');
		assert.deepEqual(organization?.sameAs, [brand.instagram.url, brand.linkedin.url]);
	});

	it('shows a logo that is there and that Google takes: 112 pixels or more each way', () => {
		const address = String(organization?.logo);
		assert.ok(address.startsWith(`${ORIGIN}/`));
		const png = readFileSync(join(ROOT, 'site/dist', address.slice(ORIGIN.length)));
		assert.equal(png.subarray(1, 4).toString(), 'PNG');
		// Width and height stand in the first chunk of a PNG.
		for (const offset of [16, 20]) assert.ok(png.readUInt32BE(offset) >= 112);
	});

	it('names the site, and who publishes it', () => {
		assert.equal(site?.name, brand.name);
		assert.equal(pageAt(site?.url), '/');
		assert.deepEqual(site?.publisher, organization);
	});
});

describe('questions and answers', () => {
	const asked = [...blocks].flatMap(([path, block]) =>
		thingsOf(block, 'Question').map((question) => ({ path, question })),
	);

	it('are there, and each has one answer', () => {
		assert.ok(asked.length > 0);
		for (const { path, question } of asked) {
			assert.ok(question.name, path);
			const [answer, ...others] = thingsOf(question.acceptedAnswer, 'Answer');
			assert.ok(answer?.text, path);
			assert.deepEqual(others, []);
		}
	});

	it('are those that a visitor reads on the same page', () => {
		for (const { path, question } of asked) {
			const words = wordsOf(path);
			assert.ok(words.includes(String(question.name)), `${path}: ${question.name}`);
			const [answer] = thingsOf(question.acceptedAnswer, 'Answer');
			assert.ok(words.includes(String(answer?.text)), `${path}: ${answer?.text}`);
		}
	});
});
