import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import board from '../../../../locales/de/tools/board.json' with { type: 'json' };
import costs from '../../../../locales/de/tools/costs.json' with { type: 'json' };
import queue from '../../../../locales/de/tools/queue.json' with { type: 'json' };
import { childrenOf } from '../../../src/content/navigation';
import { costsExample } from '../../../src/workbench/costs/sales';
import { queueExample } from '../../../src/workbench/queue/model';
import type { State } from '../../../src/workbench/state';
import { field as contactField } from '../contact/form';
import { expect, test } from '../fixtures';
import { holdReactBack, openReady, ready } from '../support/visitor';
import { fieldOf, shared, type } from './tool';

const QUEUE = '/tools/queue/';
const COSTS = '/tools/costs/';
const BOARD = '/tools/board/';
const own = (guests: number): Partial<State> => ({ queue: { ...queueExample, guests } });
const names = { ...common.pages, ...common.nav.names };
const name = (path: keyof typeof names) => names[path];
const isUnbroken = (page: Page) => expect(page.getByText(common.tools.refused)).toHaveCount(0);

/** Presses the skip link, as the keyboard does. */
async function skip(page: Page): Promise<void> {
	await page.locator('#root > a').first().focus();
	await page.keyboard.press('Enter');
}

test('own numbers stay in the address when it leads to a place on the page, and outlive a reload', async ({ page }) => {
	await openReady(page, `${QUEUE}#main`);
	await isUnbroken(page);
	await type(page, 'guests', '888');
	for (const [way, act] of [
		['the skip link', () => skip(page)],
		['the skip link again', () => skip(page)],
		['a link to a place', () => page.evaluate(() => location.assign('#inhalt'))],
		['the way to the top', () => page.evaluate(() => location.assign('#'))],
	] as const)
		await test.step(way, async () => {
			await act();
			await expect(page).toHaveURL(shared(QUEUE, own(888)));
			await expect(fieldOf(page, 'guests')).toHaveValue('888');
		});
	await skip(page);
	await expect(page.locator('main'), 'the link still does its work').toBeFocused();
	await expect.poll(() => page.evaluate(() => location.hash)).toBe(shared('', own(888)));
	await page.reload();
	await ready(page);
	await expect(fieldOf(page, 'guests')).toHaveValue('888');
	await isUnbroken(page);
});

test('shared numbers outlive a skip link that is used before React comes', async ({ page }) => {
	const release = await holdReactBack(page);
	await page.goto(shared(QUEUE, own(888)));
	await skip(page);
	release();
	await ready(page);
	await expect(fieldOf(page, 'guests')).toHaveValue('888');
	await expect(page).toHaveURL(shared(QUEUE, own(888)));
});

test('own numbers go along by every link to a tool, also into a new tab, and over other pages', async ({ page }) => {
	await openReady(page, QUEUE);
	await type(page, 'guests', '1234');
	const along = shared(BOARD, own(1_234));
	const arrived = async () => {
		await expect(page).toHaveURL(along);
		await expect(page.getByText('Es kommen 1.234 Gäste')).toBeVisible();
	};
	const links = await page.locator('a[href^="/tools/"]').all();
	expect(links.length).toBeGreaterThan(2 * childrenOf('/tools/').length);
	const { hash } = new URL(along, page.url());
	for (const link of links)
		expect((await link.getAttribute('href'))?.split('#')[1], 'also in a new tab').toBe(hash.slice(1));
	const footer = page.locator('#root > footer');
	await test.step('the menu', async () => {
		await page.locator('#menu summary', { hasText: common.nav.try }).click();
		await page
			.locator('#menu')
			.getByRole('link', { name: name(BOARD) })
			.click();
		await arrived();
	});
	await test.step('back, and the footer', async () => {
		await page.goBack();
		await expect(fieldOf(page, 'guests')).toHaveValue('1.234');
		await footer.getByRole('link', { name: name(BOARD) }).click();
		await arrived();
	});
	await test.step('a page that is no tool, and a link in its text', async () => {
		await footer.getByRole('link', { name: name('/legal/imprint') }).click();
		await expect(page).toHaveURL('/legal/imprint');
		await footer.getByRole('link', { name: name('/ecosystem/clubs/'), exact: true }).click();
		await expect(page).toHaveURL('/ecosystem/clubs/');
		await page.locator(`main a[href^="${BOARD}"]`).first().click();
		await arrived();
	});
	await test.step('a reload', async () => {
		await page.reload();
		await ready(page);
		await arrived();
	});
});

