import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Name of a page's file in names/. */
function fileOf(path: string): string {
	return `${path.replace(/^\/|\/$/g, '').replaceAll('/', '-')}.aria.yml`;
}

/**
 * A screen reader hears what names/ has: the form, a tool with fields, tables and a drawing, header and footer. A name that is missing
 * on any other page is seen by axe and `built/documents/names.ts`, a word that was ordered by `built/documents/requirements.ts`.
 * `--update-snapshots` writes the files anew, with patterns in place of figures: take over by hand what changes for people who can't
 * see the page.
 */
export async function expectSpoken(page: Page, path: string): Promise<void> {
	const soft = expect.soft;
	const name = fileOf(path);
	if (!existsSync(join(import.meta.dirname, 'names', name))) return;
	await soft(page.getByRole('main')).toMatchAriaSnapshot({ name });
	if (path !== '/contact') return;
	await soft(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'banner.aria.yml' });
	await soft(page.getByRole('contentinfo')).toMatchAriaSnapshot({ name: 'contentinfo.aria.yml' });
}
