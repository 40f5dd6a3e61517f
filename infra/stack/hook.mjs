/**
 * The hook's receiver on this machine: verifies each post with the library of Standard Webhooks, and shows it.
 */
import { createHmac } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { listen } from '../edge/listen.mjs';
import { forThisMachine } from '../edge/loopback.mjs';

/** A post: when it came, its webhook-id, whether its signature is valid, and its body: text when it is not.
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
			const read = verified(webhook, await text(request), request.headers);
			posts.unshift({ at: new Date().toISOString(), id: String(request.headers['webhook-id']), ...read });
			response.writeHead(read.isOurs ? 204 : 401).end();
		}),
	});
}

function verified(webhook, body, headers) {
	try {
		return { isOurs: true, body: webhook.verify(body, headers) };
	} catch {
		return { isOurs: false, body };
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
