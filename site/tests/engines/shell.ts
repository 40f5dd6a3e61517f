import assert from 'node:assert/strict';
import common from '../../../locales/de/common.json' with { type: 'json' };
import { WIDTHS } from '../browser/support/window';
import { assertQuiet, eventually, isAt, open, press, reads, ready } from './page';
import { inEachEngine } from './tours';

inEachEngine('the menu of a phone', 'opens what is pressed, leads to a page, closes by Escape', async (test, tour) => {
	const visitor = await tour.visitor(test, WIDTHS.phone);
	const isOpen = (wanted: boolean) =>
		eventually(
			visitor,
			wanted ? 'an open menu' : 'a closed menu',
			(open) => document.querySelector('#menu')?.matches(':popover-open') === open,
			wanted,
		);
	await open(tour, visitor, '/');
	await press(visitor, 'button', common.nav.menu);
	const groups = Object.values(common.nav.groups);
	for (const before of groups)
		for (const after of groups.filter((group) => group !== before)) {
			await press(visitor, '#menu summary', before);
			await press(visitor, '#menu summary', after);
			await eventually(
				visitor,
				`${before}, then ${after}: the latter alone is open`,
				(name) =>
					[...document.querySelectorAll('#menu details[open] > summary')].map((one) => one.textContent).join() === name,
				after,
			);
			await press(visitor, '#menu summary', after);
		}
	await press(visitor, '#menu summary', common.nav.groups.solutions);
	await press(visitor, '#menu a', common.pages['/solutions/ticketing/']);
	await isAt(visitor, '/solutions/ticketing/');
	await isOpen(false);
	await press(visitor, 'button', common.nav.menu);
	await isOpen(true);
	await visitor.press('Escape');
	await isOpen(false);
	await assertQuiet(visitor);
});

inEachEngine('the theme', 'changes at once and is the same after a reload', async (test, tour) => {
	const visitor = await tour.visitor(test);
	await open(tour, visitor, '/');
	const ground = () => visitor.run(() => getComputedStyle(document.documentElement).backgroundColor);
	await press(visitor, 'button', common.theme.light);
	const light = await ground();
	await press(visitor, 'button', common.theme.dark);
	await eventually(visitor, 'the dark theme', () => document.documentElement.dataset.theme === 'dark');
	const dark = await ground();
	assert.notEqual(dark, light);
	assert.equal(await visitor.run(() => localStorage.getItem('nono-ui-theme')), 'dark');
	await visitor.reload();
	await ready(visitor);
	assert.equal(await ground(), dark);
	await assertQuiet(visitor);
});

inEachEngine(
	'the consent dialog',
	'opens, holds the focus, and closes by its button and Escape',
	async (test, tour) => {
		const visitor = await tour.visitor(test);
		await open(tour, visitor, '/');
		for (const close of [() => visitor.click('dialog button'), () => visitor.press('Escape')]) {
			await press(visitor, 'button', `${common.consent.german} (${common.footer.consent})`);
			await reads(visitor, common.consent.nothing);
			assert.ok(await visitor.run(() => document.querySelector('dialog')?.contains(document.activeElement)));
			await close();
			await eventually(visitor, 'a closed dialog', () => document.querySelector('dialog') === null);
		}
		await assertQuiet(visitor);
	},
);
