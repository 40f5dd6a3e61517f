import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { decode } from 'fast-png';
import { encode } from 'uqr';
import texts from '../../../../locales/de/tools/cards.json' with { type: 'json' };
import { qrTexts } from '../../../src/content/qr';
import { expect, test } from '../fixtures';
import { SECOND_RING } from '../support/ring';
import { complaints, openReady, requests } from '../support/visitor';
import { fieldOf, HOSTILE } from './tool';

const PATH = '/tools/cards/';

type PieceId = keyof typeof texts.pieces;

const drawing = (page: Page, id: PieceId) => page.locator(`#karte-${id}`);
const crestField = (page: Page) => page.locator('main input[type="file"]');

/** Presses what saves a piece, and returns the file. */
export async function saved(page: Page, id: PieceId, kind: keyof typeof texts.save): Promise<Buffer> {
	const name = texts.save[kind].replace('{{name}}', texts.pieces[id].name);
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name, exact: true }).click(),
	]);
	expect(file.suggestedFilename()).toBe(`${texts.pieces[id].file}.${kind}`);
	return readFileSync(await file.path());
}

/** Where a code's dark modules and the picture of a pass's back differ. */
function wrongModules(png: Buffer, text: string): boolean[] {
	const { width, data, channels } = decode(png);
	const { data: modules, size } = encode(text, { ecc: 'L', border: 0 });
	// Where `PassBack` puts it, in millimetres.
	const [left, top, side] = [8, 14, 26];
	const dots = 300 / 25.4;
	const at = (place: number) => Math.floor((place + 0.5) * (side / size) * dots);
	return modules.flatMap((row, y) =>
		row.filter((isDark, x) => {
			const pixel = (Math.round(top * dots) + at(y)) * width + Math.round(left * dots) + at(x);
			return Number(data[pixel * channels]) < 128 !== isDark;
		}),
	);
}

