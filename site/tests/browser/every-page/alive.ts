import type { Page } from '@playwright/test';

declare global {
	interface Window {
		/** The headline that came with the document: another one stands there when React has made the page anew. */
		served: Element | null;
	}
}

/** Runs in the page before anything else: keeps the root's markup as the parser made it. */
export function keepServedMarkup(): void {
	document.addEventListener('DOMContentLoaded', () => {
		sessionStorage.setItem('served', document.getElementById('root')?.innerHTML ?? '');
		window.served = document.querySelector('h1');
	});
}

/** What React has changed of the markup that was served, the first few places: nothing but what it takes away on purpose. */
export async function changesByReact(page: Page): Promise<string[]> {
	const served = pieces(await page.evaluate(() => sessionStorage.getItem('served') ?? ''));
	const live = pieces(await page.evaluate(() => document.getElementById('root')?.innerHTML ?? ''));
	if (served.length < 2) return ['no markup was kept'];
	if (!(await page.evaluate(() => window.served?.isConnected))) return ['React made the headline anew'];
	return Array.from({ length: Math.max(served.length, live.length) }, (_, place) => place)
		.filter((place) => served[place] !== live[place])
		.slice(0, 3)
		.map((place) => `served ${served[place]}, live ${live[place]}`);
}

/** What React takes away on purpose when it comes: a form's own messages replace the browser's, a search begins to work,
 * and nothing is held for it any more. */
const TAKEN_OVER = [/ data-js="[^"]*"(?=[^>]*>)/g, / novalidate=""(?=[^>]*>)/g, / disabled=""(?=[^>]*>)/g];

/** The markup's tags and texts, without what changes on purpose. */
function pieces(markup: string): string[] {
	return TAKEN_OVER.reduce((text, trace) => text.replace(trace, ''), markup).split(/(?=<)/);
}

/** How far the page can be moved sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
