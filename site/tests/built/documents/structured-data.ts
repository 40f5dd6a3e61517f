/**
 * What pages tell machines: the compiler compares it with schema.org's vocabulary where it is written
 * (`prerender/indexes/structured-data.ts`), these tests with what Google's guides to BreadcrumbList,
 * Organization and WebSite (site names) ask for, as of November 2026. No page sells a Product or makes an Offer: prices of
 * subscriptions that are ordered in the app belong to no rich result, and ratings, which they would need, there are none.
 * An FAQPage would only repeat its page: Google shows those of authorities and of health alone.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expectNone } from '../../../../infra/testing/faults.mjs';
import { stage } from '../../../prerender/sources/stage';
import { brand } from '../../../src/content/brand';
import { parentOf } from '../../../src/content/navigation';
import { isRoutePath, type RoutePath } from '../../../src/routes';
import { type Document, documentOf, documents, faultsIn, NOT_FOUND, tagsOf } from '../dist';
import { built } from '../files';

const ORIGIN = stage.origin;

/** A thing of the vocabulary as JSON-LD has it. */
type Node = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** What a document says to machines, as often as it says something. */
const graphsOf = (document: Document) =>
	tagsOf(document, 'script[type="application/ld+json"]').map((script) => JSON.parse(script.text()) as object);

/** Nothing lies above what is not there. */
const described = documents.filter(({ path }) => path !== NOT_FOUND);

/** The things of one type, wherever they stand in a graph. */
function thingsOf(value: unknown, type: string): Node[] {
	if (typeof value !== 'object' || value === null) return [];
	const inside = Object.values(value).flatMap((part) => thingsOf(part, type));
	return (value as Node)['@type'] === type ? [value as Node, ...inside] : inside;
}

/** Path of a page of this site that an address names. */
function pageAt(address: unknown): RoutePath {
	const path = String(address).replace(ORIGIN, '');
	assert.ok(isRoutePath(path), `${address} is no page of this site`);
	return path;
}

describe('the structured data', () => {
	it('is one block on every page, but none for addresses that don’t exist', () => {
		const faults = faultsIn((document) => {
			const count = graphsOf(document).length;
			return count === (described.includes(document) ? 1 : 0) ? [] : [`${count} blocks of structured data`];
		});
		expectNone(faults, 'Mend site/prerender/indexes/structured-data.ts:');
	});

	it('leads by breadcrumbs with names from the start page over its parents to each page', () => {
		for (const document of described.filter(({ path }) => path !== '/')) {
			const lists = thingsOf(graphsOf(document), 'BreadcrumbList');
			const steps = lists.flatMap((list) => thingsOf(list, 'ListItem'));
			assert.equal(lists.length, 1, document.path);
			for (const [at, { position, name }] of steps.entries()) {
				assert.equal(position, at + 1, document.path);
				assert.match(String(name), /\S/, document.path);
			}
			const trail = steps.map(({ item }) => pageAt(item));
			assert.deepEqual([trail[0], trail.at(-1)], ['/', document.path]);
			for (const [at, step] of trail.entries()) if (at > 0) assert.equal(parentOf(step), trail[at - 1]);
		}
	});

	it('of the start page names the site, and its publisher with address, other places and logo', () => {
		const graphs = graphsOf(documentOf('/'));
		const [organization] = thingsOf(graphs, 'Organization');
		const [site] = thingsOf(graphs, 'WebSite');
		assert.deepEqual([organization?.name, site?.name], [brand.name, brand.name]);
		assert.deepEqual([pageAt(organization?.url), pageAt(site?.url)], ['/', '/']);
		assert.deepEqual(organization?.sameAs, [brand.instagram.url, brand.linkedin.url]);
		assert.deepEqual(site?.publisher, organization);
		const png = built(String(organization?.logo).replace(`${ORIGIN}/`, ''));
		// Google takes a logo of 112 pixels or more each way; a PNG's size stands in its first chunk.
		for (const offset of [16, 20]) assert.ok(png.readUInt32BE(offset) >= 112, `${png.readUInt32BE(offset)} pixels`);
	});
});
