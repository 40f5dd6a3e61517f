import { expect, type Page } from '@playwright/test';

/** Files of code, texts and styles that a page asks for, held back until they are released round by round. */
export class Rounds {
	readonly #page: Page;
	#isOver = false;
	#held: (() => void)[] = [];

	private constructor(page: Page) {
		this.#page = page;
	}

	/** Holds back whatever the page asks for in `/assets/` from now on, but for the worker of the forms. */
	static async of(page: Page): Promise<Rounds> {
		const rounds = new Rounds(page);
		await page.route(
			({ pathname }) => /^\/assets\/(?!proof).*\.(js|css)$/.test(pathname),
			async (route) => {
				if (!rounds.#isOver) await new Promise<void>((release) => rounds.#held.push(release));
				await route.continue();
			},
		);
		return rounds;
	}

	/** Lets go of all that the page has asked for by now. */
	async next(): Promise<void> {
		let before: number;
		do {
			before = this.#held.length;
			await this.#page.evaluate(() => window.scheduler?.postTask(() => {}, { priority: 'background' }));
		} while (this.#held.length > before);
		const round = this.#held;
		this.#held = [];
		for (const release of round) release();
	}

	/** Lets go of all that the page has asked for by now, and holds nothing back any more. */
	async last(): Promise<void> {
		await this.next();
		this.#isOver = true;
	}

	/** True when the page has asked for something that is held back. */
	get hasBegun(): boolean {
		return this.#held.length > 0;
	}

	/** Waits until the page has asked for something. */
	async begun(): Promise<void> {
		await expect.poll(() => this.hasBegun, { message: 'a file is asked for', intervals: [20] }).toBe(true);
	}
}

/** Paths of the files of code, texts and styles that a page has asked for, but for these. */
export function askedFor(page: Page, butFor: readonly string[] = []): Promise<string[]> {
	return page.evaluate(
		(known) =>
			performance
				.getEntriesByType('resource')
				.map(({ name }) => new URL(name).pathname)
				.filter((path) => /^\/assets\/.*\.(js|css)$/.test(path) && !known.includes(path)),
		butFor,
	);
}

/** Those among these files that the page has asked for only when the first of them had come, whatever the machine's pace. */
export function askedForLater(page: Page, files: readonly string[]): Promise<string[]> {
	return page.evaluate((paths) => {
		const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
		const ofThem = entries.filter(({ name }) => paths.includes(new URL(name).pathname));
		const answered = Math.min(...ofThem.map(({ responseEnd }) => responseEnd));
		return ofThem.filter(({ startTime }) => startTime > answered).map(({ name }) => new URL(name).pathname);
	}, files);
}
