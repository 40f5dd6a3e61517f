/**
 * What each page weighs, in bytes as the CDN sends them.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pageModules } from '../../site/prerender/pages/modules.ts';
import { pages as routes } from '../../site/src/routes.ts';
import { compressed } from '../edge/compression.mjs';
import { ROOT } from '../local/places.mjs';
import { actingBrowser } from './chrome.mjs';
import { fontOf, pageFile } from './dist.mjs';
import { clientChunks } from './modules.mjs';
import { scriptsOf } from './page-scripts.mjs';
import { transferOf } from './transfer.mjs';

const ENTRY = 'site/src/entry-client.tsx';
/** Loaded with every page (`SHELL_NAMESPACE` in site/src/i18n/i18n.ts). */
const SHELL_TEXTS = 'common';

const brotli = (text) => compressed(Buffer.from(text), 'br').length;

/** Weighs every page.
 * @param {object} context of the run
 * @returns {Promise<{ pages: object[], packages: object[], font: { file: string, bytes: number } }>} */
export async function measureWeights(context) {
	const chunks = (await clientChunks()).map((chunk) => ({ ...chunk, bytes: brotli(chunk.code) }));
	const modules = pageModules(join(ROOT, 'site'));
	const browser = await actingBrowser(context);
	const rows = [];
	try {
		for (const { path } of context.pages) {
			const html = readFileSync(join(context.dist, pageFile(path)), 'utf8');
			const { ns } = routes.find((route) => route.path === path);
			const { ready, onDemand } = scriptsOf(chunks, {
				entry: ENTRY,
				module: `site/${modules.get(path)}`,
				namespaces: [SHELL_TEXTS, ...ns].map((name) => `locales/de/${name}.json`),
			});
			rows.push({
				path,
				html: brotli(html),
				loader: loaderBytes(html),
				scripts: sum([...ready, ...onDemand].map(({ bytes }) => bytes)),
				scriptsReady: sum(ready.map(({ bytes }) => bytes)),
				onDemand: onDemand.map(({ file, bytes }) => ({ file, bytes })),
				...(await transferOf(browser, context.site + path)),
			});
			const row = rows.at(-1);
			context.log(
				`${path}  HTML ${row.html}, JavaScript ${row.scripts}, before interaction ${Math.round(row.transfer)} bytes`,
			);
		}
	} finally {
		await browser.close();
	}
	const font = fontOf(context.dist);
	return {
		pages: rows,
		packages: packageSizes(chunks),
		font: { file: font, bytes: statSync(join(context.dist, font)).size },
	};
}

/** Bytes of the inline script as the page holds it. @param {string} html */
export function loaderBytes(html) {
	const scripts = [...html.matchAll(/<script(?![^>]*type="application\/ld\+json")[^>]*>(.*?)<\/script>/gs)];
	return sum(scripts.map(([, code]) => Buffer.byteLength(code)));
}

/** Share of each package in the compressed bytes of all chunks: a chunk's bytes are divided by its characters.
 * @param {readonly { bytes: number, packages: Record<string, number> }[]} chunks
 * @returns {{ name: string, bytes: number }[]} the heaviest first */
export function packageSizes(chunks) {
	const sizes = new Map();
	for (const { bytes, packages } of chunks) {
		const characters = sum(Object.values(packages));
		for (const [name, count] of Object.entries(packages)) {
			sizes.set(name, (sizes.get(name) ?? 0) + (bytes * count) / characters);
		}
	}
	return [...sizes].map(([name, bytes]) => ({ name, bytes: Math.round(bytes) })).sort((a, b) => b.bytes - a.bytes);
}

function sum(numbers) {
	return numbers.reduce((total, number) => total + number, 0);
}
