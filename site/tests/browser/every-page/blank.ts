import { expect, type Page } from '@playwright/test';
import { blankStretch } from '../support/pixels';

/** The longest stretch of one colour from edge to edge that the design has, in pixels. */
const LONGEST_PX = 300;

/** A picture of the whole page shows the whole page. */
export async function expectNoBlank(page: Page): Promise<void> {
	const { rows, from, of } = blankStretch(await page.screenshot({ fullPage: true }));
	expect.soft(rows, `blank rows from ${from} on, of ${of}`).toBeLessThanOrEqual(LONGEST_PX);
}