test.describe('files', () => {
	test('are an SVG that stands alone, and a PNG of 300 dots to the inch whose code can be read', async ({ page }) => {
		const heard = complaints(page);
		await openReady(page, PATH);
		await fieldOf(page, 'club').fill(HOSTILE);
		const svg = (await saved(page, 'front', 'svg')).toString();
		expect(svg).toMatch(/^<svg [^>]*width="85\.6mm" height="53\.98mm"/);
		expect(svg).toContain('data:font/woff2;base64,');
		expect(svg).toContain('Muster, ungültig');
		expect(svg).not.toMatch(/class=|<script/);
		const png = await saved(page, 'back', 'png');
		const { width, height } = decode(png);
		expect([width, height]).toEqual([1_011, 638]);
		// 300 dots to the inch, in dots to the metre (ISO/IEC 15948, 11.3.4.3).
		const physical = png.indexOf('pHYs');
		expect([png.readUInt32BE(physical + 4), png.readUInt32BE(physical + 8), png[physical + 12]]).toEqual([
			11_811, 11_811, 1,
		]);
		expect(qrTexts.sample).toMatch(/^MUSTER [A-Z.]+$/);
		expect(wrongModules(png, qrTexts.sample)).toEqual([]);
		expect(heard).toEqual([]);
		await page.goto('about:blank');
		await page.setContent(svg);
		await expect(page.locator('svg')).toContainText(HOSTILE);
	});

	test('that can’t be made are said to be missing', async ({ page }) => {
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

	test('may be an SVG of any size, or a PNG whatever its name says, and is at most 1,024 pixels long', async ({
		page,
	}) => {
		await openReady(page, PATH);
		const png = await page.evaluate(() => {
			const canvas = document.createElement('canvas');
			[canvas.width, canvas.height] = [3_000, 1_500];
			canvas.getContext('2d')?.fillRect(9, 9, 99, 99);
			return canvas.toDataURL().split(',')[1] ?? '';
		});
		for (const [content, size] of [
			[SVG(DISC, 'width="40mm" height="50mm"'), [819, 1_024]],
			// Without a size it is the box of what is drawn.
			[SVG(DISC, ''), [1_024, 1_024]],
			[SVG('<path d="M-300 5000h600v300h-600z"/>', 'width="100%"'), [1_024, 514]],
			[SVG(DISC, 'width="0" height="-1" viewBox="0 0 0 0"'), [1_024, 1_024]],
			[Buffer.from(png, 'base64'), [1_024, 512]],
		] as const) {
			await choose(page, 'wappen.svg', 'image/svg+xml', content);
			await expect(picture(page)).toHaveAttribute('href', /^blob:/);
			const svg = (await saved(page, 'front', 'svg')).toString();
			const { width, height } = decode(Buffer.from(/base64,([^"]+)" x=/.exec(svg)?.[1] ?? '', 'base64'));
			expect([width, height]).toEqual(size);
			await page.getByRole('button', { name: texts.crest.remove }).click();
			await expect(picture(page)).toHaveCount(0);
		}
	});

	test('is drawn whole, in its own units and its own encoding, also where its file is not quite right', async ({
		page,
	}) => {
		const heard = complaints(page);
		await openReady(page, PATH);
		const square = (side: string) => `<path fill="#00f" d="M0 0h${side}v${side}h-${side}z"/>`;
		const latin = Buffer.from(
			`<?xml version="1.0" encoding="ISO-8859-1"?>${SVG(`<text>Jößnitz</text>${square('40')}`)}`,
			'latin1',
		);
		for (const [what, content] of [
			['in millimetres, without a view', SVG(square('377.95'), 'width="100mm" height="100mm"')],
			['in inches', SVG(square('192'), 'width="2in" height="2in"')],
			['without a namespace', `<svg viewBox="0 0 9 9">${square('9')}</svg>`],
			['with a style', SVG('<style>.a{fill:#00f}</style><path class="a" style="stroke:none" d="M0 0h9v9h-9z"/>', '')],
			['with entities', `<!DOCTYPE svg [<!ENTITY blue "#00f">]>${SVG('<path fill="&blue;" d="M0 0h9v9h-9z"/>', '')}`],
			['in ISO-8859-1', latin],
			['in UTF-16', Buffer.from(`\ufeff${SVG(square('40'))}`, 'utf16le')],
		] as const) {
			await choose(page, 'wappen.svg', 'image/svg+xml', content);
			await expect(picture(page), what).toHaveAttribute('href', /^blob:/);
			const svg = (await saved(page, 'front', 'svg')).toString();
			const { width, height, data, channels } = decode(
				Buffer.from(/base64,([^"]+)" x=/.exec(svg)?.[1] ?? '', 'base64'),
			);
			const at = (x: number, y: number) => {
				const place = (Math.floor(y * height) * width + Math.floor(x * width)) * channels;
				return [...data.slice(place, place + 3)];
			};
			for (const place of [0.1, 0.5, 0.75]) expect(at(place, place), `${what} at ${place}`).toEqual([0, 0, 255]);
			await page.getByRole('button', { name: texts.crest.remove }).click();
		}
		expect(heard).toEqual([]);
	});

	test('that is only half there, or shows nothing, is named', async ({ page }) => {
		const heard = complaints(page);
		await openReady(page, PATH);
		const [clear = '', photo = ''] = await page.evaluate(() => {
			const canvas = document.createElement('canvas');
			[canvas.width, canvas.height] = [300, 300];
			const clear = canvas.toDataURL();
			const context = canvas.getContext('2d');
			for (let at = 0; at < 300; at++) context?.fillRect((at * 37) % 300, (at * 91) % 300, 40, 9);
			return [clear, canvas.toDataURL('image/jpeg', 1)].map((url) => url.split(',')[1] ?? '');
		});
		const [png, jpeg] = [Buffer.from(clear, 'base64'), Buffer.from(photo, 'base64')];
		for (const [content, fault] of [
			[png, 'empty'],
			[png.subarray(0, png.length >> 1), 'broken'],
			[jpeg.subarray(0, jpeg.length >> 1), 'broken'],
			[SVG('<path d=""/>'), 'empty'],
			[SVG('', ''), 'empty'],
			[Buffer.from([0x1f, 0x8b, 8, 0]), 'packed'],
		] as const) {
			await choose(page, 'wappen.png', 'image/png', content);
			await expect(page.getByText(texts.crest.faults[fault])).toBeVisible();
			await expect(picture(page)).toHaveCount(0);
		}
		await choose(page, 'wappen.jpg', 'image/jpeg', jpeg);
		await expect(picture(page)).toHaveCount(1);
		expect(heard, 'no bitmap is taken for markup').toEqual([]);
	});

	for (const [what, name, type, content, fault, tag] of [
		['is broken', 'wappen.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><g', 'broken', []],
		['has more than 2 MB', 'wappen.png', 'image/png', 'x'.repeat(2 * 1024 * 1024 + 1), 'tooLarge', []],
		['is empty', 'wappen.png', 'image/png', '', 'noPicture', [SECOND_RING]],
		['is no picture', 'wappen.png', 'image/png', 'no picture', 'noPicture', [SECOND_RING]],
		['is HTML', 'wappen.svg', 'image/svg+xml', '<html><script>alert(1)</script></html>', 'noPicture', [SECOND_RING]],
	] as const)
		test(`that ${what} is named, and can be chosen anew`, { tag: [...tag] }, async ({ page }) => {
			await openReady(page, PATH);
			await choose(page, name, type, content);
			await expect(page.getByText(texts.crest.faults[fault])).toBeVisible();
			await expect(crestField(page)).toHaveAttribute('aria-invalid', 'true');
			await choose(page, 'wappen.svg', 'image/svg+xml', SVG(DISC));
			await expect(picture(page)).toHaveCount(1);
			await expect(crestField(page)).not.toHaveAttribute('aria-invalid');
		});
});

const MARGIN = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

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
			// As in browsers that have printed, they say, before they take the picture.
			await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
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
			await page.keyboard.press('Shift');
			// The visitor goes on: the page prints as a page again.
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
});
