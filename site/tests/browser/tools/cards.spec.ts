import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { decode } from 'fast-png';
import { encode } from 'uqr';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import contact from '../../../../locales/de/contact.json' with { type: 'json' };
import texts from '../../../../locales/de/tools/cards.json' with { type: 'json' };
import { qrTexts } from '../../../src/content/qr';
import { cardsExample } from '../../../src/tools/cards/model';
import { queueExample } from '../../../src/tools/queue/model';
import { untouched, writeState } from '../../../src/tools/state';
import { field as contactField } from '../contact/form';
import { violations } from '../every-page/axe';
import { PAPER } from '../every-page/print';
import { expect, test } from '../fixtures';
import { complaints, holdReactBack, openReady, requests } from '../support/visitor';
import { expectSteady } from './steady';

const PATH = '/tools/cards/';
const EXAMPLE = cardsExample(texts.example);
const MARGIN = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
const HOSTILE = '</svg><script>alert(1)</script>';

type Name = keyof typeof texts.fields;
type PieceId = keyof typeof texts.pieces;

const field = (page: Page, name: Name) => page.locator(`main [name="${name}"]`);
const drawing = (page: Page, id: PieceId) => page.locator(`#karte-${id}`);
const spoken = (page: Page) => page.locator('main p[role="status"].sr-only');
const crestField = (page: Page) => page.locator('main input[type="file"]');

/** Address of cards as somebody shares them. */
function shared(change: Partial<typeof EXAMPLE>): string {
	return PATH + writeState({ ...untouched, cards: { ...EXAMPLE, ...change } });
}

/** Presses what saves a piece, and returns the file. */
async function saved(page: Page, id: PieceId, kind: keyof typeof texts.save): Promise<Buffer> {
	const name = texts.save[kind].replace('{{name}}', texts.pieces[id].name);
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name, exact: true }).click(),
	]);
	expect(file.suggestedFilename()).toBe(`${texts.pieces[id].file}.${kind}`);
	return readFileSync(await file.path());
}

/** Presses what prints on a paper. The printer's dialog alone stays closed. */
async function askForPrint(page: Page, paper: keyof typeof texts.printing.papers): Promise<void> {
	await page.evaluate(() => {
		window.print = () => document.body.setAttribute('data-asked', '');
	});
	await page.getByRole('button', { name: texts.printing.papers[paper] }).click();
	await expect(page.locator('body')).toHaveAttribute('data-asked');
}

/** Sizes of the pages that a printer gets, in millimetres: on the paper that the page asks for, or on another one. */
async function pagesOf(page: Page, format?: 'A4'): Promise<number[][]> {
	const pdf = await page.pdf(format ? { format, margin: MARGIN } : { preferCSSPageSize: true });
	return Array.from(pdf.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g), ([, ...points]) =>
		points.map((length) => (Number(length) / 72) * 25.4),
	);
}

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

test.describe('files', () => {
	test('are an SVG that stands alone, with font, words as text and the watermark', async ({ page }) => {
		const heard = complaints(page);
		await openReady(page, PATH);
		await field(page, 'club').fill(HOSTILE);
		const svg = (await saved(page, 'front', 'svg')).toString();
		expect(svg).toMatch(/^<svg [^>]*width="85\.6mm" height="53\.98mm"/);
		expect(svg).toContain('data:font/woff2;base64,');
		expect(svg).toContain('Muster, ungültig');
		expect(svg).not.toMatch(/class=|<script/);
		expect(heard).toEqual([]);
		await page.goto('about:blank');
		await page.setContent(svg);
		await expect(page.locator('svg')).toContainText(HOSTILE);
	});

	test('are a PNG of 300 dots to the inch, whose code reads MUSTER and this site’s address', async ({ page }) => {
		const heard = complaints(page);
		await openReady(page, PATH);
		const { width, height, data, channels } = decode(await saved(page, 'back', 'png'));
		expect([width, height]).toEqual([1_011, 638]);
		const { data: modules, size } = encode(qrTexts.sample, { ecc: 'L', border: 0 });
		expect(qrTexts.sample).toMatch(/^MUSTER [A-Z.]+$/);
		// Where `PassBack` puts it, in millimetres.
		const [left, top, side] = [8, 14, 26];
		const dots = 300 / 25.4;
		const wrong = modules.flatMap((row, y) =>
			row.filter((isDark, x) => {
				const at = (place: number) => Math.floor((place + 0.5) * (side / size) * dots);
				const pixel = (Math.round(top * dots) + at(y)) * width + Math.round(left * dots) + at(x);
				return Number(data[pixel * channels]) < 128 !== isDark;
			}),
		);
		expect(wrong).toEqual([]);
		expect(heard).toEqual([]);
	});

	test('that can’t be made are said to be missing, and are made when asked for again', async ({ page }) => {
		await openReady(page, PATH);
		await page.route('**/assets/*.js', (route) => route.abort());
		await page.getByRole('button', { name: /^PNG speichern: Ticket/ }).click();
		await expect(page.getByRole('alert')).toHaveText(texts.missing);
		await expect(drawing(page, 'ticket')).toBeVisible();
	});
});

