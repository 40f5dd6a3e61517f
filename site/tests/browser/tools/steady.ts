import { expect, type Page } from '@playwright/test';
import { holdReactBack, ready } from '../support/visitor';

/** What a page is made of; a dropdown takes the place of its button, and some is only for screen readers. */
const PARTS =
	'main :is(h1, h2, h3, p, dd, td, li, svg, text, button:not([aria-haspopup]), input, fieldset):not([role="status"])';

/** Nothing on a page moves when React comes, whatever a visitor does before. */
export async function expectSteady(page: Page, path: string, act?: () => Promise<void>): Promise<void> {
	const release = await holdReactBack(page);
	await page.goto(path);
	await act?.();
	const places = () => page.locator(PARTS).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
	await page.evaluate(() => document.fonts.ready);
	const before = await places();
	release();
	await ready(page);
	expect(await places()).toEqual(before);
}
