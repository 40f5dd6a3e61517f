import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { localhostCertificate } from '../../../infra/audit/certificate.mjs';
import { startEdge } from '../../../infra/edge/server.mjs';
import { ROOT } from '../../../infra/local/places.mjs';
import { addresses } from '../browser/support/addresses';

/** Ten segments of 1,460 bytes, which a server sends before the first answer (RFC 6928). */
const ROUND_TRIP = 14_600;

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

describe('every document as sent', () => {
	it('is one round trip, headers included', async () => {
		const facts = JSON.parse(readFileSync(join(ROOT, 'site/build-facts.json'), 'utf8'));
		const tls = localhostCertificate();
		const edge = await startEdge({ port: 0, dist: join(ROOT, 'site/dist'), apiPort: 0, facts, originSecret: '', tls });
		const long = [];
		for (const { path } of addresses) {
			const bytes = await bytesOf(edge.url, path, tls.cert);
			if (bytes > ROUND_TRIP) long.push(`${path}: ${bytes}`);
		}
		await edge.close();
		assert.deepEqual(long, []);
	});
});
