import type { Page } from '@playwright/test';

/** Where the focus is after a press of the Tab key. */
export interface Stop {
	/** Its place among the elements that the keyboard has to reach, in the document's order; -1 for any other element. */
	readonly place: number;
	/** True when it has left the part that is walked. */
	readonly isOutside: boolean;
	/** For messages: what it is and says. */
	readonly name: string;
	/** True for what Enter unfolds. */
	readonly folded: boolean;
	/** What is wrong with its place: covered, outside of the window, or before what came before it. */
	readonly faults: readonly string[];
	/** The element and its surroundings, in classes, from the inside: what looks alike has the same. */
	readonly look: readonly string[];
	/** Where its focus may show in the window: around its first line, all of it, or the label or list item that it is in. */
	readonly boxes: readonly {
		readonly x: number;
		readonly y: number;
		readonly width: number;
		readonly height: number;
	}[];
}

interface Walk {
	readonly root: HTMLElement;
	readonly reachable: readonly Element[];
	before: Element | undefined;
}

declare global {
	interface Window {
		walk: Walk;
	}
}

/** Begins a walk at the top of the page, or of its main part. Returns the names of all that the keyboard has to reach there. */
export function beginWalk(page: Page, part: 'body' | 'main' = 'body'): Promise<string[]> {
	return page.evaluate((selector) => {
		const root = document.querySelector<HTMLElement>(selector) ?? document.body;
		root.focus({ preventScroll: true });
		const focusable =
			'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, [tabindex], [contenteditable]';
		const all = [...document.querySelectorAll('details')];
		const was = all.map((details) => ({ details, open: details.open, name: details.getAttribute('name') }));
		// What is folded away has to be reachable too, and of a name only one can be open.
		for (const { details } of was) details.removeAttribute('name');
		for (const { details } of was) details.open = true;
		const reachable = [...root.querySelectorAll<HTMLElement>(focusable)].filter((element) => {
			if (element.tabIndex < 0 || element.matches(':disabled, [inert] *')) return false;
			// Of a group of radio buttons the chosen one; with none chosen, the first.
			const group = `[type="radio"][name="${element.getAttribute('name')}"]`;
			const tabbed = root.querySelector(`${group}:checked`) ?? root.querySelector(group);
			if (element.matches('[type="radio"]') && element !== tabbed) return false;
			return element.checkVisibility({ visibilityProperty: true });
		});
		for (const { details, open } of was) details.open = open;
		for (const { details, name } of was) if (name !== null) details.setAttribute('name', name);
		window.walk = { root, reachable, before: undefined };
		return reachable.map(
			(element) => `${element.localName} ‘${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim()}’`,
		);
	}, part);
}

/** What has the focus now; undefined when the focus has left the page. */
export function currentStop(page: Page): Promise<Stop | undefined> {
	return page.evaluate(() => {
		const element = document.activeElement;
		if (element === null || element === document.body) return undefined;
		const { walk } = window;
		// A box that is there for screen readers only is shown by its label.
		const shown = (one: Element) => (one.matches('input.sr-only') && one.closest('label')) || one;
		const target = shown(element);
		const rect = target.getClientRects()[0] ?? target.getBoundingClientRect();
		const faults: string[] = [];

		const inset = Math.min(4, rect.width / 4, rect.height / 4);
		const corners = [rect.left + inset, rect.right - inset].flatMap((x) =>
			[rect.top + inset, rect.bottom - inset].map((y) => ({ x, y })),
		);
		const hits = corners.flatMap(({ x, y }) => document.elementFromPoint(x, y) ?? []);
		// Of what is higher than the window, or a text field that is scrolled to its caret, a part is enough.
		if (hits.length === 0) faults.push('is outside of the window');
		for (const hit of hits) {
			if (!hit.contains(target) && !target.contains(hit)) faults.push(`is covered by ${hit.localName}`);
		}

		const { before } = walk;
		const last = before && shown(before);
		const bar = 'header, footer, main';
		const panel = 'details[name="navigation"]';
		const sameFlow = last?.closest(bar) === target.closest(bar) && last?.closest(panel) === target.closest(panel);
		if (last && sameFlow && last.checkVisibility()) {
			const from = last.getBoundingClientRect();
			const to = target.getBoundingClientRect();
			const above = to.bottom <= from.top + 2 && to.left < from.right - 2;
			const left = to.right <= from.left + 2 && to.top < from.bottom - 2 && to.bottom > from.top + 2;
			if (above || left) faults.push(`stands ${above ? 'above' : 'left of'} what came before it`);
		}
		walk.before = element;

		const look: string[] = [];
		for (let one: Element | null = target; one !== null && look.length < 6; one = one.parentElement)
			look.push(`${one.localName}.${one.getAttribute('class') ?? ''}`);
		return {
			place: walk.reachable.indexOf(element),
			isOutside: !walk.root.contains(element),
			name: `${element.localName} ‘${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim()}’`,
			folded: element.matches('details:not([open]) > summary'),
			faults: [...new Set(faults)],
			look,
			// What is in two lines has its ring around both.
			boxes: [
				rect,
				target.getBoundingClientRect(),
				(target.closest('label, li') ?? target).getBoundingClientRect(),
			].map(({ x, y, width, height }) => ({
				x,
				y,
				width,
				height,
			})),
		};
	});
}
