/**
 * Sends requests for AWS's host names to the emulator. Loaded with `node --import`; REHEARSAL_PORT is the emulator's port,
 * REHEARSAL_HOSTS has further names of the site. The emulator finds the service by the Host header, and speaks only http.
 */
import { randomInt } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const { REHEARSAL_PORT, REHEARSAL_HOSTS = '' } = process.env;
const NAMES = new Set(REHEARSAL_HOSTS.split(',').filter(Boolean));
const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync };

const direct = globalThis.fetch;

globalThis.fetch = async (input, init) => {
	const request = new Request(input, init);
	const { hostname } = new URL(request.url);
	if (!/\.(cloudfront\.net|amazonaws\.com)$/.test(hostname) && !NAMES.has(hostname)) return direct(request);
	try {
		return await sendToEmulator(request);
	} catch (cause) {
		throw new TypeError('fetch failed', { cause });
	}
};

/** The emulator's answer to a request, redirects not followed. */
async function sendToEmulator(request) {
	const { protocol, host, pathname, search } = new URL(request.url);
	const headers = {
		'accept-encoding': 'br, gzip',
		...Object.fromEntries(request.headers),
		host,
		'x-forwarded-proto': protocol.slice(0, -1),
	};
	const body = Buffer.from(await request.arrayBuffer());
	// Each request comes from another address, so that none exceeds the limit of its sender.
	const localAddress = `127.${[1, 2, 3].map(() => randomInt(1, 255)).join('.')}`;
	const options = {
		localAddress,
		host: '127.0.0.1',
		port: REHEARSAL_PORT,
		path: pathname + search,
		method: request.method,
		headers,
	};
	const answer = await new Promise((resolve, reject) => {
		httpRequest(options, resolve).once('error', reject).end(body);
	});
	const parts = [];
	for await (const part of answer) parts.push(part);
	const decode = DECODERS[answer.headers['content-encoding']] ?? ((bytes) => bytes);
	// An answer to HEAD, 204 or 304 has no body, and Response takes none for the last two.
	const content = parts.length === 0 ? null : decode(Buffer.concat(parts));
	return new Response(content, { status: answer.statusCode, headers: Object.entries(answer.headers).flatMap(pairs) });
}

/** @param {[string, string | string[]]} header @returns {[string, string][]} one for each value */
const pairs = ([name, value]) => [value].flat().map((one) => [name, one]);
