import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stage } from '../../../prerender/sources/stage';
import { offer } from '../../../src/content/offer';
import { planIds, planName } from '../../../src/content/plans';
import { pages } from '../../../src/routes';
import { documentOf } from '../dist';
import { built } from '../files';

describe('the files for machines', () => {
	it('name each page that may be indexed once, with what it says of itself', () => {
		const lines = built('/llms.txt').toString().split('\n');
		for (const { path, robots } of pages) {
			const own = lines.filter((line) => line.includes(`(${stage.origin}${path})`));
			assert.equal(own.length, robots === undefined ? 1 : 0, path);
			const description = documentOf(path).$('meta[name="description"]').attr('content');
			if (own[0]) assert.ok(own[0].endsWith(`: ${description}`), own[0]);
		}
	});

	it('have every plan with its price, what is assumed, and what is open', () => {
		const prices = built('/pricing.md').toString();
		for (const id of planIds) assert.match(prices, new RegExp(`^\\| ${planName(id)} \\| .+ \\|$`, 'm'));
		assert.match(prices, /\| Starter \| 7,99\u00a0€ \| 95,88\u00a0€ \| 80,57\u00a0€ \| angenommen/);
		assert.equal(offer.onlineFee.status === 'open', /^- Wie hoch ist die Gebühr/m.test(prices));
		assert.doesNotMatch(prices, /\{\{|\]\(\//);
	});

	it('are linked from the heads of home and prices', () => {
		const link = (path: '/' | '/pricing/') => documentOf(path).$('link[rel="alternate"]').attr('href');
		assert.deepEqual([link('/'), link('/pricing/')], ['/llms.txt', '/pricing.md']);
	});
});
