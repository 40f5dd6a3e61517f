import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { routes } from '../../site/src/routes.ts';
import { edgeFunction, HOSTILE_PATHS, ROUTES } from './fixtures.mjs';

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

			it(`redirects the file of ${path} to ${path}`, () => {
				const file = path.endsWith('/') ? `${path}index.html` : `${path}/index.html`;
				assertMoved(visit(file), path);
			});
		}

		for (const path of pages.filter((page) => page !== '/')) {
			const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
			it(`redirects ${other} to ${path}`, () => assertMoved(visit(other), path));
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

	it('leaves the path of a file alone', () => {
		for (const path of ['/assets/app-1a2b3c.js', '/robots.txt', '/sitemap.xml', '/answer.css']) {
			assert.equal(visit(path).uri, path);
		}
	});
});

function assertMoved(result, location) {
	assert.equal(result.statusCode, 301);
	assert.equal(result.headers.location.value, location);
}
