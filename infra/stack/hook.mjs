/**
 * The hook's receiver on this machine: verifies each post with the library of Standard Webhooks, and shows it.
 */
import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { listen } from '../edge/listen.mjs';
import { forThisMachine } from '../edge/loopback.mjs';

/** Posts that are remembered. */
const KEPT = 100;
/** Octets of a post at most; ours have a tenth of it. */
const LONGEST = 1_000_000;

/** The content of a post, and whether its signature is valid.
 * @typedef {{ at: string, id: string, isOurs: boolean, body: any }} Post */

/** The secret that signs posts, as `leads hook secret` prints it. @param {string} dataKey of the installation */
export const hookSecret = (dataKey) => `whsec_${createHmac('sha256', dataKey).update('hook').digest('base64')}`;

/** Starts the receiver; its page is at /, what came as JSON at /posts, the newest first.
 * @param {{ port: number, secret: string }} options with whsec_ before the secret
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} @throws when the port is in use */
export function startHook({ port, secret }) {
	/** @type {Post[]} */
	const posts = [];
	const webhook = new Webhook(secret);
	return listen({
		port,
		handler: forThisMachine(async (request, response) => {
			if (request.method !== 'POST') {
				const isData = request.url === '/posts';
				response.writeHead(200, { 'content-type': isData ? 'application/json' : 'text/html; charset=utf-8' });
				response.end(isData ? JSON.stringify(posts) : page(posts));
				return;
			}
			const body = await read(request);
			const isOurs = verifies(webhook, body, request.headers);
			posts.unshift({
				at: new Date().toISOString(),
				id: String(request.headers['webhook-id']),
				isOurs,
				body: parsed(body),
			});
			posts.length = Math.min(posts.length, KEPT);
			response.writeHead(isOurs ? 204 : 401).end();
		}),
	});
}

function verifies(webhook, body, headers) {
	try {
		webhook.verify(body, headers);
		return true;
	} catch {
		return false;
	}
}

async function read(request) {
	const pieces = [];
	let length = 0;
	for await (const piece of request) {
		length += piece.length;
		if (length > LONGEST) break;
		pieces.push(piece);
	}
	return Buffer.concat(pieces).toString('utf8');
}

function parsed(body) {
	try {
		return JSON.parse(body);
	} catch {
		return body;
	}
}

/** @param {Post[]} posts */
function page(posts) {
	const rows = posts.map(
		({ at, id, isOurs, body }) =>
			`<tr><td>${escaped(at)}<td>${escaped(id)}<td>${isOurs ? 'verified' : 'REFUSED'}<td><pre>${escaped(JSON.stringify(body, null, 2))}</pre>`,
	);
	return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="3"><title>Hook</title>
<style>body{font:16px/1.4 system-ui;margin:2rem}td,th{text-align:left;vertical-align:top;padding:.3rem 1rem .3rem 0}pre{margin:0;white-space:pre-wrap}</style>
<h1>What the hook posted</h1><p>The newest first. A repetition has the id of what it repeats.</p>
<table><tr><th>Came<th>webhook-id<th>Signature<th>Body${rows.join('')}</table>`;
}

const escaped = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
