import type { Browser } from '@playwright/test';
import { addresses } from '../support/addresses';
import { parse, type Tag } from '../support/markup';

/** A page as it is served. */
export interface Served {
	readonly tags: readonly Tag[];
	readonly headers: Headers;
}

/** Every page, the one that is not there included, by its path. */
export async function readSite(browser: Browser, origin: string): Promise<ReadonlyMap<string, Served>> {
	const parser = await browser.newPage();
	const site = new Map<string, Served>();
	for (const { path } of addresses) {
		const response = await fetch(new URL(path, origin));
		site.set(path, { tags: await parse(parser, await response.text()), headers: response.headers });
	}
	await parser.close();
	return site;
}
