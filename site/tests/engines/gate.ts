import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

declare global {
	interface Window {
		/** What went wrong on this page, noted by the gate's script. */
		heard: string[];
	}
}

/** Runs before anything else of a page, its policy included. Not every driver tells what a page's console says. */
const NOTE = `(() => {
	const heard = (window.heard = []);
	for (const level of ['error', 'warn', 'info', 'log', 'debug']) {
		const usual = console[level];
		console[level] = (...words) => {
			heard.push(level + ': ' + words.map(String).join(' '));
			usual.apply(console, words);
		};
	}
	const note = (what) => (event) => heard.push(what + ': ' + (event.message || event.reason || event.blockedURI || event.target.src || event.target.href));
	addEventListener('error', note('error'), true);
	addEventListener('unhandledrejection', note('unhandled'));
	addEventListener('securitypolicyviolation', note('policy'));
})();`;

/** The site, with something in front of it that each engine goes through. */
export interface Gate {
	readonly url: string;
	/** Keeps back what is at these paths, as a broken connection does; nothing from then on without a pattern. */
	keepBack(paths?: RegExp): void;
	readonly close: () => void;
}

/** Opens a gate to a site: passes everything on unchanged, but for the script that notes what goes wrong. */
export async function openGate(site: string): Promise<Gate> {
	let kept: RegExp | undefined;
	const server = createServer((asked, answer) => {
		if (kept?.test(asked.url ?? '')) answer.destroy();
		else pass(site, asked, answer);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		keepBack(paths) {
			kept = paths;
		},
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}

function pass(site: string, asked: IncomingMessage, answer: ServerResponse): void {
	// Nothing from the browser's cache: the site would call it fresh, and it may be without the script.
	const { 'if-none-match': _tag, 'if-modified-since': _date, ...rest } = asked.headers;
	const headers = { ...rest, 'accept-encoding': 'identity' };
	const inner = request(new URL(asked.url ?? '/', site), { method: asked.method, headers }, (given) => {
		const isPage =
			given.headers['content-type']?.startsWith('text/html') === true && given.headers['content-length'] !== '0';
		if (!isPage) {
			answer.writeHead(given.statusCode ?? 500, given.headers);
			given.pipe(answer);
			return;
		}
		const { 'content-length': _length, ...others } = given.headers;
		answer.writeHead(given.statusCode ?? 500, others);
		const pieces: Buffer[] = [];
		given.on('data', (piece: Buffer) => pieces.push(piece));
		given.on('end', () =>
			answer.end(Buffer.concat(pieces).toString().replace('<head>', `<head><script>${NOTE}</script>`)),
		);
	});
	inner.on('error', () => answer.destroy());
	// Whoever went away before the end reads no more, and the site would wait for it for ever.
	answer.on('close', () => inner.destroy());
	asked.pipe(inner);
}
