import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import texts from '../../../../locales/de/tools/index.json' with { type: 'json' };
import { childrenOf } from '../../../src/content/navigation';
import { queueExample } from '../../../src/tools/queue/model';
import { untouched, writeState } from '../../../src/tools/state';
import { violations } from '../every-page/axe';
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';

const PATH = '/tools/';
const FRAGMENT = writeState({ ...untouched, queue: { ...queueExample, ticketPercent: 70 } });

const bench = (page: Page) => page.getByRole('region', { name: texts.bench });
const queue = (page: Page) => bench(page).getByRole('link', { name: common.pages['/tools/queue/'] });

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('each tool lies on the bench with what comes out of the example, and leads to its page', async ({ page }) => {
		await page.goto(PATH);
		const links = bench(page).getByRole('link');
		const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
		expect(paths).toEqual(childrenOf(PATH));
		for (const path of childrenOf(PATH)) {
			const link = bench(page).locator(`a[href="${path}"]`);
			await expect(link.locator('svg')).toHaveCount(1);
			await expect(link).toHaveText(/\d/);
			await expect(link).not.toHaveText(/\{\{|undefined/);
		}
		await expect(queue(page)).toHaveText(/Beim Anpfiff stehen 150 draußen$/);
		await expect(page.getByText(common.example, { exact: true })).toBeVisible();
	});
});

test('the bench shows the visitor’s own numbers, and every link takes them along', async ({ page }) => {
	await openReady(page, PATH + FRAGMENT);
	await expect(queue(page)).toHaveText(/Beim Anpfiff stehen 35 draußen$/);
	await expect(page.getByText(texts.lead.own)).toBeVisible();
	await expect(page.getByText(common.example, { exact: true })).toHaveCount(0);
	for (const path of childrenOf(PATH))
		await expect(bench(page).locator(`a[href="${path}${FRAGMENT}"]`), 'also for a new tab').toHaveCount(1);
	await queue(page).click();
	await expect(page).toHaveURL(`/tools/queue/${FRAGMENT}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beim Anpfiff stehen 35 draußen');
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await page.goBack();
	await expect(queue(page)).toHaveText(/Beim Anpfiff stehen 35 draußen$/);
	expect(await violations(page)).toEqual([]);
});

for (const fragment of [FRAGMENT.slice(0, -3), '#1.<svg onload=alert(1)>', '#7.W10'])
	test(`the bench shows the example and says so for ‘${fragment.slice(0, 12)}’, and takes none of it along`, async ({
		page,
	}) => {
		await openReady(page, PATH + fragment);
		await expect(page.getByText(common.tools.refused)).toBeVisible();
		await expect(queue(page)).toHaveText(/Beim Anpfiff stehen 150 draußen$/);
		await expect(queue(page)).toHaveAttribute('href', '/tools/queue/');
	});

test('a place on the page is no number of a tool, and is not taken along', async ({ page }) => {
	await openReady(page, `${PATH}#inhalt`);
	await expect(page.getByText(common.tools.refused)).toHaveCount(0);
	await expect(queue(page)).toHaveAttribute('href', '/tools/queue/');
});