test('the way back takes none of the numbers away that were typed since', async ({ page }) => {
	await openReady(page, QUEUE);
	const footer = page.locator('#root > footer');
	await type(page, 'guests', '1234');
	await footer.getByRole('link', { name: name('/tools/costs/') }).click();
	await type(page, 'events', '20');
	await page.goBack();
	const both = { ...own(1_234), costs: { ...costsExample, events: 20 } };
	await expect(fieldOf(page, 'guests')).toHaveValue('1.234');
	await expect(page).toHaveURL(shared(QUEUE, both));
	await footer.getByRole('link', { name: name('/tools/board/') }).click();
	await expect(page.getByText(board.exampleNumbers)).toHaveCount(0);
	await expect(page.getByText('20 Veranstaltungen')).toBeVisible();
});

test('an address that somebody else shared takes the place of own numbers, which the way back brings again', async ({
	page,
}) => {
	await openReady(page, QUEUE);
	await type(page, 'guests', '1234');
	await expect(page).toHaveURL(shared(QUEUE, own(1_234)));
	const open = (address: string) => page.evaluate((hash) => location.assign(hash), new URL(address, page.url()).hash);
	await open(shared(QUEUE, own(77)));
	await expect(fieldOf(page, 'guests')).toHaveValue('77');
	await page.goBack();
	await expect(fieldOf(page, 'guests')).toHaveValue('1.234');
	await type(page, 'guests', '4321');
	await test.step('also an earlier one of their own, typed in anew', async () => {
		await expect(page).toHaveURL(shared(QUEUE, own(4_321)));
		await open(shared(QUEUE, own(1_234)));
		await expect(fieldOf(page, 'guests')).toHaveValue('1.234');
	});
});

test('numbers that nobody typed are called an example, on the page and in a message', async ({ page }) => {
	await openReady(page, BOARD);
	await expect(page.locator('main').getByText(board.exampleNumbers)).toHaveCount(3);
	await page.getByRole('link', { name: board.take.ask }).click();
	const message = await contactField(page, 'message').inputValue();
	expect(message.match(new RegExp(board.exampleNumbers, 'g'))).toHaveLength(3);
});

test('whoever asks again has the new numbers in the message, once for each tool, and what they wrote themselves', async ({
	page,
}) => {
	const message = contactField(page, 'message');
	const ask = async (path: typeof QUEUE | typeof COSTS) => {
		await page
			.getByRole('main')
			.getByRole('link', { name: path === QUEUE ? queue.ask : costs.ask })
			.click();
		await expect(message).not.toHaveValue('');
		return message.inputValue();
	};
	await openReady(page, '/contact');
	await message.fill('Wir feiern am 12. Juli.');
	const footer = page.locator('#root > footer');
	const open = (path: typeof QUEUE | typeof COSTS) => footer.getByRole('link', { name: name(path) }).click();
	await open(QUEUE);
	await type(page, 'guests', '888');
	await ask(QUEUE);
	await message.press('ControlOrMeta+End');
	await message.pressSequentially('\n\nRuft mich an.');
	await open(COSTS);
	await ask(COSTS);
	await open(QUEUE);
	await type(page, 'guests', '999');
	const said = await ask(QUEUE);
	expect(said).toMatch(/^Wir feiern am 12\. Juli\.\n\n.*999 Gäste/);
	expect(said).toContain('\n\nRuft mich an.\n\n');
	expect(said.match(/Unsere Zahlen aus dem Schlangen-Rechner|Unsere Zahlen aus dem Vereins-Rechner/g)).toHaveLength(2);
	expect(said).not.toContain('888');
});

test('an address that a mail program has changed is read, and written well again', async ({ page }) => {
	const address = shared(QUEUE, own(888));
	await openReady(page, `${address.replace('#', '?utm_source=mail%23')}.`);
	await expect(fieldOf(page, 'guests')).toHaveValue('888');
	await isUnbroken(page);
	await expect(page).toHaveURL((url) => url.hash === new URL(address, url).hash);
});
