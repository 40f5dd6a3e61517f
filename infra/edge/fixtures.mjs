/**
 * Shared by the edge's tests: addresses in every spelling, a small site, an origin.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onLoopback } from './loopback.mjs';

const encoded = (letter) => `%${letter.charCodeAt(0).toString(16)}`;

/** Ways to spell an address, or a file's name, that is not its own, each with its kind. */
export const MISSPELLINGS = /** @type {[kind: string, misspelled: (path: string) => string][]} */ ([
	['in capitals', (path) => path.toUpperCase()],
	['with a second slash in front', (path) => `/${path}`],
	['with a backslash in front', (path) => `/\\${path.slice(1)}`],
	['with an encoded backslash', (path) => `/%5c${path.slice(1)}`],
	['with an encoded slash', (path) => `/%2F${path.slice(1)}`],
	['with its letters encoded', (path) => path.replace(/[a-z]/g, encoded)],
	['with the folder itself', (path) => `/.${path}`],
	['through another folder', (path) => `/pricing/..${path}`],
	['through a folder of files', (path) => `/assets/..${path}`],
	['from above the site', (path) => `/..${path}`],
	['by its file', (path) => `${path.replace(/\/$/, '')}/index.html`],
	['by its file as a folder', (path) => `${path.replace(/\/$/, '')}/index.html/`],
	['as a file', (path) => `${path.replace(/\/$/, '')}.html`],
	['at the end of a sentence', (path) => `${path}.`],
	['in brackets at the end of a sentence', (path) => `${path.replace(/\/$/, '')}).`],
	['in quotation marks, encoded', (path) => `${path}%E2%80%9C%2C`],
	['before an encoded blank', (path) => `${path}%20`],
	['before a line break', (path) => `${path}%0D%0A`],
	['in many ways at once', (path) => `/.//%2e%2e\\${path.toUpperCase()}//index%2eHTML\\`],
]);

/** Other spellings of the start page. */
export const START_PAGE_SPELLINGS = [
	'//',
	'/.',
	'/\\',
	'/%5C/',
	'/pricing/..',
	'/index.html',
	'//INDEX%2eHTML/',
	'/).',
	'/%0d%0a',
];

/** Ways in which the mark of a fragment comes back from mails, with the query that an address had: path, query, and what is meant. */
export const ENCODED_FRAGMENTS =
	/** @type {[kind: string, encoded: (path: string) => [path: string, query?: string], meant?: (path: string) => string][]} */ ([
		['encoded', (path) => [`${path}%231.W1s-_w`, undefined], (path) => `${path}#1.W1s-_w`],
		['without its slash', (path) => [`${path.replace(/\/$/, '')}%231.W1s`, undefined], (path) => `${path}#1.W1s`],
		['encoded twice', (path) => [`${path}%25231%2eW1s`, undefined], (path) => `${path}#1%2eW1s`],
		['in another spelling', (path) => [`/.${path.toUpperCase()}%231.W1s`, undefined], (path) => `${path}#1.W1s`],
		['before a query', (path) => [`${path}%231.W1s`, 'fbclid=a&b'], (path) => `${path}?fbclid=a&b#1.W1s`],
		[
			'behind a query',
			(path) => [path, 'utm_source=a&b=%20%231.W1s&c=1'],
			(path) => `${path}?utm_source=a&b=%20#1.W1s`,
		],
		['behind a query, twice', (path) => [path, 'a=1%25231%252eW1s'], (path) => `${path}?a=1#1%252eW1s`],
		['as all of a query', (path) => [path, '%231.W1s'], (path) => `${path}#1.W1s`],
		['before the end of a sentence', (path) => [`${path}%231.W1s%29).`, undefined], (path) => `${path}#1.W1s%29`],
		['with a place on the page', (path) => [`${path}%23inhalt`, undefined], (path) => `${path}#inhalt`],
		['with another address', (path) => [`${path}%23//evil.example`, undefined], undefined],
		['with markup', (path) => [`${path}%23<img src=x>`, undefined], undefined],
		['with a header', (path) => [`${path}%23a\r\nlocation: //evil.example`, undefined], (path) => `${path}#a`],
		['with nothing behind it', (path) => [`${path}%23`, undefined], undefined],
		['that a query means', (path) => [path, 'tag=%23verein&colour=%23123456'], undefined],
	]);

