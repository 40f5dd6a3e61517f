import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../../infra/local/places.mjs';
import { blockFiles } from '../../prerender/pages/page-styles';
import { pages } from '../../src/routes';

/** The style blocks of a page: the shell's and its own. */
function blocksOf(path: string): string[] {
	const html = readFileSync(join(ROOT, 'site/dist', path, 'index.html'), 'utf8');
	return Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, css = '']) => css);
}

/** A rendered page with that many characters in its main part. */
function draft(length: number, ...files: string[]) {
	return { markup: `<main>${'x'.repeat(length)}</main>`, files };
}

describe('the style blocks', () => {
	it('are two on every page, of which the first is the same', () => {
		const shells = new Set<string | undefined>();
		for (const { path } of pages) {
			const blocks = blocksOf(path);
			assert.equal(blocks.length, 2, path);
			shells.add(blocks[0]);
		}
		assert.equal(shells.size, 1);
	});

	it('hold what each page needs, but those with little text share what all of them need', () => {
		const files = blockFiles([
			draft(100, 'form', 'thanks'),
			draft(9_000, 'long', 'form'),
			draft(200, 'form', 'links'),
			draft(9_000, 'long'),
		]);
		const shared = ['form', 'thanks', 'links'];
		assert.deepEqual(files, [shared, ['long', 'form'], shared, ['long']]);
	});

	it('are few: the policy has a hash of each', () => {
		const own = new Set(pages.map(({ path }) => blocksOf(path)[1]));
		assert.ok(own.size <= 13, `${own.size} blocks`);
	});
});
