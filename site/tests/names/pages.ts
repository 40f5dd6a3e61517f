import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { pages } from '../../src/routes';
import { newVisitor, openReady } from '../support/visitor';
import { assertSpoken, fileOf, spoken } from './snapshot';
import { STATES } from './states';

/** What is around the page's own part: it is the same everywhere, but for the mark of the page that is shown. */
async function shell(page: Page): Promise<string> {
	const parts = [page.locator('#root > a').first(), page.getByRole('banner'), page.getByRole('contentinfo')];
	const said = await Promise.all(parts.map(spoken));
	return said.join('\n');
}

const unmarked = (said: string) => said.replaceAll(' [active]', '');

describe('what a screen reader says', { concurrency: 2 }, () => {
	it('of header and footer is what names/shell.yaml has', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/');
		assertSpoken('shell', unmarked(await shell(page)));
	});

	for (const path of [...pages.map((page) => page.path), '/gibt-es-nicht']) {
		it(`of ${path} is what names/${fileOf(path)}.yaml has, between the header and footer of every page`, async (test) => {
			const page = await newVisitor(test);
			await openReady(page, path);
			assertSpoken(fileOf(path), await spoken(page.getByRole('main')));
			assertSpoken('shell', unmarked(await shell(page)));
		});
	}

	it('is kept for nothing that is not there any more', () => {
		const known = new Set(['shell', 'gibt-es-nicht', ...STATES, ...pages.map(({ path }) => fileOf(path))]);
		const kept = readdirSync(import.meta.dirname).flatMap((file) => /^(.*)\.yaml$/.exec(file)?.[1] ?? []);
		assert.deepEqual(
			kept.filter((name) => !known.has(name)),
			[],
		);
	});
});
