import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../infra/local/places.mjs';
import { sharedFiles } from '../prerender/pages/page-styles';
import { pages } from '../src/routes';

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

	it('are shared by pages whose rules differ little', () => {
		const own = ['/solutions/', '/devices/', '/ecosystem/', '/ecosystem/clubs/'].map((path) => blocksOf(path)[1]);
		assert.equal(new Set(own).size, 1);
		assert.notEqual(own[0], blocksOf('/pricing/')[1]);
	});

	it('are shared by pages with little text of one kind', () => {
		const kinds = [
			['/contact', '/contact/thanks', '/signup/asked'],
			['/tree/', '/tree/ticketing', '/tree/partners'],
		].map((paths) => Array.from(new Set(paths.map((path) => blocksOf(path)[1]))));
		assert.deepEqual(
			kinds.map((blocks) => blocks.length),
			[1, 1],
		);
		assert.notDeepEqual(kinds[0], kinds[1]);
	});

	it('hold every stylesheet of the pages that share them, each once', () => {
		const files = sharedFiles(
			[draft(100, 'form', 'thanks'), draft(9_000, 'long'), draft(200, 'form', 'links')],
			() => 1_500,
		);
		assert.deepEqual(files, [['form', 'thanks', 'links'], ['long'], ['form', 'thanks', 'links']]);
	});

	it('do not grow for pages with little text beyond what each of them can bear', () => {
		const drafts = [draft(100, 'form', 'thanks'), draft(100, 'tree', 'links'), draft(100, 'tree')];
		const tree = ['tree', 'links'];
		assert.deepEqual(
			sharedFiles(drafts, () => 2_000),
			[['form', 'thanks'], tree, tree],
		);
	});

	it('stay as they are where a page with much text has the same', () => {
		const drafts = [draft(100, 'legal'), draft(9_000, 'legal'), draft(100, 'form'), draft(100)];
		assert.deepEqual(
			sharedFiles(drafts, () => 2_000),
			[['legal'], ['legal'], ['form'], []],
		);
	});

	it('are one where they differ little, in an order that keeps both orders', () => {
		const size = (file: string) => (file === 'large' ? 5_000 : 500);
		const drafts = [
			draft(9_000, 'hero', 'tour', 'end'),
			draft(9_000, 'hero', 'cards', 'end'),
			draft(9_000, 'hero', 'large'),
		];
		const both = ['hero', 'tour', 'cards', 'end'];
		assert.deepEqual(sharedFiles(drafts, size), [both, both, ['hero', 'large']]);
	});
});
