import type { Locator, Page } from '@playwright/test';
import { type State, untouched, writeState } from '../../../src/workbench/state';
import { expect } from '../fixtures';

/** A club's name that is a script where it is taken for markup. */
export const HOSTILE = '</svg><script>alert(1)</script>';

/** A field of a tool by its name, which is also what the text of its label is called. */
export const fieldOf = (page: Page, name: string): Locator => page.locator(`main [name="${name}"]`);
/** What a tool tells a screen reader. */
export const spoken = (page: Page): Locator => page.locator('main p[role="status"].sr-only');
/** What comes out, where a tool has it as its headline. */
export const headline = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Address of a page as somebody shares it. */
export function shared(path: string, state: Partial<State>): string {
	return path + writeState({ ...untouched, ...state });
}

/** Types into a field and leaves it. */
export async function type(page: Page, name: string, text: string): Promise<void> {
	await fieldOf(page, name).fill(text);
	await fieldOf(page, name).blur();
}

/** Notes what a page asks for from now on, and returns what asserts that it was nothing, and that nothing is kept. */
export async function watchForRequests(page: Page): Promise<() => Promise<void>> {
	await page.waitForLoadState('networkidle');
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	return async () => {
		// Chromium asks for the icon with each address, its cache included.
		expect(asked.filter((url) => /^http/.test(url) && !url.includes('/favicon-'))).toEqual([]);
		expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
	};
}

/** Sheets of A4 in a PDF that the browser makes of the page. */
export async function sheetsOf(page: Page): Promise<number> {
	const pdf = await page.pdf({ format: 'A4' });
	return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
}
