/**
 * The page beside each page: the same font and hero, with styles written by hand, and no JavaScript.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assets, pageFile } from './dist.mjs';

/** Writes the hand-written pages into a folder of their own, at the addresses of the pages that they stand beside.
 * @param {string} dist folder of the built site @param {readonly { path: string }[]} pages @returns {string} the folder */
export function writeBaseline(dist, pages) {
	const folder = mkdtempSync(join(tmpdir(), 'audit-baseline-'));
	const [font] = assets(dist, '.woff2');
	const template = readFileSync(new URL('baseline/page.html', import.meta.url), 'utf8').replaceAll('%font%', font);
	for (const { path } of pages) {
		const hero = heroOf(readFileSync(join(dist, pageFile(path)), 'utf8'));
		const file = join(folder, pageFile(path));
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, template.split('%hero%').join(hero));
	}
	for (const shared of [font, 'scenes', '404.html'])
		cpSync(join(dist, shared), join(folder, shared), { recursive: true });
	return folder;
}

/** The header or article around a page's headline, with words, fields and picture. Classes are left out, for their styles
 * are not on the hand-written page. */
function heroOf(html) {
	const main = html.slice(html.indexOf('<main'));
	const hero = /<(header|article)\b[^>]*>(.*?)<\/\1>/s.exec(main)?.[2];
	if (!hero?.includes('<h1')) throw new Error('The page has no <h1> in a <header> or <article>.');
	return hero.replace(/<!--.*?-->/gs, '').replace(/ class="[^"]*"/g, '');
}
