import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { routes } from '../../site/src/routes.ts';
import { keyOf } from './bucket.mjs';
import { edgeFunction, FILES, HOSTILE_PATHS, MISSPELLINGS, ROUTES, START_PAGE_SPELLINGS } from './fixtures.mjs';

for (const [name, table] of [
	['a table with every kind of route', ROUTES],
	['the route table of the site', routes],
]) {
	describe(`viewer-request with ${name}`, () => {
		const visit = edgeFunction('viewer-request', table);
		const pages = table.filter((route) => !route.redirect).map((route) => route.path);

		for (const path of pages) {
			it(`maps ${path} to its file`, () => {
				const result = visit(path);
				assert.equal(result.uri, path.endsWith('/') ? `${path}index.html` : `${path}/index.html`);
				assert.equal(result.statusCode, undefined);
			});
		}

		for (const path of pages.filter((page) => page !== '/')) {
			const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
			it(`redirects ${other} to ${path}`, () => assertMoved(visit(other), path));
		}

		for (const spelling of START_PAGE_SPELLINGS) {
			it(`redirects ${spelling} to the start page`, () => assertMoved(visit(spelling), '/'));
		}

		for (const [kind, misspelled] of MISSPELLINGS) {
			it(`redirects a page ${kind} to its address at once, and a redirect to its target`, () => {
				for (const { path, redirect } of table.filter((route) => route.path !== '/')) {
					assertMoved(visit(misspelled(path)), redirect ?? path);
				}
			});
		}

		for (const { path, redirect, robots } of table.filter((route) => route.redirect)) {
			for (const spelling of [path, path.slice(0, -1), `${path}index.html`]) {
				it(`redirects ${spelling} to ${redirect} and tells robots ${robots}`, () => {
					const result = visit(spelling);
					assertMoved(result, redirect);
					assert.equal(result.headers['x-robots-tag'].value, robots);
				});
			}
		}

		for (const [path, aim] of HOSTILE_PATHS) {
			it(`never redirects ${path} (${aim}) and never maps it to a page`, () => {
				const result = visit(path);
				assert.equal(result.statusCode, undefined);
				assert.ok(!pages.some((page) => result.uri === `${page.replace(/\/$/, '')}/index.html`), result.uri);
			});
		}
	});
}

describe('viewer-request', () => {
	const visit = edgeFunction('viewer-request', ROUTES);

	for (const query of [
		'a=1',
		'a=1&b=2&a=3',
		'a=&b',
		'a=%20%C3%A4+x',
		'',
		'=',
		'&&',
		'next=//evil.example',
		'a=1?b=2',
	]) {
		it(`keeps the query "${query}" exactly in a redirect`, () => {
			assert.equal(visit('/contact/', { query }).headers.location.value, `/contact?${query}`);
			assert.equal(visit('/company/', { query }).headers.location.value, `/company/about-us?${query}`);
		});
	}

	it('adds no question mark to an address without one', () => {
		assert.equal(visit('/contact/').headers.location.value, '/contact');
	});

	for (const path of [...FILES, '/assets/app-1a2b3c.js', '/assets/Image-1A2b.svg']) {
		it(`leaves ${path} alone`, () => assert.equal(visit(path).uri, path));
	}

	for (const [kind, misspelled] of MISSPELLINGS) {
		it(`keeps a file ${kind} from the bucket`, () => {
			for (const path of [...FILES, '/404.html']) {
				const result = visit(misspelled(path));
				assert.equal(result.statusCode, undefined);
				assert.notEqual(keyOf(result.uri), path.slice(1));
			}
		});
	}
});

function assertMoved(result, location) {
	assert.equal(result.statusCode, 301, result.uri);
	assert.equal(result.headers.location.value, location);
}
