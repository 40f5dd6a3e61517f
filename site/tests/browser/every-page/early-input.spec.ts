import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { addresses, NOWHERE } from '../support/addresses';
import { FULL_SUITE } from '../support/suite';
import { holdReactBack, idle, ready } from '../support/visitor';

/** One page of each kind: a form, plans, a device table, words with a colour, numbers, lines. */
const IN_FAST_SUITE = ['/contact', '/pricing/', '/devices/pos/', '/tools/cards/', '/tools/queue/', '/tools/board/'];

/** Tools with fields, which their addresses keep. */
const FILLED_IN = /^\/tools\/(?!matchday)./;

/** What the served page lets a visitor fill in. Dropdowns have a test of their own; the search of the help comes with React. */
const FIELDS = ':is(input, textarea):not([type="hidden"], [type="search"], [type="file"])';
const OPTIONS = '[type="radio"]';

/** Something else of the same kind, which the field can hold. */
function another(type: string, value: string): string {
	if (type === 'color') return '#123456';
	if (value === '') return '12';
	return /\d/.test(value) ? value.replace(/\d(?=\D*$)/, (digit) => ({ 1: '2', 2: '3' })[digit] ?? '1') : `${value}x`;
}

/** Chooses and types something else everywhere, and leaves the last field. Of radio buttons, another one in each round. */
async function fillIn(page: Page, round: number): Promise<void> {
	const fields = page.locator(`${FIELDS}:not(${OPTIONS})`);
	// Before anything is typed: what stands in one field can follow from another.
	const before = await fields.evaluateAll((all: HTMLInputElement[]) =>
		all.map(({ type, value }) => [type, value] as const),
	);
	for (const [place, [type, value]] of before.entries()) {
		const field = fields.nth(place);
		// Some boxes and buttons are only drawn: people press their labels.
		if (type === 'checkbox') await field.evaluate((box: HTMLInputElement) => box.click());
		else await field.fill(another(type, value));
	}
	await page.locator(OPTIONS).evaluateAll((options: HTMLInputElement[], round) => {
		for (const option of options) {
			const group = [...document.getElementsByName(option.name)];
			if (group.indexOf(option) === round % group.length) option.click();
		}
		(document.activeElement as HTMLElement).blur();
	}, round);
}

/** Lets the page come with the last of each group of radio buttons. @returns how many options the largest group has */
function chooseLast(page: Page): Promise<number> {
	return page.locator(OPTIONS).evaluateAll((options: HTMLInputElement[]) => {
		const groups = options.map(({ name }) => [...document.getElementsByName(name)]);
		for (const [at, option] of options.entries()) option.defaultChecked = option === groups[at]?.at(-1);
		return Math.max(1, ...groups.map(({ length }) => length));
	});
}

/** What was chosen, and all that shows it: words, where links lead, the address. */
async function look(page: Page) {
	await idle(page);
	return page.evaluate((selector) => {
		// What a screen reader was told last depends on how fast it was typed.
		for (const status of document.querySelectorAll<HTMLElement>('[role="status"].sr-only')) status.hidden = true;
		return {
			fields: Array.from(document.querySelectorAll<HTMLInputElement>(selector), ({ name, type, value, checked }) =>
				/checkbox|radio/.test(type) ? `${name} ${value} ${checked}` : `${name} ${value}`,
			),
			words: document.querySelector('main')?.innerText.split('\n'),
			links: Array.from(document.querySelectorAll('a'), ({ href }) => href),
			hash: location.hash,
		};
	}, FIELDS);
}

/** Opens a page in another tab, acts before React comes, and lets it come. @returns also what stood in the fields before */
async function visitEarly(page: Page, address: string, act: (early: Page) => Promise<unknown>) {
	const early = await page.context().newPage();
	const release = await holdReactBack(early);
	await early.goto(address);
	await act(early);
	const { fields } = await look(early);
	release();
	await ready(early);
	return { early, fields };
}

for (const { path } of addresses)
	test(`what is chosen and typed on ${path} before React comes is what stands after it`, {
		tag: IN_FAST_SUITE.includes(path) ? [] : [FULL_SUITE],
	}, async ({ page }) => {
		let rounds = 1;
		for (let round = 0; round < rounds; round++) {
			await page.goto(path);
			// The band outside of the page's own part is the same everywhere.
			if (path !== NOWHERE && (await page.locator('main').locator(FIELDS).count()) === 0) return;
			await ready(page);
			await fillIn(page, round);
			if (FILLED_IN.test(path)) await expect(page).toHaveURL(/#/);
			const chosen = await look(page);
			const { early, fields } = await visitEarly(page, path, async (early) => {
				// The first option is chosen where another one behind it was, too.
				if (round === 0) rounds = await chooseLast(early);
				await fillIn(early, round);
			});
			expect(chosen.fields).toEqual(fields);
			await expect.poll(() => look(early)).toEqual(chosen);

			await test.step('also after a way to another page and back', async () => {
				await early.locator('#root > footer').getByRole('link', { name: common.pages['/legal/imprint'] }).click();
				await expect(early).toHaveURL('/legal/imprint');
				await early.goBack();
				await expect.poll(() => look(early)).toEqual(chosen);
			});
			await early.close();
			if (round > 0 || chosen.hash === '') continue;

			await test.step('and on top of what a link says', async () => {
				let typed = '';
				const { early } = await visitEarly(page, path + chosen.hash, async (early) => {
					const field = early.locator('main input[type="text"]').first();
					const text = another('text', another('text', await field.inputValue()));
					await field.fill(text);
					typed = `${await field.getAttribute('name')} ${text}`;
				});
				const added = async () => (await look(early)).fields.filter((line, at) => line !== chosen.fields[at]);
				// The pause of the band is in no address.
				await expect.poll(added).toEqual([typed, 'pause on false']);
				await early.close();
			});
		}
	});
