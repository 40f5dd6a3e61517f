import texts from '../../../../locales/de/tools/queue.json' with { type: 'json' };
import { queueExample } from '../../../src/workbench/queue/model';
import { violations } from '../every-page/axe';
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { fieldOf, headline, shared, spoken, type, watchForRequests } from './tool';

const PATH = '/tools/queue/';

const DERBY = { guests: 600, payment: 'contactless' } as const;
const evening = (change: Partial<typeof queueExample>) => shared(PATH, { queue: { ...queueExample, ...change } });

test('typing changes headline, board, tables, drawing and address, is announced once it pauses, and asks nobody for anything', async ({
	page,
}) => {
	await openReady(page, PATH);
	await expect(headline(page), 'before anybody typed').toHaveText(texts.headline.example);
	await openReady(page, evening(DERBY));
	const expectUnasked = await watchForRequests(page);
	await expect(spoken(page), 'what came with the page').toHaveText('');
	await type(page, 'ticketPercent', '70 %');
	await expect(headline(page)).toHaveText('Beim Anpfiff stehen 35 draußen');
	await expect(page.getByRole('table', { name: texts.levers.caption }).getByRole('row').nth(1)).toHaveText(
		/35\s*gut 3\sMinuten/,
	);
	await expect(page.getByRole('img', { name: 'wächst die Schlange auf 35' })).toBeVisible();
	await page.getByText(texts.evening.title).click();
	await expect(page.getByRole('row', { name: '19:30 35' })).toBeVisible();
	await expect(spoken(page)).toHaveText(/^Beim Anpfiff stehen 35 draußen\. .* Dafür reichen \d+ Schalter\.$/);
	await page.getByLabel(texts.fields.payment, { exact: true }).selectOption(texts.payments.cash);
	await expect(page.getByText('Das dauert 18,7')).toBeVisible();
	await fieldOf(page, 'counters').fill('3');
	await page.keyboard.press('Enter');
	await expect(headline(page)).toHaveText(texts.headline.quiet_one);
	await expect(page).toHaveURL(evening({ ...DERBY, ticketPercent: 70, payment: 'cash', counters: 3 }));
	await expectUnasked();
	expect(await violations(page)).toEqual([]);
});
