/**
 * An AWS that takes every write and finds nothing, over TLS: the handshake is the largest cost of a function's first call.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { localhostCertificate } from '../edge/certificate.mjs';
import { onLoopback } from '../edge/loopback.mjs';
import { ROOT } from '../machine/places.mjs';

/** The root authorities that a function trusts on Lambda; reading them is part of a cold start. */
const AMAZON = join(ROOT, 'functions/leads/trust/amazon.pem');

/** Starts it. `certificates` is the file of everything to trust; `asked` what was asked of it, as `PUT /path body`.
 * @param {string} folder for the file of certificates */
export async function startAws(folder) {
	const own = await localhostCertificate();
	const certificates = join(folder, 'trusted.crt');
	writeFileSync(certificates, `${readFileSync(AMAZON, 'utf8')}\n${own.cert}`);

	/** @type {string[]} */
	const asked = [];
	const server = createServer(own, async (request, response) => {
		const chunks = [];
		for await (const chunk of request) chunks.push(chunk);
		asked.push(`${request.method} ${request.url} ${Buffer.concat(chunks)}`);
		const { body, checksum } = EMPTY;
		response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0', 'x-amz-crc32': checksum }).end(body);
	});
	server.keepAliveTimeout = 60_000;
	const port = await onLoopback(server);
	return {
		endpoint: `https://localhost:${port}`,
		certificates,
		asked,
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

/** The answer to everything, with the CRC-32 that the SDKs check. */
const EMPTY = { body: '{}', checksum: '2745614147' };
