import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import texts from '../../../../locales/de/tools/index.json' with { type: 'json' };
import { childrenOf } from '../../../src/content/navigation';
import { queueExample } from '../../../src/workbench/queue/model';
import { violations } from '../every-page/axe';
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { headline, shared } from './tool';

const PATH = '/tools/';
const OWN = shared(PATH, { queue: { ...queueExample, guests: 600, ticketPercent: 70, payment: 'contactless' } });

const bench = (page: Page) => page.getByRole('region', { name: texts.bench });
const queue = (page: Page) => bench(page).getByRole('link', { name: common.pages['/tools/queue/'] });

test('the bench shows the visitor’s own numbers, and every link takes them along', async ({ page }) => {
	const own = /Beim Anpfiff stehen 35 draußen$/;
	await openReady(page, OWN);
	await expect(queue(page)).toHaveText(own);
	await expect(page.getByText(texts.lead.own)).toBeVisible();
	await expect(page.getByText(common.example, { exact: true })).toHaveCount(0);
	for (const path of childrenOf(PATH))
		await expect(bench(page).locator(`a[href="${OWN.replace(PATH, path)}"]`), 'also for a new tab').toHaveCount(1);
	await queue(page).click();
	await expect(page).toHaveURL(OWN.replace(PATH, '/tools/queue/'));
	await expect(headline(page)).toHaveText('Beim Anpfiff stehen 35 draußen');
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await page.goBack();
	await expect(queue(page)).toHaveText(own);
	expect(await violations(page)).toEqual([]);
});
