import { once } from 'node:events';
import { connect } from 'node:http2';
import { describe, it, type TestContext } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { AIMS, verdictOnBytes } from '../../../../infra/audit/aims.mjs';
import { localhostCertificate } from '../../../../infra/edge/certificate.mjs';
import { startEdge } from '../../../../infra/edge/server.mjs';
import { expectNone } from '../../../../infra/testing/faults.mjs';
import { pages } from '../../../src/routes';
import { filesOf } from '../../browser/support/built-files';
import { documents } from '../dist';
import { built, DIST } from '../files';

/** A page's bytes. */
type Weight = readonly [path: string, bytes: number];

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

/** Each document as sent, with its headers. */
async function weighDocuments(): Promise<Weight[]> {
	const tls = await localhostCertificate();
	const edge = await startEdge({ port: 0, dist: DIST, apiPort: 0, originSecret: '', tls });
	const weights: Weight[] = [];
	for (const { path } of documents) weights.push([path, await bytesOf(edge.url, path, tls.cert)]);
	await edge.close();
	return weights;
}

/** The JavaScript that each page fetches by itself. */
function weighScripts(): Weight[] {
	const sizes = new Map<string, number>();
	const sizeOf = (file: string) => {
		const size = sizes.get(file) ?? brotliCompressSync(built(file)).length;
		sizes.set(file, size);
		return size;
	};
	return pages.map(({ path }) => [path, filesOf(path).reduce((sum, file) => sum + sizeOf(file), 0)]);
}

/** Warns of the page that is heaviest above its aim, and fails with all that are a quarter above. */
function compare(test: TestContext, weights: readonly Weight[], aimOf: (path: string) => number): void {
	const found = weights.map(([path, bytes]) => {
		const aim = aimOf(path);
		return { text: `${path} has ${bytes} bytes, ${aim} are the aim`, verdict: verdictOnBytes(bytes, aim), bytes };
	});
	found.sort((one, other) => other.bytes - one.bytes);
	const [worst, ...others] = found.filter(({ verdict }) => verdict === 'warning');
	const more = others.length > 0 ? `, and ${others.length} pages more are above it` : '';
	if (worst) test.diagnostic(`Warning: ${worst.text}${more}.`);
	const missed = found.filter(({ verdict }) => verdict === 'missed').map(({ text }) => text);
	expectNone(missed, 'Make these pages smaller:');
}

describe('bytes', () => {
	it('of each document as sent, headers included, are no more than a quarter above the aim', async (test) => {
		compare(test, await weighDocuments(), () => AIMS.document.max);
	});

	it('of the JavaScript that a page fetches by itself are no more than a quarter above the aim', (test) => {
		compare(test, weighScripts(), (path) => (path.startsWith('/tools/') ? AIMS.toolScripts : AIMS.scripts).max);
	});
});
