import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../../infra/local/places.mjs';
import { blockFiles } from '../../prerender/pages/page-styles';
import { pages } from '../../src/routes';

/** The style blocks of a page. */
function blocksOf(path: string): string[] {
	const html = readFileSync(join(ROOT, 'site/dist', path, 'index.html'), 'utf8');
	return Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, css = '']) => css);
}

describe('the style blocks', () => {
	it('are one on every page', () => {
		for (const { path } of pages) assert.equal(blocksOf(path).length, 1, path);
	});

	it('hold what each page needs, but those of one kind share what all of them need', () => {
		const files = blockFiles([
			{ path: '/contact', files: ['form', 'thanks'] },
			{ path: '/help/', files: ['long', 'form'] },
			{ path: '/tree/', files: ['form', 'links'] },
			{ path: '/tools/queue/', files: ['blank', 'queue'] },
			{ path: '/tools/board/', files: ['sheet', 'blank'] },
			{ path: '/pricing/', files: ['long'] },
		]);
		const short = ['form', 'thanks', 'links'];
		const tools = ['blank', 'queue', 'sheet'];
		assert.deepEqual(files, [short, ['long', 'form'], short, tools, tools, ['long']]);
	});

	it('are few: the policy has a hash of each', () => {
		const blocks = new Set(pages.flatMap(({ path }) => blocksOf(path)));
		assert.ok(blocks.size <= 13, `${blocks.size} blocks`);
	});
});
