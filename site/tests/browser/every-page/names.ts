import { expect, type Page } from '@playwright/test';

/** Parts of the shell, the same on every page, and states that open over or in a page, by the names of their files. */
export const SHELL = ['skip', 'banner', 'contentinfo'] as const;
export const STATES = ['menu', 'panel', 'consent', 'contact-errors', 'signup-error', 'error-screen'] as const;

/** Name of a page's file in names/. */
export function fileOf(path: string): string {
	return path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
}

/**
 * A screen reader says what names/ has of the page, between the header and footer of every page. `--update-snapshots` writes
 * the files anew: read the difference before you commit it; it is what changes for people who can't see the page.
 */
export async function expectSpoken(page: Page, path: string): Promise<void> {
	const soft = expect.soft;
	await soft(page.getByRole('main')).toMatchAriaSnapshot({ name: `${fileOf(path)}.aria.yml` });
	await soft(page.locator('#root > a').first()).toMatchAriaSnapshot({ name: 'skip.aria.yml' });
	await soft(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'banner.aria.yml' });
	await soft(page.getByRole('contentinfo')).toMatchAriaSnapshot({ name: 'contentinfo.aria.yml' });
}
