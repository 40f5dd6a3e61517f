import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Tour } from './tours';
import type { Visitor } from './visitor';

/** Opens a page of the site and waits until React has taken it over. */
export async function open({ gate }: Tour, visitor: Visitor, path: string): Promise<void> {
	await visitor.go(new URL(path, gate.url).href);
	await ready(visitor);
}

/** Waits until React has taken over every control that the inline loader holds for it. */
export async function ready(visitor: Visitor): Promise<void> {
	await eventually(
		visitor,
		'React',
		() => document.readyState === 'complete' && document.querySelector('[data-js]') === null,
	);
}

/** Waits until a function in the page returns something true; a page on its way to another one counts as false. */
export async function eventually<A extends readonly unknown[]>(
	visitor: Visitor,
	what: string,
	script: (...args: A) => unknown,
	...args: A
): Promise<void> {
	await until(what, async () => {
		const found = await visitor.run(script, ...args).catch(() => false);
		return found ? true : undefined;
	});
}

/** How much of the words on something is asked for. */
type Match = 'whole' | 'part';

/** Finds what a visitor presses by the words on it, as soon as it shows, and returns a selector for it. */
async function named(visitor: Visitor, kinds: string, words: string, match: Match): Promise<string> {
	const mark = `found-${Math.random().toString(36).slice(2)}`;
	await eventually(
		visitor,
		`${kinds} ‘${words}’`,
		(selector, wanted, isPart, attribute) => {
			for (const element of document.querySelectorAll(selector)) {
				const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
				const read = name.replace(/\s+/g, ' ').trim();
				const isWanted = isPart ? read.includes(wanted) : read === wanted;
				if (!isWanted || element.getClientRects().length === 0) continue;
				element.setAttribute('data-mark', attribute);
				return true;
			}
			return false;
		},
		kinds,
		words,
		match === 'part',
		mark,
	);
	return `[data-mark="${mark}"]`;
}

/** Presses the first that has these words on it, alone unless they are a `part`. */
export async function press(visitor: Visitor, kinds: string, words: string, match: Match = 'whole'): Promise<void> {
	await visitor.click(await named(visitor, kinds, words, match));
}

/** Waits until these words show somewhere. */
export async function reads(visitor: Visitor, words: string): Promise<void> {
	await eventually(
		visitor,
		`the words ‘${words}’`,
		(wanted) => document.body.innerText.replace(/\s+/g, ' ').includes(wanted),
		words.replace(/\s+/g, ' '),
	);
}

/** The path that is shown, as soon as it is this one. */
export async function isAt(visitor: Visitor, path: string): Promise<void> {
	await eventually(visitor, `the page ${path}`, (wanted) => location.pathname === wanted, path);
}

/** Asserts that nothing went wrong on this page: no console message, error, refused request or breach of the policy. */
export async function assertQuiet(visitor: Visitor): Promise<void> {
	const heard = await visitor.run(() => window.heard);
	assert.deepEqual([...heard, ...visitor.messages()], []);
}

/** How often something awaited is looked for, and how long before the test gives up, in milliseconds. */
const POLL_MS = 25;
const GIVE_UP_MS = 30_000;

/** Waits until something is there and returns it. @throws naming what did not come */
export async function until<T>(what: string, look: () => Promise<T | undefined> | T | undefined): Promise<T> {
	const deadline = Date.now() + GIVE_UP_MS;
	for (;;) {
		const found = await look();
		if (found !== undefined) return found;
		if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}`);
		await pause(POLL_MS);
	}
}