test.describe('a crest', () => {
	/** A file as a visitor chooses it. */
	const choose = (page: Page, name: string, mimeType: string, content: string | Buffer) =>
		crestField(page).setInputFiles({ name, mimeType, buffer: Buffer.from(content) });
	const SVG = (inside: string, attributes = 'viewBox="0 0 40 50"') =>
		`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
	const DISC = '<circle cx="20" cy="25" r="19" fill="#ffcc00"/>';
	const picture = (page: Page) => drawing(page, 'front').locator('image');

	test('is drawn anew from an SVG of which no script runs and nothing is fetched, and goes into the files', async ({
		page,
	}) => {
		const heard = complaints(page);
		await openReady(page, PATH);
		await page.waitForLoadState('networkidle');
		const asked = requests(page);
		const hostile =
			'<script>parent.document.title="x"</script><image xlink:href="https://foreign.example/x.png" width="9" height="9"/>' +
			'<foreignObject width="9" height="9"><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>';
		await choose(page, 'wappen.svg', 'image/svg+xml', SVG(DISC + hostile));
		await expect(picture(page)).toHaveAttribute('href', /^blob:/);
		const svg = (await saved(page, 'front', 'svg')).toString();
		const [, png = ''] = /<image href="data:image\/png;base64,([^"]+)"/.exec(svg) ?? [];
		const crest = decode(Buffer.from(png, 'base64'));
		expect([crest.width, crest.height]).toEqual([819, 1_024]);
		const middle = ((crest.height >> 1) * crest.width + (crest.width >> 1)) * crest.channels;
		expect([...crest.data.slice(middle, middle + 3)]).toEqual([255, 204, 0]);
		expect(svg).not.toMatch(/foreign|script/i);
		expect(asked.foreign).toEqual([]);
		expect(heard).toEqual([]);
		await page.getByRole('button', { name: texts.crest.remove }).click();
		await expect(picture(page)).toHaveCount(0);
	});

	for (const [what, attributes] of Object.entries({
		'a width and a height': 'width="40mm" height="50mm"',
		'no size at all': '',
		'sizes of nothing': 'width="0" height="-1" viewBox="0 0 0 0"',
	}))
		test(`may be an SVG with ${what}`, async ({ page }) => {
			await openReady(page, PATH);
			await choose(page, 'wappen.svg', 'image/svg+xml', SVG(DISC, attributes));
			await expect(picture(page)).toHaveAttribute('href', /^blob:/);
		});

	test('may be a PNG, whatever its name says, and is at most 1,024 pixels long', async ({ page }) => {
		await openReady(page, PATH);
		const png = await page.evaluate(() => {
			const canvas = document.createElement('canvas');
			[canvas.width, canvas.height] = [3_000, 1_500];
			return canvas.toDataURL().split(',')[1] ?? '';
		});
		await choose(page, 'wappen.svg', 'image/svg+xml', Buffer.from(png, 'base64'));
		await expect(picture(page)).toHaveAttribute('href', /^blob:/);
		const svg = (await saved(page, 'front', 'svg')).toString();
		const crest = decode(Buffer.from(/base64,([^"]+)" x=/.exec(svg)?.[1] ?? '', 'base64'));
		expect([crest.width, crest.height]).toEqual([1_024, 512]);
	});

	for (const [what, name, type, content, fault] of [
		['is no picture', 'wappen.png', 'image/png', 'no picture', 'noPicture'],
		['is empty', 'wappen.png', 'image/png', '', 'noPicture'],
		['is broken', 'wappen.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><g', 'noPicture'],
		['is HTML', 'wappen.svg', 'image/svg+xml', '<html><script>alert(1)</script></html>', 'noPicture'],
		['has more than 2 MB', 'wappen.png', 'image/png', 'x'.repeat(2 * 1024 * 1024 + 1), 'tooLarge'],
	] as const)
		test(`that ${what} is named, and can be chosen anew`, async ({ page }) => {
			await openReady(page, PATH);
			await choose(page, name, type, content);
			await expect(page.getByText(texts.crest.faults[fault])).toBeVisible();
			await expect(crestField(page)).toHaveAttribute('aria-invalid', 'true');
			await choose(page, 'wappen.svg', 'image/svg+xml', SVG(DISC));
			await expect(picture(page)).toHaveCount(1);
			await expect(crestField(page)).not.toHaveAttribute('aria-invalid');
		});
});

test.describe('on paper', () => {
	/** What is printed instead of the page. */
	const SHEETS = 'body > div:not(#root)';
	/** Millimetres of what shows. */
	const sizes = (page: Page, selector: string) =>
		page
			.locator(`${selector}:visible`)
			.evaluateAll((all) => all.map((one) => (one.getBoundingClientRect().width / 96) * 25.4));

	for (const [paper, width, printable] of [
		['narrow', 58, 48],
		['wide', 80, 72],
	] as const)
		test(`a roll of ${width} mm gets its receipt in true size, and nothing else`, async ({ page }) => {
			await openReady(page, PATH);
			await askForPrint(page, paper);
			await page.emulateMedia({ media: 'print' });
			expect(await page.locator('#root').isVisible()).toBe(false);
			expect((await sizes(page, `${SHEETS} > svg`)).map((one) => one.toFixed(1))).toEqual([width.toFixed(1)]);
			const band = page.locator(`${SHEETS} path[d*="v7H"]`);
			const { width: bandWidth } = (await band.boundingBox()) ?? { width: 0 };
			expect(((bandWidth / 96) * 25.4).toFixed(1)).toBe(printable.toFixed(1));
			const pages = await pagesOf(page);
			expect(pages).toHaveLength(1);
			// Chromium rounds a page to whole points.
			expect(Math.abs((pages[0]?.[0] ?? 0) - width)).toBeLessThan(25.4 / 72);
			// The printer's dialog has closed: the page prints as a page again.
			await expect(page.locator(`${SHEETS} > svg`)).toHaveCount(0);
			expect((await pagesOf(page, 'A4'))[0]?.map(Math.round)).toEqual([210, 297]);
		});

	test('one A4 gets all pieces in true size, each with its watermark, the crest and eight cutting marks', async ({
		page,
	}) => {
		await openReady(page, PATH);
		await crestField(page).setInputFiles({
			name: 'wappen.svg',
			mimeType: 'image/svg+xml',
			buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'),
		});
		await expect(drawing(page, 'front').locator('image')).toHaveCount(1);
		await askForPrint(page, 'a4');
		await page.emulateMedia({ media: 'print' });
		const pieces = (await sizes(page, `${SHEETS} > svg > svg`)).map((one) => one.toFixed(1));
		expect(pieces).toEqual(['85.6', '85.6', '148.0', '58.0', '80.0']);
		const marks = await page.locator(`${SHEETS} > svg > path`).getAttribute('d');
		expect(marks?.match(/M/g)).toHaveLength(5 * 8);
		await expect(page.locator(`${SHEETS} image`)).toHaveCount(2);
		// A pattern of the page's own drawings would be hidden with them.
		const marked = await page.evaluate((sheets) => {
			const users = [...document.querySelectorAll(`${sheets} [fill^="url"]`)];
			return users.map(
				(one) => document.getElementById(one.getAttribute('fill')?.slice(5, -1) ?? '')?.closest(sheets) != null,
			);
		}, SHEETS);
		expect(marked).toEqual([true, true, true, true]);
		expect((await pagesOf(page)).map((size) => size.map(Math.round))).toEqual([[210, 297]]);
	});

	test('the page itself has the slip’s words and all pieces in true size', async ({ page }) => {
		await openReady(page, shared({ club: 'TSV Beispielhausen' }));
		await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
		await page.setViewportSize(PAPER);
		const pieces = (await sizes(page, 'svg[id^="karte-"]')).map((one) => one.toFixed(1));
		expect(pieces).toEqual(['85.6', '85.6', '148.0', '58.0', '80.0']);
		await expect(page.locator('main fieldset').getByText('TSV Beispielhausen')).toBeVisible();
		await expect(page.locator('main input:visible')).toHaveCount(0);
		expect((await pagesOf(page, 'A4')).length).toBeLessThanOrEqual(4);
	});
});
