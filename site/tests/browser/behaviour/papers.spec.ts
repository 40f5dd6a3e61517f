import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../infra/local/places.mjs';
import names from '../../../../locales/de/papers.json' with { type: 'json' };
import { paperPages, papersOn } from '../../../src/content/paper-pages';
import { addressOf, papers } from '../../../src/content/papers';
import type { RoutePath } from '../../../src/routes';
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';

test.describe('papers to take along', () => {
	test('are saved under their own names, as the build wrote them, from every page that hands them out', async ({
		page,
	}) => {
		const pages = Object.keys(paperPages) as RoutePath[];
		for (const [path, handed] of [
			['/help/', papers] as const,
			...pages.map((path) => [path, papersOn(path)] as const),
		]) {
			await openReady(page, path);
			for (const paper of handed) {
				const address = addressOf(paper);
				const [download] = await Promise.all([
					page.waitForEvent('download'),
					page.getByRole('link', { name: names.items[paper.id] }).click(),
				]);
				expect(download.suggestedFilename()).toBe(paper.file);
				expect(readFileSync(await download.path())).toEqual(readFileSync(join(ROOT, 'site/dist', address)));
			}
		}
	});

	test('come with the type that opens them, and are asked for again after each release', async ({ request }) => {
		for (const paper of papers) {
			const answer = await request.get(addressOf(paper));
			expect(answer.status()).toBe(200);
			const type = paper.file.endsWith('.pdf') ? 'application/pdf' : 'text/csv';
			// Two encodings occur, of which one has a mark of its own: a charset would be wrong for one of them.
			expect(answer.headers()['content-type']).toBe(type);
			expect(answer.headers()['cache-control']).not.toContain('immutable');
		}
	});

	test('are found by the search of the help page, however their names are typed, and lead to nothing else then', async ({
		page,
	}) => {
		await openReady(page, '/help/');
		const search = page.getByRole('searchbox');
		const shown = page.locator('#papers').getByRole('link');
		await expect(shown).toHaveCount(papers.length);
		for (const [words, id] of [
			['zaehlprotokoll', 'count'],
			['DATEV-Format Beispiel', 'batch'],
			['avv tom', 'processing'],
			['verfahrensdoku gobd', 'procedure'],
		] as const) {
			await search.fill(words);
			const paper = papers.find((candidate) => candidate.id === id);
			await expect(shown, words).toHaveAttribute('href', paper ? addressOf(paper) : '');
			await expect(page.locator('#papers')).toBeVisible();
		}
		await search.fill('zaehlprotokoll');
		await expect(page.getByRole('status').filter({ hasText: 'Eintrag' })).toHaveText('1 Eintrag');
		await search.fill('Ehrengäste');
		await expect(page.locator('#papers')).toBeHidden();
	});

	test('are on the pages without scripts, too', async ({ browser, product }) => {
		const context = await browser.newContext({ baseURL: product.site, javaScriptEnabled: false });
		const page = await context.newPage();
		await page.goto('/help/');
		await expect(page.locator('#papers a')).toHaveCount(papers.length);
		await context.close();
	});
});
