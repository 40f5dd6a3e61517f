import { test as base, expect } from '../product';
import { Traffic } from './traffic';

export { expect };

interface OfTest {
	/** What the page asks for. */
	readonly traffic: Traffic;
	/** Errors that nothing in the page has caught. Whatever is left here in the end fails the test. */
	readonly uncaught: string[];
}

/** A test of a page in which nothing may go wrong unnoticed, whatever is done to it. */
export const test = base.extend<OfTest>({
	traffic: ({ page }, use) => use(new Traffic(page)),
	uncaught: [
		async ({ page }, use) => {
			const heard: string[] = [];
			page.on('pageerror', ({ message }) => heard.push(message));
			await use(heard);
			expect(heard, 'uncaught').toEqual([]);
		},
		{ auto: true },
	],
});
