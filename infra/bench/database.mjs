/**
 * A DynamoDB that takes every write and finds nothing, over TLS: the handshake is the largest cost of a first call.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { onLoopback } from '../edge/loopback.mjs';
import { Failure } from '../local/failure.mjs';
import { ROOT } from '../local/places.mjs';

/** What a function trusts on Lambda; reading it is part of a cold start. */
const AMAZON = join(ROOT, 'functions/leads/trust/amazon.pem');

/** Starts the database. `certificates` is the file of everything to trust.
 * @param {string} folder for certificates and their key */
export async function startDatabase(folder) {
	const key = join(folder, 'database.key');
	const own = join(folder, 'database.crt');
	makeCertificate(key, own);
	const certificates = join(folder, 'trusted.crt');
	writeFileSync(certificates, [AMAZON, own].map((file) => readFileSync(file, 'utf8')).join('\n'));

	const server = createServer({ key: readFileSync(key), cert: readFileSync(own) }, async (request, response) => {
		for await (const _ of request);
		const { body, checksum } = EMPTY;
		response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0', 'x-amz-crc32': checksum }).end(body);
	});
	server.keepAliveTimeout = 60_000;
	const port = await onLoopback(server);
	return {
		endpoint: `https://localhost:${port}`,
		certificates,
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

/** The answer to everything, with the CRC-32 that the SDKs check. */
const EMPTY = { body: '{}', checksum: '2745614147' };

/** @param {string} key @param {string} certificate */
function makeCertificate(key, certificate) {
	const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
	// An end entity, since the functions' TLS refuses a server that shows a certificate authority.
	const kind = ['-addext', 'basicConstraints=critical,CA:FALSE'];
	const algorithm = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
	const args = ['req', '-x509', ...algorithm, '-keyout', key, '-out', certificate, '-days', '2', ...subject, ...kind];
	const { error, status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
	if (error) throw new Failure('openssl is missing. Install it: the database of the bench needs a certificate');
	if (status !== 0) throw new Failure(`openssl made no certificate: ${stderr.trim()}`);
}
