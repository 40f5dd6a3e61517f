import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Name of a page's file in names/. */
function fileOf(path: string): string {
	return `${path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'}.aria.yml`;
}

/**
 * A screen reader says what names/ has of the page, between the header and footer of every page: home, contact, pricing and one tool
 * have a file; header and footer are listened to at home. Axe and `built/documents/names.ts` look at all pages. Where a link leads
 * nobody hears: `built/documents/links.ts` asks that of all.
 * `--update-snapshots` writes the files anew, with patterns in place of figures: take over by hand what changes for people who can't
 * see the page.
 */
export async function expectSpoken(page: Page, path: string): Promise<void> {
	const soft = expect.soft;
	const name = fileOf(path);
	if (!existsSync(join(import.meta.dirname, 'names', name))) return;
	await soft(page.getByRole('main')).toMatchAriaSnapshot({ name });
	if (path !== '/') return;
	await soft(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'banner.aria.yml' });
	await soft(page.getByRole('contentinfo')).toMatchAriaSnapshot({ name: 'contentinfo.aria.yml' });
}
