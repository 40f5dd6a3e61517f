import type { Page, Request } from '@playwright/test';
import { idle } from '../support/visitor';

/** What a page asks for, from its beginning. */
export class Traffic {
	readonly #page: Page;
	readonly #underway = new Set<Request>();
	#asked: Request[] = [];

	constructor(page: Page) {
		this.#page = page;
		page.on('request', (request) => {
			this.#asked.push(request);
			this.#underway.add(request);
		});
		page.on('requestfinished', (request) => this.#underway.delete(request));
		page.on('requestfailed', (request) => this.#underway.delete(request));
	}

	/** Forgets what was asked for until now. */
	restart(): void {
		this.#asked = [];
		this.#underway.clear();
	}

	/** Paths of what was asked for, in that order. */
	get paths(): string[] {
		return this.#asked.map(pathOf);
	}

	/** Paths of the documents among it: more than one when the page was loaded again. */
	get documents(): string[] {
		const isDocument = (request: Request) =>
			request.isNavigationRequest() && request.frame() === this.#page.mainFrame();
		return this.#asked.filter(isDocument).map(pathOf);
	}

	/**
	 * Waits until the page has drawn its conclusions from all that came, and no more is on its way than what never comes.
	 *
	 * @param never how many files that is; each may be asked for more than once
	 */
	async settled(never = 0): Promise<void> {
		let before: number;
		do {
			before = this.#asked.length;
			await idle(this.#page);
		} while (new Set([...this.#underway].map(pathOf)).size > never || this.#asked.length > before);
	}
}

function pathOf(request: Request): string {
	return new URL(request.url()).pathname;
}
