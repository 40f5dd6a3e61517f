import type { Page } from '@playwright/test';
import { decode } from 'fast-png';
import { encode } from 'uqr';
import texts from '../../../../locales/de/tools/cards.json' with { type: 'json' };
import { qrTexts } from '../../../src/content/qr';
import { expect, test } from '../fixtures';
import { complaints, openReady, requests } from '../support/visitor';
import { crestField, drawing, field, HOSTILE, PATH, saved } from './workshop';

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
