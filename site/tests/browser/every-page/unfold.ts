import type { Page } from '@playwright/test';

/** Opens everything in a part of the page that unfolds, all at once, the menu too. Returns what folds it again. */
export async function unfold(page: Page, part: 'body' | 'main' = 'body'): Promise<() => Promise<void>> {
	const folded = await page.evaluateHandle((root) => {
		const all = [...document.querySelectorAll<HTMLDetailsElement>(`${root} details`)];
		const was = all.map((details) => ({ details, open: details.open, name: details.getAttribute('name') }));
		// Of a name only one can be open.
		for (const { details } of was) details.removeAttribute('name');
		for (const { details } of was) details.open = true;
		for (const popover of document.querySelectorAll<HTMLElement>(`${root} [popover]`)) popover.showPopover();
		return was;
	}, part);
	return () =>
		folded.evaluate((was) => {
			for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover();
			for (const { details, open } of was) details.open = open;
			for (const { details, name } of was) if (name !== null) details.setAttribute('name', name);
		});
}
