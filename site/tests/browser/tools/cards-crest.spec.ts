import type { Page } from '@playwright/test';
import { decode } from 'fast-png';
import texts from '../../../../locales/de/tools/cards.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { complaints, idle, openReady, requests } from '../support/visitor';
import { crestField, drawing, PATH, saved } from './card-workshop';

test.describe('a crest', () => {
	/** A file as a visitor chooses it. */
	const choose = (page: Page, name: string, mimeType: string, content: string | Buffer) =>
		crestField(page).setInputFiles({ name, mimeType, buffer: Buffer.from(content) });
	const SVG = (inside: string, attributes = 'viewBox="0 0 40 50"') =>
		`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
	const DARK = (rule: string) => `@media (prefers-color-scheme: dark) { ${rule} }`;
	const BOTH = ':root { color-scheme: light dark } path { fill: light-dark(#00f, #fff) }';
	const DISC = '<circle cx="20" cy="25" r="19" fill="#ffcc00"/>';
	const picture = (page: Page) => drawing(page, 'front').locator('image');

	test('is drawn anew from an SVG of which no script runs and nothing is fetched, and goes into the files', async ({
		page,
	}) => {
		const heard = complaints(page);
		await openReady(page, PATH);
		const asked = requests(page);
		const hostile =
			'<script>parent.document.title="x"</script><image xlink:href="https://foreign.example/x.png" width="9" height="9"/>';
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
		const status = page.getByRole('group', { name: texts.slip.crest }).getByRole('status');
		await expect(status).toHaveText(texts.crest.taken.replace('{{name}}', 'wappen.svg'));
		await page.getByRole('button', { name: texts.crest.remove }).click();
		await expect(picture(page)).toHaveCount(0);
		await expect(status).toHaveText(texts.crest.removed);
		await expect(page.getByLabel(texts.crest.choose)).toBeFocused();
	});

	test('is drawn whole from every kind of picture, whatever its program left out, and the same in both themes', async ({
		page,
	}) => {
		const heard = complaints(page);
		// A card has one theme.
		await page.emulateMedia({ colorScheme: 'dark' });
		await openReady(page, PATH);
		const bitmaps = await page.evaluate(() => {
			const canvas = document.createElement('canvas');
			[canvas.width, canvas.height] = [40, 50];
			const context = canvas.getContext('2d');
			if (context) context.fillStyle = '#00f';
			context?.fillRect(0, 0, 40, 50);
			return ['png', 'jpeg', 'webp'].map((kind) => [kind, canvas.toDataURL(`image/${kind}`, 1).split(',')[1] ?? '']);
		});
		const area = (width: string, height: string) => `<path fill="#00f" d="M0 0h${width}v${height}h-${width}z"/>`;
		for (const [type, content, size] of [
			...bitmaps.map(([kind, base64 = '']) => [`image/${kind}`, Buffer.from(base64, 'base64'), [40, 50]] as const),
			['image/svg+xml', SVG(area('40', '50')), [819, 1_024]],
			['image/svg+xml', SVG(area('378', '189'), 'width="100mm" height="50mm"'), [1_024, 512]],
			['image/svg+xml', SVG(`<style>path{stroke:none}</style>${area('40', '50')}`), [819, 1_024]],
			['image/jpeg', Buffer.from(bitmaps[1]?.[1] ?? '', 'base64').subarray(0, -2), [40, 50]],
			['image/svg+xml', SVG(`<sodipodi:view inkscape:zoom="1"/>${area('40', '50')}`), [819, 1_024]],
			['image/svg+xml', `\n<svg viewBox="0 0 40 50"><use xlink:href="#a"/>${area('40', '50')}</svg>`, [819, 1_024]],
			['image/svg+xml', SVG(`<style>${DARK('path{fill:#fff}')}</style>${area('40', '50')}`), [819, 1_024]],
			['image/svg+xml', SVG(`<style>${BOTH}</style>${area('40', '50')}`), [819, 1_024]],
			['image/svg+xml', SVG(`<path fill="#00f" d="M9 9h4v4H9z"/>`, 'width="210mm" height="297mm"'), [1_024, 1_024]],
		] as const) {
			const what = `${type} ${content.slice(0, 160)}`;
			await choose(page, 'wappen', type, content);
			await expect(picture(page), what).toHaveAttribute('href', /^blob:/);
			const svg = (await saved(page, 'front', 'svg')).toString();
			const crest = decode(Buffer.from(/base64,([^"]+)" x=/.exec(svg)?.[1] ?? '', 'base64'));
			expect([crest.width, crest.height], what).toEqual(size);
			for (const place of [0.1, 0.5, 0.9]) {
				const at = Math.floor(place * crest.height) * crest.width + Math.floor(place * crest.width);
				const [red = 255, green = 255, blue = 0] = crest.data.slice(at * crest.channels);
				expect(Math.max(red, green, 255 - blue), `${what} at ${place}`).toBeLessThan(8);
			}
			await page.getByRole('button', { name: texts.crest.remove }).click();
		}
		expect(heard).toEqual([]);
	});

	test('is that of the file that was chosen last, however long one before it takes', async ({ page }) => {
		// The browser decodes the first picture when the test says so.
		await page.addInitScript(() => {
			const decode = HTMLImageElement.prototype.decode;
			HTMLImageElement.prototype.decode = async function (this: HTMLImageElement) {
				HTMLImageElement.prototype.decode = decode;
				await new Promise((done) => addEventListener('test-decode', done));
				return decode.call(this);
			};
		});
		await openReady(page, PATH);
		await choose(page, 'first.svg', 'image/svg+xml', SVG(DISC));
		await choose(page, 'second.svg', 'image/svg+xml', SVG(DISC));
		await expect(page.getByText('second.svg')).toBeVisible();
		await page.evaluate(() => dispatchEvent(new Event('test-decode')));
		await idle(page);
		await expect(page.getByText('second.svg')).toBeVisible();
		await expect(page.getByText(texts.crest.busy)).toHaveCount(0);
	});

	for (const [what, name, type, content, fault] of [
		['is broken', 'wappen.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><g', 'noPicture'],
		['shows nothing', 'wappen.svg', 'image/svg+xml', SVG('<path d=""/>'), 'empty'],
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
