import { expect, type Page } from '@playwright/test';
import { unseenFocus } from './focus-ring';
import { beginWalk, currentStop, type Stop } from './walk';

/** Looks whose focus was seen already: header and footer are the same on every page. */
const seen = new Set<string>();

/** How many surroundings of an element decide how its focus looks: all those may cut it off, the nearest have its colours. */
const SCHEMES = [
	['light', 6],
	['dark', 3],
] as const;

/** Says what is wrong with how a stop shows its focus. */
async function unseen(page: Page, stop: Stop): Promise<string[]> {
	const faults: string[] = [];
	for (const [colorScheme, depth] of SCHEMES) {
		const look = [colorScheme, ...stop.look.slice(0, depth)].join(' < ');
		if (seen.has(look)) continue;
		seen.add(look);
		await page.emulateMedia({ colorScheme });
		// The first picture may still be of the other theme.
		const fault = (await unseenFocus(page, stop)) && (await unseenFocus(page, stop));
		if (fault) faults.push(`${fault} in the ${colorScheme} theme`);
	}
	return faults;
}

/** Walks by the Tab key through a part of the page until the focus leaves it, and unfolds what can be unfolded. */
async function walk(
	page: Page,
	part: 'body' | 'main',
): Promise<{ reached: number[]; faults: string[]; all: string[] }> {
	const all = await beginWalk(page, part);
	const reached: number[] = [];
	const faults: string[] = [];
	// A trap would go on for ever.
	for (let presses = 0; presses <= all.length + 1; presses++) {
		await page.keyboard.press('Tab');
		const stop = await currentStop(page);
		if (stop === undefined || stop.isOutside || stop.place === reached[0]) return { reached, faults, all };
		const wrong = [...stop.faults, ...(await unseen(page, stop))];
		faults.push(...wrong.map((fault) => `${stop.name} ${fault}`));
		if (stop.place < 0) faults.push(`${stop.name} takes the focus and is nothing to press or fill`);
		reached.push(stop.place);
		if (stop.folded) await page.keyboard.press('Enter');
	}
	faults.push('the focus never leaves the page');
	return { reached, faults, all };
}

/**
 * The page is walked from the skip link to the last line, or from the beginning to the end of its main part, in order, with
 * the focus in view. Leaves what it unfolded open.
 */
export async function expectWalkable(page: Page, part: 'body' | 'main'): Promise<void> {
	// The search of the help page wakes up a moment after React.
	await expect(page.locator(':disabled')).toHaveCount(0);
	const { reached, faults, all } = await walk(page, part);
	expect.soft(faults, 'the keyboard’s way').toEqual([]);
	expect
		.soft(
			reached.map((place) => all[place]),
			'what the keyboard reaches',
		)
		.toEqual(all);
}
