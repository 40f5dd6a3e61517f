import type { Page } from '@playwright/test';
import { changedPlaces } from '../support/pixels';
import type { Stop } from './walk';

/** How far around an element its focus may show, in pixels. */
const AROUND = 8;

/** How much of each side of an element its focus has to mark: corners are round, and lines of text wrap. */
const OF_A_SIDE = 0.75;

/** Where the focus of a stop may show, as far as that is in the window. */
function clipOf({ boxes }: Stop, window: { width: number; height: number }) {
	const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x)) - AROUND));
	const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.y)) - AROUND));
	const right = Math.min(window.width, Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)) + AROUND));
	const bottom = Math.min(window.height, Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)) + AROUND));
	return { x, y, width: right - x, height: bottom - y };
}

/**
 * What is wrong with how an element shows that it has the focus; undefined when nothing is. With it and without it, pixels
 * along each of its sides differ by 3:1 (WCAG 2.4.13): a ring that is cut or covered lacks a side.
 */
export async function unseenFocus(page: Page, stop: Stop): Promise<string | undefined> {
	const view = page.viewportSize() ?? { width: 0, height: 0 };
	const clip = clipOf(stop, view);
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
	const changed = changedPlaces(plain, focused);
	if (changed.length === 0) return 'shows no focus';
	// A text field scrolls to its caret, which may leave its end below the window.
	const missing = stop.boxes.map((box) =>
		sidesWithout(changed, box, clip).filter((side) => side !== 'bottom' || box.y + box.height <= view.height),
	);
	const least = missing.sort((one, other) => one.length - other.length)[0] ?? [];
	return least.length > 0 ? `shows its focus not at its ${least.join(' and ')}` : undefined;
}

interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** Sides of a box in a picture of a clip along which too little has changed. */
function sidesWithout(changed: readonly { x: number; y: number }[], box: Box, clip: Box): string[] {
	const [left, top] = [Math.max(0, box.x - clip.x), Math.max(0, box.y - clip.y)];
	const right = Math.min(clip.width, box.x + box.width - clip.x);
	const bottom = Math.min(clip.height, box.y + box.height - clip.y);
	const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
	/** How much of a side has a changed pixel in the half of the box that is the side's. */
	const along = (key: 'x' | 'y', from: number, to: number, isThere: (place: { x: number; y: number }) => boolean) => {
		const marked = new Set(changed.filter((place) => isThere(place)).map((place) => place[key]));
		return [...marked].filter((at) => at >= from - 1 && at <= to).length / Math.max(1, to - from);
	};
	const sides = {
		top: along('x', left, right, ({ y }) => y < centre),
		bottom: along('x', left, right, ({ y }) => y >= centre),
		left: along('y', top, bottom, ({ x }) => x < middle),
		right: along('y', top, bottom, ({ x }) => x >= middle),
	};
	return Object.entries(sides).flatMap(([side, part]) => (part < OF_A_SIDE ? [side] : []));
}
