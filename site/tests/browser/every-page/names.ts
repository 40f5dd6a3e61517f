import { expect, type Page } from '@playwright/test';

/**
 * A screen reader hears of the contact page what names/ has: the form and the header. A name that is missing anywhere else is seen
 * by axe and `built/documents/names.ts`, a word that was ordered by `built/documents/requirements.ts`.
 * `--update-snapshots` writes the files anew.
 */
export async function expectSpoken(page: Page): Promise<void> {
	await expect.soft(page.getByRole('main')).toMatchAriaSnapshot({ name: 'contact.aria.yml' });
	await expect.soft(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'banner.aria.yml' });
}
