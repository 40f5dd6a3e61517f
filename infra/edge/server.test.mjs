/**
 * The CloudFront of this machine, over a small site and an API that tells what reached it. The built site and the functions stand
 * behind it in ../smoke/smoke.test.mjs; over TLS it is visited by the audit alone.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { asItStands, builtSite, HOSTILE_PATHS, MISSPELLINGS, originServer, PAGE } from './fixtures.mjs';
import { startEdge } from './server.mjs';
import { readTemplate, resolver } from './template.mjs';

const template = readTemplate(new URL('../../template.yaml', import.meta.url));

describe('the local edge', () => {
	let site;
	let api;
	let edge;
	/** @type {any} */
	let seen;

	const start = (options) => startEdge({ port: 0, dist: site.dist, originSecret: 'origin-secret', ...options });

	before(async () => {
		site = builtSite();
		api = await originServer(async (incoming, answer) => {
			const parts = [];
			for await (const part of incoming) parts.push(part);
			const { method, url, headers } = incoming;
			seen = { method, url, headers, body: Buffer.concat(parts).toString() };
			if (url === '/api/refused') return answer.writeHead(403).end('the form with the text');
			const json = headers.accept === 'application/json';
			answer.writeHead(json ? 202 : 303, json ? { 'cache-control': 'private' } : { location: '/signup/asked' });
			answer.end(json ? '{"reference":"K7QM-4TXR"}' : '');
		});
		edge = await start({ apiPort: api.port });
	});
	after(async () => {
		await edge.close();
		await api.close();
		site.remove();
	});

	const visit = (path, options = {}) => asItStands(edge.url, path, options);

	describe('answers', () => {
		it('with a page at its address, for HEAD without its body, and refuses other methods', async () => {
			const { status, headers, body } = await visit('/');
			assert.deepEqual([status, headers['content-type'], body.toString()], [200, 'text/html; charset=utf-8', PAGE]);
			const head = await visit('/', { method: 'HEAD' });
			assert.deepEqual([head.status, head.headers['content-length'], head.body.length], [200, String(PAGE.length), 0]);
			const post = await visit('/', { method: 'POST' });
			assert.deepEqual([post.status, post.headers.allow], [405, 'GET, HEAD']);
		});

		it('with one redirect to other spellings, as they were sent, with their query', async () => {
			for (const [kind, misspelled] of MISSPELLINGS) {
				const { status, headers } = await visit(`${misspelled('/contact')}?a=1&b=&a=2`);
				assert.deepEqual([status, headers.location], [301, '/contact?a=1&b=&a=2'], kind);
			}
		});

		it('304 without a body to the tag of the same file, in each encoding, and to no other', async () => {
			for (const encoding of ['identity', 'br']) {
				const { headers } = await visit('/', { headers: { 'accept-encoding': encoding } });
				const known = { 'accept-encoding': encoding, 'if-none-match': `"x", ${headers.etag}` };
				const again = await visit('/', { headers: known });
				assert.deepEqual([again.status, again.body.length], [304, 0]);
				assert.equal(again.headers.etag, headers.etag);
				assert.equal(again.headers['cache-control'], headers['cache-control']);
			}
			assert.equal((await visit('/', { headers: { 'if-none-match': '"other"' } })).status, 200);
		});
	});

	describe('answers with the error page and status 404', () => {
		for (const [path, aim] of [['/nowhere', 'no page'], ...HOSTILE_PATHS]) {
			it(`${path} (${aim})`, async () => {
				const { status, headers, body } = await visit(path);
				assert.deepEqual([status, headers.location], [404, undefined]);
				assert.match(body.toString(), /<title>Nicht gefunden/);
			});
		}

		it('a missing asset, and lets no browser remember it', async () => {
			const { status, headers } = await visit('/assets/nowhere.js');
			assert.deepEqual([status, headers['cache-control']], [404, 'no-cache']);
		});
	});

	describe('sends the headers of template.yaml, and none of the bucket’s own', () => {
		for (const path of ['/', '/nowhere', '/contact/', '/assets/app-1a2b3c.js', '/api/contact']) {
			it(`for ${path}`, async () => {
				const { headers } = await visit(path);
				const config = resolver(template, { Stage: 'production' })(
					template.Resources.ResponseHeaders.Properties,
				).ResponseHeadersPolicyConfig;
				for (const { Header, Value, Override } of config.CustomHeadersConfig.Items) {
					if (Override) assert.equal(headers[Header.toLowerCase()], Value, Header);
				}
				const { ContentSecurityPolicy } = config.SecurityHeadersConfig.ContentSecurityPolicy;
				assert.equal(headers['content-security-policy'], ContentSecurityPolicy);
				assert.equal(headers['x-content-type-options'], 'nosniff');
				assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
				assert.equal(headers['strict-transport-security'], 'max-age=63072000');
				const ofBucket = Object.keys(headers).filter((name) => /^(server|x-amz-(?!cf-).*)$/.test(name));
				assert.deepEqual(ofBucket, []);
			});
		}

		it('and has hashed files kept for good', async () => {
			const { headers } = await visit('/assets/app-1a2b3c.js');
			assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
		});
	});

	describe('compresses', () => {
		for (const [accepted, encoding, decode] of /** @type {const} */ ([
			['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
			['gzip', 'gzip', gunzipSync],
			['identity', undefined, (body) => body],
		])) {
			it(`with ${encoding ?? 'nothing'} for Accept-Encoding: ${accepted}`, async () => {
				const { headers, body } = await visit('/', { headers: { 'accept-encoding': accepted } });
				assert.deepEqual([headers['content-encoding'], headers.vary], [encoding, 'Accept-Encoding']);
				assert.equal(headers['content-length'], String(body.length));
				assert.equal(decode(body).toString(), PAGE);
			});
		}

		it('neither small files nor what is compressed already', async () => {
			for (const path of ['/robots.txt', '/assets/font-1a2b3c.woff2']) {
				const { headers } = await visit(path, { headers: { 'accept-encoding': 'br' } });
				assert.deepEqual([headers['content-encoding'], headers.vary], [undefined, undefined], path);
			}
		});
	});

	describe('forwards /api/*', () => {
		it('with the origin secret and the client address, and only listed headers', async () => {
			const { status, body } = await visit('/api/contact?a=1&a=2', {
				method: 'POST',
				headers: {
					accept: 'application/json',
					'content-type': 'application/json',
					'idempotency-key': 'key-1',
					'x-origin-secret': 'forged',
					'cloudfront-viewer-address': '203.0.113.9:1',
					cookie: 'a=b',
					referer: 'http://localhost/secret',
				},
				body: '{"email":"x"}',
			});
			assert.deepEqual([status, body.toString()], [202, '{"reference":"K7QM-4TXR"}']);
			assert.deepEqual([seen.method, seen.url, seen.body], ['POST', '/api/contact?a=1&a=2', '{"email":"x"}']);
			assert.match(seen.headers['cloudfront-viewer-address'], /^127\.0\.0\.1:\d+$/);
			for (const [name, value] of /** @type {const} */ ([
				['x-origin-secret', 'origin-secret'],
				['idempotency-key', 'key-1'],
				['content-type', 'application/json'],
				['cookie', undefined],
				['referer', undefined],
			])) {
				assert.equal(seen.headers[name], value, name);
			}
		});

		it('and passes redirects on as they are', async () => {
			const { status, headers } = await visit('/api/contact', { method: 'POST', body: 'email=x' });
			assert.deepEqual([status, headers.location], [303, '/signup/asked']);
		});

		it('and shows the site’s error page in the place of a 403, as the whole distribution does', async () => {
			const { status, body } = await visit('/api/refused');
			assert.equal(status, 404);
			assert.match(body.toString(), /<title>Nicht gefunden/);
		});

		it('by the path without dots and double slashes, and sends it as the visitor spelled it', async () => {
			for (const path of ['//api/contact', '/pricing/../api/contact']) {
				await visit(path);
				assert.equal(seen.url, path);
			}
		});

		it('and keeps the API’s own Cache-Control, or says no-cache where it has none', async () => {
			const own = await visit('/api/contact', { headers: { accept: 'application/json' } });
			assert.equal(own.headers['cache-control'], 'private');
			assert.equal((await visit('/api/contact')).headers['cache-control'], 'no-cache');
		});
	});

	it('answers 502 with a page of CloudFront’s own without its API, whatever is asked for', async (t) => {
		const down = await originServer(() => {});
		await down.close();
		const lonely = await start({ apiPort: down.port });
		t.after(() => lonely.close());
		const headers = { accept: 'application/json' };
		const page = await fetch(`${lonely.url}/api/contact`, { method: 'POST', body: 'a=1', headers });
		assert.deepEqual([page.status, page.headers.get('content-type')], [502, 'text/html; charset=utf-8']);
		assert.equal((await fetch(`${lonely.url}/`)).status, 200);
	});

	it('names the port and its variable when the port is in use', async () => {
		await assert.rejects(start({ port: api.port, apiPort: 1 }), {
			message: `Port ${api.port} is in use. Set PORT to a free one.`,
		});
	});
});
