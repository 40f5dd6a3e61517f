import { expect, type Page } from '@playwright/test';
import { blankStretch } from '../support/pixels';

/** The longest stretch of one colour from edge to edge that the design has, in pixels. */
const LONGEST_PX = 300;

/** A quarter of the page's size, in which whatever breaks a stretch still shows, is drawn and read in a third of the time. */
const SCALE = 0.25;

/** A picture of the whole page shows the whole page. One that is taken while the font comes late is of a page that shrinks. */
export async function expectNoBlank(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await expect
		.soft(async () => {
			const size = await page.evaluate(() => {
				const { clientWidth, scrollHeight } = document.documentElement;
				return { width: clientWidth, height: scrollHeight };
			});
			const clip = { x: 0, y: 0, ...size, scale: SCALE };
			const { data } = await session.send('Page.captureScreenshot', { clip, captureBeyondViewport: true });
			const { rows, from, of } = blankStretch(Buffer.from(data, 'base64'));
			const pixels = (count: number) => Math.round(count / SCALE);
			const where = `blank pixels from ${pixels(from)} on, of ${pixels(of)}`;
			expect(pixels(rows), where).toBeLessThanOrEqual(LONGEST_PX);
		})
		.toPass();
	await session.detach();
}
