import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { routes } from '../../site/src/routes.ts';
import { edgeFunction, ROUTES } from './fixtures.mjs';

for (const [name, table] of [
	['a table with every kind of route', ROUTES],
	['the route table of the site', routes],
]) {
	describe(`viewer-response with ${name}`, () => {
		const visit = edgeFunction('viewer-response', table);
		const answer = () => ({ statusCode: 200, headers: { etag: { value: '"1"' } }, cookies: {} });

		for (const { path, robots } of table.filter((route) => !route.redirect)) {
			const file = path.endsWith('/') ? `${path}index.html` : `${path}/index.html`;
			for (const uri of [path, file]) {
				it(`${robots ? `tells robots ${robots}` : 'says nothing to robots'} for ${uri}`, () => {
					const { headers } = visit(uri, { response: answer() });
					assert.equal(headers['x-robots-tag']?.value, robots);
					assert.equal(headers.etag.value, '"1"', 'other headers stay');
				});
			}
		}
	});
}

describe('viewer-response', () => {
	it('says nothing to robots for files and unknown paths', () => {
		const visit = edgeFunction('viewer-response', ROUTES);
		for (const uri of ['/robots.txt', '/assets/app-1a2b3c.js', '/nowhere', '/__proto__']) {
			const { headers } = visit(uri, { response: { statusCode: 200, headers: {}, cookies: {} } });
			assert.deepEqual(headers, {}, uri);
		}
	});
});
