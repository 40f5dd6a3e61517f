/**
 * What each page weighs: its files as brotli, and what a browser fetches of it before anybody touches it.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compressed } from '../edge/compression.mjs';
import { openReady, PHONE } from './acting.mjs';
import { assets, pageFile } from './dist.mjs';

const SCRIPT = /<script(?![^>]*type="application\/ld\+json")[^>]*>(.*?)<\/script>/gs;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const filesOf = (requests) => requests.filter(({ type }) => type === 'script').map(({ url }) => url.pathname.slice(1));

/** A row a page, one for the font, and one for all JavaScript when every page was visited. @param {import('./measure.mjs').Context} context of the run */
export async function* measure({ dist, site, pages, isComplete, launch }) {
	const brotli = (file) => compressed(readFileSync(join(dist, file)), 'br').length;
	await using chromium = await launch();
	const fetched = new Set();
	let most = 0;
	for (const { path } of pages) {
		const all = await requestsOf(chromium, site + path);
		// React comes after the load event and is no part of what stands between a visitor and the page.
		const early = all.filter(({ isEarly }) => isEarly);
		const files = filesOf(all);
		for (const file of files) fetched.add(file);
		const scripts = sum(files.map(brotli));
		most = Math.max(most, scripts);
		const inline = readFileSync(join(dist, pageFile(path)), 'utf8').matchAll(SCRIPT);
		yield {
			where: path,
			document: all.find(({ type }) => type === 'document')?.bytes,
			html: brotli(pageFile(path)),
			loader: sum([...inline].map(([, code]) => Buffer.byteLength(code))),
			[path.startsWith('/tools/') ? 'toolScripts' : 'scripts']: scripts,
			scriptsBeforeLoad: filesOf(early).length,
			[path === '/' ? 'homeTransfer' : 'transfer']: sum(early.map(({ bytes }) => bytes)),
			foreign: all.filter(({ url }) => url.origin !== site).length,
		};
	}
	for (const file of assets(dist, '.woff2')) yield { where: file, font: statSync(join(dist, file)).size };
	if (!isComplete) return;
	// What no page fetches by itself, the one of unknown addresses included, may come on demand: here, on the heaviest page.
	for (const file of filesOf(await requestsOf(chromium, `${site}/404`))) fetched.add(file);
	const onDemand = assets(dist, '.js').filter((file) => !fetched.has(file));
	yield { where: 'heaviest page', scriptsInAll: most + sum(onDemand.map(brotli)), onDemand };
}

/** Requests of a page that nobody touches; bytes are those over the wire, headers included. */
async function requestsOf(chromium, url) {
	await using context = await chromium.newContext(PHONE);
	const page = await context.newPage();
	const requests = [];
	let isEarly = true;
	page.on('request', (request) => requests.push({ request, isEarly }));
	page.on('load', () => (isEarly = false));
	await openReady(page, url);
	await page.waitForLoadState('networkidle');
	const weighed = requests.map(async ({ request, isEarly }) => {
		const sizes = await request.sizes().catch(() => ({ responseHeadersSize: 0, responseBodySize: 0 }));
		const bytes = sizes.responseHeadersSize + sizes.responseBodySize;
		return { url: new URL(request.url()), type: request.resourceType(), isEarly, bytes };
	});
	return Promise.all(weighed);
}
