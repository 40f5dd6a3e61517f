import common from '../../../../locales/de/common.json' with { type: 'json' };
import texts from '../../../../locales/de/tools/queue.json' with { type: 'json' };
import { queueExample } from '../../../src/workbench/queue/model';
import { field as contactField } from '../contact/form';
import { violations } from '../every-page/axe';
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { fieldOf, headline, shared, spoken, type, watchForRequests } from './tool';

const PATH = '/tools/queue/';
const EXAMPLE = 'Beim Anpfiff stehen 150 draußen';

const evening = (change: Partial<typeof queueExample>) => shared(PATH, { queue: { ...queueExample, ...change } });

test('typing changes headline, board, tables, drawing and address, is told once it pauses, and asks nobody for anything', async ({
	page,
}) => {
	await openReady(page, PATH);
	const expectUnasked = await watchForRequests(page);
	await expect(spoken(page), 'what came with the page').toHaveText('');
	await type(page, 'ticketPercent', '70 %');
	await expect(headline(page)).toHaveText('Beim Anpfiff stehen 35 draußen');
	await expect(page.getByRole('table', { name: texts.levers.caption }).getByRole('row').nth(1)).toHaveText(/35\s*3:11/);
	await expect(page.getByRole('img', { name: 'wächst die Schlange auf 35' })).toBeVisible();
	await page.getByText(texts.evening.title).click();
	await expect(page.getByRole('row', { name: '19:30 35' })).toBeVisible();
	await expect(spoken(page)).toHaveText(/^Beim Anpfiff stehen 35 draußen\. .* Dafür reichen \d+ Schalter\.$/);
	await page.getByLabel(texts.fields.payment, { exact: true }).selectOption(texts.payments.cash);
	await expect(page.getByText('Das dauert 18,7')).toBeVisible();
	await fieldOf(page, 'counters').fill('3');
	await page.keyboard.press('Enter');
	await expect(headline(page)).toHaveText(texts.headline.quiet_one);
	await expect(page).toHaveURL(evening({ ticketPercent: 70, payment: 'cash', counters: 3 }));
	await expectUnasked();
	expect(await violations(page)).toEqual([]);
});

test('another address takes the place of what the one before said, and of what was typed', async ({ page }) => {
	await openReady(page, evening({ counters: 3, guests: 1_200 }));
	await type(page, 'scanTenths', '7');
	const { hash } = new URL(evening({ counters: 4 }), page.url());
	await page.evaluate((other) => {
		location.hash = other;
	}, hash);
	await expect(fieldOf(page, 'counters')).toHaveValue('4');
	await expect(fieldOf(page, 'guests')).toHaveValue('600');
	await expect(fieldOf(page, 'scanTenths')).toHaveValue('5');
});

test('an address that leads to a place on the page is no broken one, and takes no numbers away', async ({ page }) => {
	const isUnbroken = () => expect(page.getByText(common.tools.refused)).toHaveCount(0);
	await openReady(page, `${PATH}#main`);
	await expect(headline(page)).toHaveText(EXAMPLE);
	await isUnbroken();
	await type(page, 'counters', '3');
	await page.locator('#root > a').first().focus();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(evening({ counters: 3 }));
	await expect(fieldOf(page, 'counters')).toHaveValue('3');
	await isUnbroken();
});

test('the numbers go into a message below what was typed there before, once', async ({ page }) => {
	const message = contactField(page, 'message');
	await openReady(page, '/contact');
	await message.fill('Wir feiern am 12. Juli.');
	await page.locator('#root > footer').getByRole('link', { name: common.pages[PATH] }).click();
	await type(page, 'counters', '3');
	for (let times = 0; times < 2; times++) {
		await page.getByRole('link', { name: texts.ask }).click();
		await expect(message).toHaveValue(/^Wir feiern am 12\. Juli\.\n\n.*Ergebnis: Beim Anpfiff stehen 45/s);
		expect((await message.inputValue()).match(/12\. Juli|Ergebnis:/g)).toHaveLength(2);
		await page.goBack();
		await expect(page).toHaveURL(evening({ counters: 3 }));
	}
	await page.goForward();
	await message.fill('Ruft mich an.');
	await page.goBack();
	await page.goForward();
	await expect(message).toHaveValue('Ruft mich an.');
});
