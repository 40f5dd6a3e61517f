import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import board from '../../../../locales/de/tools/board.json' with { type: 'json' };
import texts from '../../../../locales/de/tools/cards.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { crestField, drawing, PATH } from './card-workshop';

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

	test('one A4 gets all pieces in true size, each with its stamp, the crest and eight cutting marks', async ({
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
		// Front and back of the pass, ticket with its stub, both receipts.
		await expect(page.locator(`${SHEETS} text`, { hasText: texts.void })).toHaveCount(6);
		expect((await pagesOf(page)).map((size) => size.map(Math.round))).toEqual([[210, 297]]);
	});

	for (const [what, print] of [
		['has no way to print', 'undefined'],
		['prints nothing when it is asked to', '() => {}'],
	] as const)
		test(`a browser that ${what} says which way is left, and keeps nothing of the attempt`, async ({ page }) => {
			await page.addInitScript(`window.print = ${print}`);
			for (const [path, button] of [
				[PATH, texts.printing.papers.narrow],
				['/tools/board/', board.take.print],
			] as const) {
				await openReady(page, path);
				await page.getByRole('button', { name: button }).click();
				await expect(page.getByRole('alert')).toHaveText(common.tools.notTaken.print);
				await expect(page.locator(`html[data-printing], ${SHEETS}`)).toHaveCount(0);
			}
		});
});
