import assert from 'node:assert/strict';
import { X509Certificate } from 'node:crypto';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { localhostCertificate } from '../audit/certificate.mjs';
import { builtSite, PAGE } from './fixtures.mjs';
import { listen } from './listen.mjs';
import { startEdge } from './server.mjs';

const facts = { loaderHash: 'sha256-a', styleSources: "'sha256-b'", analyticsOrigin: '' };

describe('the certificate of a run', () => {
	const { cert } = localhostCertificate(new Date('2026-11-20T12:00:00Z'));
	const read = new X509Certificate(cert);

	it('is signed by its own key, for localhost, for a day before and after', () => {
		assert.ok(read.verify(read.publicKey));
		assert.equal(read.checkHost('localhost'), 'localhost');
		assert.equal(new Date(read.validFrom).toISOString(), '2026-11-19T12:00:00.000Z');
		assert.equal(new Date(read.validTo).toISOString(), '2026-11-21T12:00:00.000Z');
	});

	it('is another one each time', () => {
		assert.notEqual(localhostCertificate().spki, localhostCertificate().spki);
	});
});

describe('a request over HTTP/2', () => {
	it('has the headers that it would have over HTTP/1.1', async () => {
		const tls = localhostCertificate();
		let seen;
		const server = await listen({
			port: 0,
			tls,
			handler: (request, response) => {
				seen = { method: request.method, url: request.url, headers: request.headers };
				response.end();
			},
		});
		const session = connect(server.url, { ca: tls.cert });
		await new Promise((resolve, reject) => {
			session.on('error', reject);
			session.request({ ':path': '/a?b', accept: '*/*' }).on('close', resolve).resume().end();
		});
		session.close();
		await server.close();
		const { host } = new URL(server.url);
		assert.deepEqual(seen, { method: 'GET', url: '/a?b', headers: { host, accept: '*/*' } });
	});
});

describe('the edge over TLS', () => {
	const tls = localhostCertificate();
	let site;
	let edge;

	before(async () => {
		site = builtSite();
		edge = await startEdge({ port: 0, dist: site.dist, apiPort: 9, facts, originSecret: 'secret', tls });
	});
	after(async () => {
		await edge.close();
		site.remove();
	});

	/** One request over HTTP/2. */
	const visit = (path, headers = {}) =>
		new Promise((resolve, reject) => {
			const session = connect(edge.url, { ca: tls.cert });
			session.on('error', reject);
			const stream = session.request({ ':path': path, ...headers });
			const parts = [];
			let answer;
			stream.on('response', (received) => {
				answer = received;
			});
			stream.on('data', (part) => parts.push(part));
			stream.on('error', reject);
			stream.on('end', () => {
				resolve({
					status: answer[':status'],
					headers: answer,
					body: Buffer.concat(parts),
					protocol: session.alpnProtocol,
				});
				session.close();
			});
			stream.end();
		});

	it('speaks HTTP/2 and compresses with brotli', async () => {
		const { status, headers, body, protocol } = await visit('/', { 'accept-encoding': 'gzip, br' });
		assert.deepEqual([status, protocol, headers['content-encoding']], [200, 'h2', 'br']);
		assert.equal(brotliDecompressSync(body).toString(), PAGE);
		assert.match(headers['content-security-policy'], /^default-src 'none';/);
	});

	it('asks the functions of the edge', async () => {
		const { status, headers } = await visit('/contact/?a=1');
		assert.deepEqual([status, headers.location], [301, '/contact?a=1']);
		assert.equal((await visit('/contact/thanks')).headers['x-robots-tag'], 'noindex');
	});

	it('answers for an API that is not there', async () => {
		assert.equal((await visit('/api/contact')).status, 502);
	});

	it('speaks HTTP/1.1 with who knows no other', async () => {
		const answer = await new Promise((resolve, reject) => {
			request(new URL('/', edge.url), { ca: tls.cert, ALPNProtocols: ['http/1.1'] }, resolve)
				.on('error', reject)
				.end();
		});
		assert.equal(answer.statusCode, 200);
		answer.resume();
	});
});
