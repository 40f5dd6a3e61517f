// `npm run shots` takes a picture of every page at three widths in both themes, into shots/.
// `npm run shots -- /pricing/ /help/` takes only these pages. Build the site first.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { requireBrowser } from '../../infra/local/browser.mjs';
import { ROOT } from '../../infra/local/places.mjs';
import { freePorts } from '../../infra/local/ports.mjs';
import { startStack } from '../../infra/local/stack.mjs';
import { isRoutePath, pages } from '../src/routes';

const WIDTHS = [390, 768, 1440];
const THEMES = ['light', 'dark'] as const;
const target = join(ROOT, 'shots');

const wanted = process.argv.slice(2);
const unknown = wanted.filter((path) => !isRoutePath(path));
if (unknown.length > 0) {
	console.error(`No such page: ${unknown.join(', ')}. Name paths as site/src/routes.ts spells them.`);
	process.exit(2);
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const stack = await startStack({ ports: await freePorts(), dataDir: join(ROOT, '.local/shots') });
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: await requireBrowser(), args });
try {
	for (const colorScheme of THEMES) {
		for (const width of WIDTHS) {
			const viewport = { width, height: 900 };
			const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
			const page = await context.newPage();
			for (const { path } of pages) {
				if (wanted.length > 0 && !wanted.includes(path)) continue;
				await page.goto(stack.site + path, { waitUntil: 'networkidle' });
				const name = path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
				await page.screenshot({ path: join(target, `${name}-${width}-${colorScheme}.png`), fullPage: true });
			}
			await context.close();
		}
	}
} finally {
	await browser.close();
	await stack.stop();
}
console.log(`Pictures are in ${target}`);
