import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import contact from '../../../../locales/de/contact.json' with { type: 'json' };
import texts from '../../../../locales/de/tools/cards.json' with { type: 'json' };
import { queueExample } from '../../../src/tools/queue/model';
import { untouched, writeState } from '../../../src/tools/state';
import { field as contactField } from '../contact/form';
import { violations } from '../every-page/axe';
import { expect, test } from '../fixtures';
import { complaints, holdReactBack, openReady, requests } from '../support/visitor';
import { expectSteady } from './steady';
import { drawing, EXAMPLE, field, HOSTILE, PATH, shared } from './workshop';

const spoken = (page: Page) => page.locator('main p[role="status"].sr-only');

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('shows the example, where its sizes come from, and nothing to fill in', async ({ page }) => {
		await page.goto(PATH);
		for (const id of ['front', 'back', 'ticket', 'narrow', 'wide'] as const)
			await expect(drawing(page, id)).toBeVisible();
		await expect(drawing(page, 'front')).toContainText(EXAMPLE.club);
		await expect(page.getByText('ISO/IEC 7810')).toBeVisible();
		await expect(page.locator('main fieldset').getByText(EXAMPLE.venue)).toBeVisible();
		await expect(page.locator('main :is(input, select, button):visible')).toHaveCount(0);
	});
});

test.describe('typing', () => {
	test('changes all pieces, the colour’s contrast and the address, and asks nobody for anything', async ({ page }) => {
		await openReady(page, PATH);
		await page.waitForLoadState('networkidle');
		const asked = requests(page);
		await field(page, 'club').fill('TSV Beispielhausen');
		for (const id of ['front', 'back', 'narrow', 'wide'] as const)
			await expect(drawing(page, id)).toContainText('TSV Beispielhausen');
		await field(page, 'adultCents').fill('9,50 €');
		for (const id of ['ticket', 'narrow'] as const) await expect(drawing(page, id)).toContainText('9,50 €');
		await expect(drawing(page, 'wide')).toContainText('26 €');
		await field(page, 'day').fill('2027-12-24');
		await expect(drawing(page, 'ticket')).toContainText('Freitag, 24. Dezember 2027');
		const colours = page.locator('main fieldset dl');
		await expect(colours).toHaveText(/2,49:1.*4,51:1/);
		await page.getByLabel(texts.inks.dark).check();
		await expect(page.getByText(texts.colour.kept)).toBeVisible();
		await field(page, 'ground').fill('#ff0000');
		await expect(page.getByText(texts.colour.lighter)).toBeVisible();
		await expect(page).toHaveURL(
			shared({ club: 'TSV Beispielhausen', adultCents: 950, day: 21_176, ground: '#ff0000', ink: 'dark' }),
		);
		expect({ ...asked, own: asked.own.filter((path) => path !== '/favicon.svg') }).toEqual({ own: [], foreign: [] });
		expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
		expect(await violations(page)).toEqual([]);
	});

	test('is told to a screen reader once it pauses, and what came with the page is not', async ({ page }) => {
		await openReady(page, PATH);
		await expect(spoken(page)).toHaveText('');
		await field(page, 'club').fill('TSV Beispielhausen');
		await expect(spoken(page)).toHaveText(/^TSV Beispielhausen, Dauerkarte 2027\/28 für 120\s€\. .*4\. September 2027/);
	});

	test('that fits nothing is kept, named at its field when that is left, and spoils no card', async ({ page }) => {
		await openReady(page, PATH);
		for (const [name, wrong] of [
			['day', ['', '31.2.2027', '4.9.', 'morgen', '1.1.2101']],
			['startMinute', ['24:00', 'abends', '-1']],
			['passCents', ['', 'viel', '-5', '1e9', '1,234', '1.000,01', '9'.repeat(400)]],
		] as const) {
			const right = await field(page, name).inputValue();
			for (const text of wrong) {
				await field(page, name).fill(text);
				await field(page, name).blur();
				await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
				await expect(field(page, name)).toHaveValue(text);
				await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`Bis dahin drucken wir ${right}\\.$`));
				await expect(drawing(page, 'front')).toContainText('120 €');
				await field(page, name).fill(right);
				await expect(field(page, name)).not.toHaveAttribute('aria-invalid');
			}
		}
		await expect(page).toHaveURL(shared({}));
	});

	for (const words of [
		HOSTILE,
		'Donaudampfschifffahrtsverein-Großgörschen',
		'W'.repeat(40),
		'⚽'.repeat(40),
		'Ä Ö Ü ß — “” &amp; <b>',
		'',
	])
		test(`of ‘${words}’ is shown as text, inside of every piece`, async ({ page }) => {
			const heard = complaints(page);
			const line = words.slice(0, 40);
			await openReady(page, shared({ club: line, event: line, venue: line, adultName: line.slice(0, 20) }));
			const outside = await page.evaluate(() =>
				[...document.querySelectorAll('svg[id^="karte-"]')].flatMap((svg) => {
					const box = svg.getBoundingClientRect();
					return [...svg.querySelectorAll('text')]
						.filter((text) => !text.closest('pattern') && text.textContent !== '')
						.filter((text) => {
							const { left, right, top, bottom } = text.getBoundingClientRect();
							return left < box.left - 1 || right > box.right + 1 || top < box.top - 2 || bottom > box.bottom + 2;
						})
						.map((text) => `${svg.id}: ${text.textContent}`);
				}),
			);
			expect(outside).toEqual([]);
			expect(await page.locator('main :is(script, b > b)').count()).toBe(0);
			expect(heard).toEqual([]);
		});

	test('works with the keyboard alone, in the order of the slip', async ({ page }) => {
		await openReady(page, PATH);
		await field(page, 'club').focus();
		for (const name of ['shortName', 'season', 'passCents', 'event', 'venue', 'day', 'entryMinute'] as const) {
			await page.keyboard.press('Tab');
			await expect(field(page, name)).toBeFocused();
		}
		await page.keyboard.press('Tab');
		await page.keyboard.type('19');
		await page.keyboard.press('Enter');
		await expect(field(page, 'startMinute')).toHaveValue('19:00');
		await expect(drawing(page, 'ticket')).toContainText('19:00');
		await expect(page).toHaveURL(shared({ startMinute: 1_140 }));
	});

	test('before React comes counts like any other, on top of what a link says', async ({ page }) => {
		const release = await holdReactBack(page);
		await page.goto(shared({ season: '2030' }));
		await field(page, 'club').fill('TSV Früh');
		await field(page, 'passCents').fill('99');
		await page.getByLabel(texts.inks.dark).check();
		release();
		await expect(drawing(page, 'front')).toContainText('TSV Früh');
		await expect(page).toHaveURL(shared({ season: '2030', club: 'TSV Früh', passCents: 9_900, ink: 'dark' }));
	});

	test('moves nothing when React comes', async ({ page }) => {
		await expectSteady(page, PATH);
	});
});

