import names from '../../../../locales/de/papers.json' with { type: 'json' };
import { addressOf, papers } from '../../../src/content/papers';
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';

test.describe('downloads', () => {
	test('are found by the search of the help page, however their names are typed, and saved under their own', async ({
		page,
	}) => {
		await openReady(page, '/help/');
		const search = page.getByRole('searchbox');
		const shown = page.locator('#papers').getByRole('link');
		await expect(shown).toHaveCount(papers.length);
		for (const [words, id] of [
			['DATEV-Format Beispiel', 'batch'],
			['avv tom', 'processing'],
			['verfahrensdoku gobd', 'procedure'],
			['zaehlprotokoll', 'count'],
		] as const) {
			await search.fill(words);
			// The search comes with the first word.
			await expect(shown, words).toHaveCount(1);
			const paper = papers.find((candidate) => candidate.id === id);
			await expect(shown, words).toHaveAttribute('href', paper ? addressOf(paper) : '');
			await expect(shown).toBeVisible();
		}
		await expect(page.getByRole('status').filter({ hasText: 'Eintrag' })).toHaveText('1 Eintrag');

		const saved = page.waitForEvent('download');
		await page.getByRole('link', { name: names.items.count }).click();
		expect((await saved).suggestedFilename()).toBe(papers.find(({ id }) => id === 'count')?.file);

		await search.fill('Ehrengäste');
		await expect(page.locator('#papers')).toBeHidden();
	});
});
