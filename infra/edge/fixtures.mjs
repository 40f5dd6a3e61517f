/**
 * Shared by the edge's tests: a route table with every kind of row, a small site, the functions.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { functionEvent, loadFunction } from './functions.mjs';
import { requestTable, responseTable, withTable } from './routes.mjs';

/** Every kind of row that the site's table may hold. */
export const ROUTES = [
	{ path: '/' },
	{ path: '/contact' },
	{ path: '/contact/thanks', robots: 'noindex' },
	{ path: '/help/' },
	{ path: '/devices/' },
	{ path: '/devices/pos/' },
	{ path: '/tree/role', robots: 'noindex, nofollow' },
	{ path: '/company/', redirect: '/company/about-us', robots: 'noindex' },
	{ path: '/company/about-us' },
];

/** Paths that try to leave the site or the bucket, each with its aim. */
export const HOSTILE_PATHS = [
	['//evil.example', 'an address without a scheme'],
	['//evil.example/', 'the same with a slash'],
	['//evil.example/index.html', 'the same through index.html'],
	['//contact', 'a page behind a second slash'],
	['/contact//', 'two slashes at the end'],
	['/\\evil.example', 'a backslash that browsers read as a slash'],
	['/%2fevil.example', 'an encoded slash'],
	['/%2f', 'only an encoded slash'],
	['/contact%0d%0aLocation:%20//evil.example', 'a header of its own'],
	['/%0d%0a', 'a line break'],
	['/../contact', 'the folder above'],
	['/assets/../../template.yaml', 'a file outside of the site'],
	['/%2e%2e/template.yaml', 'the same, encoded'],
	['/..%2ftemplate.yaml', 'the same, with an encoded slash'],
	['/%', 'an encoding that is cut off'],
	['/%ff', 'bytes that are not UTF-8'],
	['/%00', 'a zero byte'],
	['/__proto__', 'the table’s own prototype'],
	['/constructor', 'a property that every object has'],
	['/404.html', 'the error page by its name'],
	['/contact.html', 'a page by a name that it does not have'],
	['/contact/index.html/', 'a file as a folder'],
];

/** A function of the edge with the table of these routes.
 * @param {'viewer-request' | 'viewer-response'} name @param {readonly object[]} routes */
export function edgeFunction(name, routes) {
	const code = readFileSync(new URL(`${name}.js`, import.meta.url), 'utf8');
	const table = name === 'viewer-request' ? requestTable(routes) : responseTable(routes);
	const call = loadFunction(withTable(code, table), `${name}.js`);
	return (uri, { query, response } = {}) => {
		const event = functionEvent(name, { method: 'GET', uri, query, headers: { host: 'localhost' }, ip: '127.0.0.1' });
		return call(response ? { ...event, response } : event, query);
	};
}

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
		'contact/thanks/index.html': PAGE.replace('Start', 'Danke'),
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
	await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		port: server.address().port,
		close: () =>
			new Promise((resolve) => {
				server.close(resolve);
				server.closeAllConnections();
			}),
	};
}