test('a phone shows one piece, the one that is written on or chosen, and keeps it in view', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openReady(page, PATH);
	const seen = () => page.locator('svg[id^="karte-"]:visible').evaluateAll((all) => all.map(({ id }) => id));
	expect(await seen()).toEqual(['karte-front']);
	await field(page, 'event').click();
	await field(page, 'childCents').click();
	expect(await seen()).toEqual(['karte-ticket']);
	await expect(drawing(page, 'ticket')).toBeInViewport({ ratio: 1 });
	await expect(field(page, 'childCents')).toBeInViewport({ ratio: 1 });
	await page.getByRole('button', { name: texts.pieces.wide.tab, exact: true }).click();
	expect(await seen()).toEqual(['karte-wide']);
	expect(await violations(page)).toEqual([]);
});

for (const width of [768, 1_152, 1_440, 1_920])
	test(`at ${width} pixels all pieces have one scale, which the grid and the ruler have, too`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await openReady(page, PATH);
		const scales = await page.evaluate(() => {
			const pieces = [...document.querySelectorAll<SVGSVGElement>('svg[id^="karte-"]')];
			const [ruler] = document.querySelectorAll<SVGSVGElement>('main svg[aria-hidden="true"]');
			return [...pieces, ...(ruler ? [ruler] : [])].map(
				(svg) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width,
			);
		});
		expect(scales).toHaveLength(6);
		for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 1);
		expect(scales[0]).toBeGreaterThan(3.5);
	});

test.describe('an address', () => {
	test('opens as it was shared, keeps what other tools wrote there, and survives a reload', async ({ page }) => {
		const others = { ...untouched, queue: { ...queueExample, counters: 3 } };
		await openReady(page, PATH + writeState(others));
		await expect(page.getByText(common.tools.refused)).toHaveCount(0);
		await field(page, 'club').fill('TSV Beispielhausen');
		await expect(page).toHaveURL(PATH + writeState({ ...others, cards: { ...EXAMPLE, club: 'TSV Beispielhausen' } }));
		await page.reload();
		await expect(field(page, 'club')).toHaveValue('TSV Beispielhausen');
		await expect(drawing(page, 'front')).toContainText('TSV Beispielhausen');
	});

	const whole = shared({ season: '2030' }).slice(PATH.length);
	for (const [what, fragment] of Object.entries({
		'is cut off': whole.slice(0, -4),
		'is of another version': whole.replace('#1.', '#7.'),
		'has a colour that is none': `#1.${btoa(
			JSON.stringify([null, null, null, Object.values({ ...EXAMPLE, venue: 'x', event: 'x', ground: 'url(//x)' })]),
		).replaceAll('=', '')}`,
		'has markup': '#1.<img src=x onerror=alert(1)>',
		'ends in half a character': '#%E0%A4%A',
	}))
		test(`that ${what} shows the example and says so, until somebody types`, async ({ page }) => {
			const heard = complaints(page);
			await openReady(page, PATH + fragment);
			await expect(page.getByText(common.tools.refused)).toBeVisible();
			await expect(drawing(page, 'front')).toContainText(EXAMPLE.club);
			await field(page, 'season').fill('2030');
			await expect(page.getByText(common.tools.refused)).toHaveCount(0);
			await expect(page).toHaveURL(PATH + whole);
			expect(heard).toEqual([]);
		});
});

test('the way to the contact form takes the cards along as text that can be changed', async ({ page }) => {
	await openReady(page, PATH);
	await field(page, 'club').fill(HOSTILE);
	await page.getByRole('link', { name: texts.ask }).click();
	await expect(page).toHaveURL('/contact?about=%2Ftools%2Fcards%2F');
	await expect(contactField(page, 'message')).toHaveValue(
		/^Unsere Karten aus der Kartenwerkstatt: <\/svg><script>alert\(1\)<\/script>, Dauerkarte 2027\/28 für 120\s€\..*\n\nhttp.*\/tools\/cards\/#1\./,
	);
	await expect(page.getByText(`${contact.about.label} ${common.pages['/tools/cards/']}`)).toBeVisible();
	await page.goBack();
	await expect(field(page, 'club')).toHaveValue(HOSTILE);
});