/** Paths that are no page and no file, each with its aim. */
export const HOSTILE_PATHS = [
	['//evil.example', 'an address without a scheme'],
	['//evil.example/index.html', 'the same through its file'],
	['/\\evil.example', 'a backslash that browsers read as a slash'],
	['/%2fevil.example', 'an encoded slash'],
	['/contact%0d%0aLocation:%20//evil.example', 'a header of its own'],
	['/contact%3fa=1', 'a query inside of the path'],
	['/nowhere%231.W1s', 'a fragment inside of the path of no page'],
	['/robots.txt%23a', 'a fragment inside of a file’s path'],
	['/%23//evil.example', 'an address inside of a fragment'],
	['/%2563ontact', 'a page that is encoded twice'],
	['/contact/index', 'a page’s file without its ending'],
	['/contact/index.html/index.html', 'a file in a file'],
	['/.html', 'an ending without a name'],
	['/assets/../../template.yaml', 'a file outside of the site'],
	['/%2e%2e/template.yaml', 'the same, encoded'],
	['/%', 'an encoding that is cut off'],
	['/contact%c3', 'a page and half of a letter'],
	['/%ff', 'bytes that are not UTF-8'],
	['/%00', 'a zero byte'],
	['/__proto__', 'the table’s own prototype'],
	['/constructor', 'a property that every object has'],
	['/404', 'the error page as a page'],
	['/404.html', 'the error page by its name'],
	['/%3404%2ehtml', 'the same, with an encoded digit and dot'],
	['/404.HTML', 'the same, in capitals'],
	['/API/contact', 'the API in capitals'],
];

/** Files with names of their own, which the edge leaves alone. */
export const FILES = [
	'/robots.txt',
	'/sitemap.xml',
	'/favicon.ico',
	'/apple-touch-icon-precomposed.png',
	'/answer.css',
	'/site.webmanifest',
	'/.well-known/security.txt',
	'/previews/contact.png',
	'/scenes/season-pass.svg',
	'/brand/nono-brand-kit.zip',
];

/** Text that is long enough to be compressed. */
export const PAGE = `<!doctype html><title>Start</title><p>${'Verein '.repeat(400)}</p>\n`;
const ERROR_PAGE = `<!doctype html><title>Nicht gefunden</title><p>${'Seite '.repeat(400)}</p>\n`;

/** Files of a built site in a temporary folder. @returns {{ dist: string, remove: () => void }} */
export function builtSite() {
	const dist = mkdtempSync(join(tmpdir(), 'edge-site-'));
	const files = {
		'index.html': PAGE,
		'404.html': ERROR_PAGE,
		'contact/index.html': PAGE.replace('Start', 'Kontakt'),
		'signup/asked/index.html': PAGE.replace('Start', 'Danke'),
		'assets/app-1a2b3c.js': `export const text = '${'x'.repeat(2_000)}';\n`,
		'assets/font-1a2b3c.woff2': 'w'.repeat(2_000),
		'robots.txt': 'User-agent: *\nAllow: /\n',
	};
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(dist, path)), { recursive: true });
		writeFileSync(join(dist, path), text);
	}
	return { dist, remove: () => rmSync(dist, { recursive: true }) };
}

/** An HTTP server on loopback that tells what reached it.
 * @param {import('node:http').RequestListener} answer */
export async function originServer(answer) {
	const server = createServer(answer);
	const port = await onLoopback(server);
	return {
		port,
		close: () =>
			new Promise((resolve) => {
				server.close(resolve);
				server.closeAllConnections();
			}),
	};
}

/** Sends a path as it stands, which fetch would tidy up first.
 * @param {string} origin @param {string} path
 * @param {{ method?: string, headers?: Record<string, string>, body?: string }} options
 * @returns {Promise<{ status?: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>} */
export function asItStands(origin, path, { method = 'GET', headers = {}, body }) {
	return new Promise((resolve, reject) => {
		const { port } = new URL(origin);
		const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, async (answer) => {
			const parts = [];
			for await (const part of answer) parts.push(part);
			resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) });
		});
		outgoing.on('error', reject);
		outgoing.end(body);
	});
}
