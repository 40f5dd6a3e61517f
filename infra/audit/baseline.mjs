/**
 * The page beside each page: the same font and hero, with styles written by hand, and no JavaScript.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fontOf, pageFile } from './dist.mjs';

const STYLESHEET = '<link rel="stylesheet" href="style.css">';
const SOURCE = new URL('./baseline/', import.meta.url);

/** Writes the hand-written pages into a folder of their own.
 * @param {string} dist folder of the built site
 * @param {readonly string[]} paths of the pages to stand beside
 * @returns {{ folder: string, styleSources: string, remove: () => void }} `styleSources` for the content security policy */
export function writeBaseline(dist, paths) {
	const folder = mkdtempSync(join(tmpdir(), 'audit-baseline-'));
	const font = fontOf(dist);
	const style = filled(readFileSync(new URL('style.css', SOURCE), 'utf8'), { font })
		.replace(/\s+/g, ' ')
		.trim();
	// Inline, as on the site.
	const template = readFileSync(new URL('page.html', SOURCE), 'utf8').replace(STYLESHEET, `<style>${style}</style>`);
	const write = (name, content) => {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), content);
	};
	for (const path of paths) {
		const parts = partsOf(readFileSync(join(dist, pageFile(path)), 'utf8'));
		write(baselinePath(path).slice(1).concat('index.html'), filled(template, { ...parts, font }));
	}
	write('404.html', filled(template, { headline: '404', hero: '<h1>404</h1>', font }));
	cpSync(join(dist, font), join(folder, font), { recursive: true });
	if (existsSync(join(dist, 'scenes'))) cpSync(join(dist, 'scenes'), join(folder, 'scenes'), { recursive: true });
	return {
		folder,
		styleSources: `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
		remove: () => rmSync(folder, { recursive: true }),
	};
}

/** Address of the hand-written page beside a page. */
export function baselinePath(path) {
	return path.endsWith('/') ? path : `${path}/`;
}

/** What a page's first screen shows: its headline, and the header or article around it with words, fields and picture.
 * Classes are left out, for their styles are not on the hand-written page.
 * @param {string} html of a built page
 * @throws when the main part has no such headline */
export function partsOf(html) {
	const main = html.slice(html.indexOf('<main'));
	const headline = /<h1[^>]*>(.*?)<\/h1>/s.exec(main);
	const hero = /<(header|article)\b[^>]*>(.*?)<\/\1>/s.exec(main)?.[2];
	if (!headline || !hero?.includes(headline[0])) throw new Error('The page has no <h1> in a <header> or <article>.');
	return {
		headline: plain(headline[1]),
		hero: hero.replace(/<!--.*?-->/gs, '').replace(/ class="[^"]*"/g, ''),
	};
}

function plain(markup) {
	return markup
		.replace(/<[^>]*>/g, '')
		.replace(/\s+/g, ' ')
		.trim();
}

function filled(template, values) {
	return template.replace(/%(\w+)%/g, (_, name) => values[name]);
}
