import { expect, type Page } from '@playwright/test';
import { blankStretch } from '../support/pixels';

/** The longest stretch of one colour from edge to edge that the design has, in pixels. */
const LONGEST_PX = 300;

/** A picture of the whole page shows the whole page. One that is taken while the font comes late is of a page that shrinks. */
export async function expectNoBlank(page: Page): Promise<void> {
	await expect
		.soft(async () => {
			const { rows, from, of } = blankStretch(await page.screenshot({ fullPage: true }));
			expect(rows, `blank rows from ${from} on, of ${of}`).toBeLessThanOrEqual(LONGEST_PX);
		})
		.toPass();
}
