import type { Page } from '@playwright/test';
import { decode } from 'fast-png';
import texts from '../../../../locales/de/tools/cards.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { complaints, openReady, requests } from '../support/visitor';
import { crestField, drawing, PATH, saved } from './card-workshop';

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

	for (const [what, name, type, content, fault] of [
		['is broken', 'wappen.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><g', 'broken'],
		['has more than 2 MB', 'wappen.png', 'image/png', 'x'.repeat(2 * 1024 * 1024 + 1), 'tooLarge'],
		['is HTML', 'wappen.svg', 'image/svg+xml', '<html><script>alert(1)</script></html>', 'noPicture'],
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
