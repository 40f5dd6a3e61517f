import type { Page } from '@playwright/test';
import { changedPixels } from '../support/pixels';
import type { Stop } from './walk';

/** How far around an element its focus may show, in pixels. */
const AROUND = 8;

/** Where the focus of a stop may show, as far as that is in the window. */
function clipOf({ boxes }: Stop, window: { width: number; height: number }) {
	const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x)) - AROUND));
	const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.y)) - AROUND));
	const right = Math.min(window.width, Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)) + AROUND));
	const bottom = Math.min(window.height, Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)) + AROUND));
	return { x, y, width: right - x, height: bottom - y };
}

/**
 * Whether one sees that the element has the focus: with it and without it, as many pixels differ by 3:1 as a line of
 * one pixel around the element has (WCAG 2.4.13 asks for two, around all of it).
 */
export async function showsFocus(page: Page, stop: Stop): Promise<boolean> {
	const clip = clipOf(stop, page.viewportSize() ?? { width: 0, height: 0 });
	await page.evaluate(() => {
		// A tooltip opens with the focus, but doesn't show where it is.
		for (const tip of document.querySelectorAll<HTMLElement>('[data-tooltip]')) tip.style.visibility = 'hidden';
	});
	const focused = await page.screenshot({ clip });
	await page.evaluate(() => (document.activeElement as HTMLElement).blur());
	const plain = await page.screenshot({ clip });
	await page.evaluate(() => {
		const options: FocusOptions & { focusVisible: boolean } = { focusVisible: true, preventScroll: true };
		(window.walk.before as HTMLElement).focus(options);
	});
	const { width = 0, height = 0 } = stop.boxes[0] ?? {};
	return changedPixels(plain, focused) >= 2 * (width + height);
}
