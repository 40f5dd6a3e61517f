import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { AIMS } from '../../../../infra/audit/aims.mjs';
import { localhostCertificate } from '../../../../infra/audit/certificate.mjs';
import { startEdge } from '../../../../infra/edge/server.mjs';
import { ROOT } from '../../../../infra/local/places.mjs';
import { pages } from '../../../src/routes';
import { filesOf } from '../../browser/support/built-files';
import { documents } from '../dist';
import { built, DIST } from '../files';

/** The least JavaScript of a page that shows that all of it was seen, in bytes of brotli. */
const SCRIPTS_MIN = 50_000;

/** Bytes of an answer as sent: its headers, compressed as HTTP/2 does, and its brotli. */
async function bytesOf(origin: string, path: string, ca: string): Promise<number> {
	const session = connect(origin, { ca });
	await once(session, 'remoteSettings');
	const stream = session.request({ ':path': path, 'accept-encoding': 'br' });
	const before = session.socket.bytesRead;
	stream.resume();
	await once(stream, 'end');
	const bytes = session.socket.bytesRead - before;
	session.close();
	return bytes;
}

describe('bytes', () => {
	it('of every document as sent are one round trip, headers included', async () => {
		const facts = JSON.parse(readFileSync(join(ROOT, 'site/build-facts.json'), 'utf8'));
		const tls = localhostCertificate();
		const edge = await startEdge({ port: 0, dist: DIST, apiPort: 0, facts, originSecret: '', tls });
		const long = [];
		for (const { path } of documents) {
			const bytes = await bytesOf(edge.url, path, tls.cert);
			if (bytes > AIMS.document.max) long.push(`${path}: ${bytes}`);
		}
		await edge.close();
		assert.deepEqual(long, []);
	});

	it('of the JavaScript that a page fetches by itself stay within its budget', () => {
		const sizes = new Map<string, number>();
		const sizeOf = (file: string) => {
			const size = sizes.get(file) ?? brotliCompressSync(built(file)).length;
			sizes.set(file, size);
			return size;
		};
		const wrong = pages
			.map(({ path }) => ({ path, bytes: filesOf(path).reduce((sum, file) => sum + sizeOf(file), 0) }))
			.filter(({ path, bytes }) => {
				const { max } = path.startsWith('/tools/') ? AIMS.toolScripts : AIMS.scripts;
				return bytes < SCRIPTS_MIN || bytes > max;
			});
		assert.deepEqual(wrong, []);
	});
});
