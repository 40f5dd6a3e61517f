import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { builtSite, HOSTILE_PATHS, MISSPELLINGS, originServer, PAGE, START_PAGE_SPELLINGS } from './fixtures.mjs';
import { startEdge } from './server.mjs';
import { readTemplate } from './template.mjs';

const facts = {
	loaderHash: `sha256-${'A'.repeat(43)}=`,
	styleSources: `'sha256-${'B'.repeat(43)}='`,
	analyticsOrigin: '',
};
const template = readTemplate(new URL('../../template.yaml', import.meta.url));

describe('the local edge', () => {
	let site;
	let api;
	let edge;
	let seen;

	before(async () => {
		site = builtSite();
		api = await originServer(async (incoming, answer) => {
			const parts = [];
			for await (const part of incoming) parts.push(part);
			seen = {
				method: incoming.method,
				url: incoming.url,
				headers: incoming.headers,
				body: Buffer.concat(parts).toString(),
			};
			if (incoming.url === '/api/refused') return answer.writeHead(403).end('the form with the text');
			const json = incoming.headers.accept === 'application/json';
			answer.writeHead(json ? 202 : 303, json ? { 'cache-control': 'private' } : { location: '/contact/thanks' });
			answer.end(json ? '{"reference":"K7QM-4TXR"}' : '');
		});
		edge = await startEdge({ port: 0, dist: site.dist, apiPort: api.port, facts, originSecret: 'origin-secret' });
	});
	after(async () => {
		await edge.close();
		await api.close();
		site.remove();
	});

	/** Sends the path as it stands, which fetch would tidy up first. */
	const visit = (path, { method = 'GET', headers = {}, body } = {}) =>
		new Promise((resolve, reject) => {
			const { port } = new URL(edge.url);
			const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, async (answer) => {
				const parts = [];
				for await (const part of answer) parts.push(part);
				resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) });
			});
			outgoing.on('error', reject);
			outgoing.end(body);
		});

	describe('serves pages', () => {
		it('at their canonical address', async () => {
			const { status, headers, body } = await visit('/');
			assert.equal(status, 200);
			assert.equal(headers['content-type'], 'text/html; charset=utf-8');
			assert.equal(body.toString(), PAGE);
		});

		it('and redirects other spellings with their query', async () => {
			const { status, headers } = await visit('/contact/?a=1&b=&a=2');
			assert.equal(status, 301);
			assert.equal(headers.location, '/contact?a=1&b=&a=2');
		});

		for (const [kind, misspelled] of MISSPELLINGS) {
			for (const [path, target] of [
				['/contact', '/contact'],
				['/help/', '/help/'],
				['/company/', '/company/about-us'],
			]) {
				const spelling = misspelled(path);
				it(`and redirects ${spelling} (${kind}) to ${target}`, async () => {
					const { status, headers } = await visit(`${spelling}?a=1`);
					assert.equal(status, 301);
					assert.equal(headers.location, `${target}?a=1`);
				});
			}
		}

		for (const spelling of START_PAGE_SPELLINGS) {
			it(`and redirects ${spelling} to the start page`, async () => {
				const { status, headers } = await visit(spelling);
				assert.equal(status, 301);
				assert.equal(headers.location, '/');
			});
		}

		it('and keeps noindex pages out of search engines', async () => {
			assert.equal((await visit('/contact/thanks')).headers['x-robots-tag'], 'noindex');
			assert.equal((await visit('/contact')).headers['x-robots-tag'], undefined);
		});

		it('without a body for HEAD, with the length of GET', async () => {
			const { status, headers, body } = await visit('/', { method: 'HEAD' });
			assert.equal(status, 200);
			assert.equal(headers['content-length'], String(PAGE.length));
			assert.equal(body.length, 0);
		});

		it('and refuses other methods', async () => {
			const { status, headers } = await visit('/', { method: 'POST' });
			assert.equal(status, 405);
			assert.equal(headers.allow, 'GET, HEAD');
		});
	});

	describe('answers an unknown path with the error page and status 404', () => {
		for (const [path, aim] of [['/nowhere', 'no page'], ['/assets/nowhere.js', 'no asset'], ...HOSTILE_PATHS]) {
			it(`${path} (${aim})`, async () => {
				const { status, headers, body } = await visit(path);
				assert.equal(status, 404);
				assert.equal(headers.location, undefined);
				assert.match(body.toString(), /<title>Nicht gefunden/);
			});
		}

		for (const path of ['/robots.txt', '/404.html']) {
			for (const [kind, misspelled] of MISSPELLINGS) {
				const spelling = misspelled(path);
				it(`${spelling} (a file ${kind})`, async () => assert.equal((await visit(spelling)).status, 404));
			}
		}

		it('and lets no browser remember a missing asset', async () => {
			assert.equal((await visit('/assets/nowhere.js')).headers['cache-control'], 'no-cache');
		});
	});

	describe('sends the headers of template.yaml', () => {
		for (const [path, id] of [
			['/', 'PageHeaders'],
			['/nowhere', 'PageHeaders'],
			['/contact/', 'PageHeaders'],
			['/assets/app-1a2b3c.js', 'AssetHeaders'],
			['/api/contact', 'ApiHeaders'],
		]) {
			it(`of ${id} for ${path}`, async () => {
				const { headers } = await visit(path);
				const config = template.Resources[id].Properties.ResponseHeadersPolicyConfig;
				for (const { Header, Value, Override } of config.CustomHeadersConfig.Items) {
					if (Override) assert.equal(headers[Header.toLowerCase()], Value, Header);
				}
				assert.equal(headers['x-content-type-options'], 'nosniff');
				assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
				assert.equal(headers['strict-transport-security'], 'max-age=63072000; includeSubDomains');
				const policy = config.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy;
				const expected = (policy['Fn::Sub'] ?? policy)
					.replace(`\${SiteFacts.LoaderHash}`, facts.loaderHash)
					.replace(`\${SiteFacts.StyleSources}`, facts.styleSources)
					.replaceAll(`\${SiteFacts.AnalyticsOrigin}`, facts.analyticsOrigin);
				assert.equal(headers['content-security-policy'], expected);
			});
		}

		for (const path of ['/', '/nowhere', '/assets/app-1a2b3c.js']) {
			it(`and none of the bucket's own for ${path}`, async () => {
				const { headers } = await visit(path);
				assert.deepEqual(
					Object.keys(headers).filter((name) => name === 'server' || name.startsWith('x-amz-')),
					[],
				);
			});
		}

		it('and marks hashed files as immutable', async () => {
			const { headers } = await visit('/assets/app-1a2b3c.js');
			assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
		});
	});

	describe('compresses', () => {
		for (const [accepted, encoding, decode] of [
			['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
			['gzip', 'gzip', gunzipSync],
			['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
			['identity', undefined, (body) => body],
		]) {
			it(`with ${encoding ?? 'nothing'} for Accept-Encoding: ${accepted}`, async () => {
				const { headers, body } = await visit('/', { headers: { 'accept-encoding': accepted } });
				assert.equal(headers['content-encoding'], encoding);
				assert.equal(headers.vary, 'Accept-Encoding');
				assert.equal(headers['content-length'], String(body.length));
				assert.equal(decode(body).toString(), PAGE);
			});
		}

		for (const [path, reason] of [
			['/robots.txt', 'small files'],
			['/assets/font-1a2b3c.woff2', 'files that are compressed already'],
		]) {
			it(`no ${reason}`, async () => {
				const { headers } = await visit(path, { headers: { 'accept-encoding': 'br' } });
				assert.equal(headers['content-encoding'], undefined);
				assert.equal(headers.vary, undefined);
			});
		}
	});

	describe('answers 304 without a body', () => {
		for (const encoding of ['identity', 'br']) {
			it(`to the tag of the same file, ${encoding}`, async () => {
				const first = await visit('/', { headers: { 'accept-encoding': encoding } });
				const tag = first.headers.etag;
				const again = await visit('/', { headers: { 'accept-encoding': encoding, 'if-none-match': `"x", ${tag}` } });
				assert.equal(again.status, 304);
				assert.equal(again.body.length, 0);
				assert.equal(again.headers.etag, tag);
				assert.equal(again.headers['cache-control'], first.headers['cache-control']);
			});
		}

		it('but not to another tag', async () => {
			assert.equal((await visit('/', { headers: { 'if-none-match': '"other"' } })).status, 200);
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
			assert.equal(status, 202);
			assert.equal(body.toString(), '{"reference":"K7QM-4TXR"}');
			assert.equal(seen.method, 'POST');
			assert.equal(seen.url, '/api/contact?a=1&a=2');
			assert.equal(seen.body, '{"email":"x"}');
			assert.equal(seen.headers['x-origin-secret'], 'origin-secret');
			assert.match(seen.headers['cloudfront-viewer-address'], /^127\.0\.0\.1:\d+$/);
			assert.equal(seen.headers['idempotency-key'], 'key-1');
			assert.equal(seen.headers['content-type'], 'application/json');
			assert.equal(seen.headers.cookie, undefined);
			assert.equal(seen.headers.referer, undefined);
		});

		it('and passes redirects on as they are', async () => {
			const { status, headers } = await visit('/api/contact', { method: 'POST', body: 'email=x' });
			assert.equal(status, 303);
			assert.equal(headers.location, '/contact/thanks');
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

		it('keeps the API’s own Cache-Control and says no-store where it has none', async () => {
			const own = await visit('/api/contact', { headers: { accept: 'application/json' } });
			assert.equal(own.headers['cache-control'], 'private');
			assert.equal((await visit('/api/contact')).headers['cache-control'], 'no-store');
		});
	});
});

describe('the local edge without its API', () => {
	let site;
	before(() => {
		site = builtSite();
	});
	after(() => site.remove());

	const withEdge = async (options, check) => {
		const edge = await startEdge({ port: 0, dist: site.dist, facts, originSecret: 'origin-secret', ...options });
		try {
			await check(edge);
		} finally {
			await edge.close();
		}
	};

	it('answers 502, as JSON where JSON is asked for', async () => {
		const down = await originServer(() => {});
		await down.close();
		await withEdge({ apiPort: down.port }, async (edge) => {
			const json = await fetch(`${edge.url}/api/contact`, {
				method: 'POST',
				body: '{}',
				headers: { accept: 'application/json' },
			});
			assert.equal(json.status, 502);
			assert.deepEqual(await json.json(), { message: 'Bad Gateway' });
			const page = await fetch(`${edge.url}/api/contact`, { method: 'POST', body: 'a=1' });
			assert.equal(page.status, 502);
			assert.match(page.headers.get('content-type'), /^text\/html/);
			assert.equal((await fetch(`${edge.url}/`)).status, 200);
		});
	});

	it('names the port and its variable when the port is in use', async () => {
		const other = await originServer(() => {});
		await assert.rejects(
			startEdge({ port: other.port, dist: site.dist, apiPort: 1, facts, originSecret: 'origin-secret' }),
			{ message: `Port ${other.port} is in use. Set PORT to a free one.` },
		);
		await other.close();
	});
});
