import { decode } from 'fast-png';
import { encode } from 'uqr';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import texts from '../../../../locales/de/tools/cards.json' with { type: 'json' };
import { stage } from '../../../prerender/sources/stage';
import { qrTexts } from '../../../src/content/qr';
import { expect, test } from '../fixtures';
import { complaints, openReady } from '../support/visitor';
import { drawing, PATH, saved } from './card-workshop';
import { fieldOf, HOSTILE } from './tool';

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
		expect(svg, 'has its name').toMatch(/^<svg [^>]*role="img" aria-label="[^"]+"/);
		expect(svg).toContain('Muster, ungültig');
		expect(svg).not.toMatch(/class=|<script/);
		// No browser tells whether it has saved a file.
		await expect(page.getByText(common.tools.notTaken.file)).toBeVisible();
		const png = await saved(page, 'back', 'png');
		const { width, height, resolution } = decode(png, { checkCrc: true });
		expect([width, height]).toEqual([1_011, 638]);
		// 300 dots to the inch, in dots to the metre (ISO/IEC 15948, 11.3.4.3).
		expect(resolution).toEqual({ x: 11_811, y: 11_811, unit: 1 });
		const { sample } = qrTexts(stage.origin);
		expect(sample).toMatch(/^MUSTER [A-Z.]+$/);
		expect(wrongModules(png, sample)).toEqual([]);
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
