import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { blockFiles } from '../../prerender/pages/page-styles';

describe('the style blocks', () => {
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
});
