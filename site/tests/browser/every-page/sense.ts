import { expect, type Page } from '@playwright/test';

/** One line of what is said: role, name, and the address below a link. */
interface Line {
	readonly role: string;
	readonly name: string | undefined;
	readonly url: string | undefined;
}

const LINE = /^\s*- ([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/;

async function linesOf(page: Page): Promise<Line[]> {
	const raw = (await page.locator('body').ariaSnapshot()).split('\n');
	return raw.flatMap((text, index) => {
		const [, role, name] = LINE.exec(text) ?? [];
		if (role === undefined) return [];
		return [{ role, name, url: /- \/url: "?([^"]*)/.exec(raw[index + 1] ?? '')?.[1] }];
	});
}

/** Roles that mean nothing without a name. */
const NAMED = new Set([
	'link',
	'button',
	'img',
	'textbox',
	'searchbox',
	'checkbox',
	'radio',
	'combobox',
	'dialog',
	'navigation',
]);

/** Words that tell nothing of where a link leads. */
const EMPTY = /^(hier|link|mehr|weiter|klick|mehr erfahren|details|→)\.?$/i;

/** Everything that a screen reader says has a name of its own, and a name leads to one place. */
export async function expectSense(page: Page): Promise<void> {
	const soft = expect.soft;
	const lines = await linesOf(page);
	soft(lines.length).toBeGreaterThan(50);
	soft(
		lines.filter(({ role, name }) => NAMED.has(role) && !name?.trim()),
		'without a name',
	).toEqual([]);
	soft(
		lines.filter(({ role, name }) => role === 'link' && EMPTY.test(name ?? '')),
		'links that don’t say where they lead',
	).toEqual([]);
	soft(
		lines.filter(({ name }) => /^(.{4,})[ :,]+\1$/.test(name ?? '')),
		'said twice',
	).toEqual([]);
	soft(ambiguousLinks(lines), 'names that lead to several places').toEqual([]);
	const landmarks = lines.filter(({ role }) => role === 'navigation').map(({ name }) => name);
	soft(new Set(landmarks).size, `navigations: ${landmarks.join(', ')}`).toBe(landmarks.length);
	const unnamed = await page
		.locator('table:not(:has(th)), table:not([aria-labelledby], [aria-labelledby] *, [aria-label], :has(caption))')
		.evaluateAll((all) => all.map((table) => table.outerHTML.slice(0, 120)));
	soft(unnamed, 'tables without headers or a name').toEqual([]);
}

/** Two lists may each have a link of a name, when their headings say which one is meant. */
function ambiguousLinks(lines: readonly Line[]): string[] {
	const places = new Map<string, Set<string>>();
	let heading = '';
	for (const { role, name = '', url = '' } of lines) {
		if (role === 'heading') heading = name;
		if (role !== 'link') continue;
		const meant = `${name} (${heading})`;
		places.set(meant, (places.get(meant) ?? new Set()).add(url));
	}
	return [...places].filter(([, urls]) => urls.size > 1).map(([name, urls]) => `${name}: ${[...urls].join(' ')}`);
}
