import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { before, describe, it, type TestContext } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { AIMS, verdictOnBytes } from '../../../../infra/audit/aims.mjs';
import { localhostCertificate } from '../../../../infra/edge/certificate.mjs';
import { startEdge } from '../../../../infra/edge/server.mjs';
import { expectNone } from '../../../../infra/testing/faults.mjs';
import { isRoutePath } from '../../../src/routes';
import { filesOf } from '../../browser/support/built-files';
import { documents } from '../dist';
import { built, DIST } from '../files';

/** What each page weighed when that was recorded last: a new page has no record, and is held to the aim alone. */
const RECORD = join(import.meta.dirname, 'bytes.json');

const ADVICE = 'Make it smaller; or, if it is worth its bytes, record them: UPDATE_BYTES=1 npm test -- built';

/** What a page weighs, in bytes; the document for unknown addresses has no scripts of its own. */
interface Weight {
	/** As sent, with its headers. */
	readonly document: number;
	/** JavaScript that it fetches by itself. */
	readonly scripts?: number;
}

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

async function weighAll(): Promise<Readonly<Record<string, Weight>>> {
	const tls = await localhostCertificate();
	const edge = await startEdge({ port: 0, dist: DIST, apiPort: 0, originSecret: '', tls });
	const sizes = new Map<string, number>();
	const sizeOf = (file: string) => {
		const size = sizes.get(file) ?? brotliCompressSync(built(file)).length;
		sizes.set(file, size);
		return size;
	};
	const weights: Record<string, Weight> = {};
	for (const { path } of documents) {
		const document = await bytesOf(edge.url, path, tls.cert);
		if (!isRoutePath(path)) weights[path] = { document };
		else weights[path] = { document, scripts: filesOf(path).reduce((sum, file) => sum + sizeOf(file), 0) };
	}
	await edge.close();
	return weights;
}

/** A row a page, as the formatter wants it. */
function writeRecord(weights: Readonly<Record<string, Weight>>): void {
	const rows = Object.entries(weights).map(([path, weight]) => {
		const figures = JSON.stringify(weight, null, 1).replace(/\s+/g, ' ');
		return `  ${JSON.stringify(path)}: ${figures}`;
	});
	writeFileSync(RECORD, `{\n${rows.join(',\n')}\n}\n`);
}

describe('bytes', () => {
	let weights: Readonly<Record<string, Weight>>;
	let record: Readonly<Record<string, Weight>>;
	before(async () => {
		weights = await weighAll();
		if (process.env.UPDATE_BYTES) writeRecord(weights);
		record = JSON.parse(readFileSync(RECORD, 'utf8'));
	});

	/** Warns of the page that is furthest above its bounds, and fails with all that are too far above. */
	function compare(test: TestContext, figure: keyof Weight, aimOf: (path: string) => number): void {
		const found = Object.entries(weights).flatMap(([path, { [figure]: bytes }]) => {
			if (bytes === undefined) return [];
			const aim = aimOf(path);
			const recorded = record[path]?.[figure];
			const text = `${path} has ${bytes} bytes (on record: ${recorded ?? 'none'}, aim: ${aim})`;
			return [{ text, verdict: verdictOnBytes(bytes, aim, recorded), above: bytes - Math.min(recorded ?? aim, aim) }];
		});
		found.sort((one, other) => other.above - one.above);
		const [worst, ...others] = found.filter(({ verdict }) => verdict === 'warning');
		const more = others.length > 0 ? ` and ${others.length} pages more` : '';
		if (worst) test.diagnostic(`Warning: ${figure} of ${worst.text}${more}. ${ADVICE}`);
		const missed = found.filter(({ verdict }) => verdict === 'missed').map(({ text }) => text);
		expectNone(missed, ADVICE);
	}

	it('of each document as sent, headers included, are about those on record', (test) => {
		compare(test, 'document', () => AIMS.document.max);
	});

	it('of the JavaScript that a page fetches by itself are about those on record', (test) => {
		compare(test, 'scripts', (path) => (path.startsWith('/tools/') ? AIMS.toolScripts : AIMS.scripts).max);
	});
});
