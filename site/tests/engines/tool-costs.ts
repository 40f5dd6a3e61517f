import assert from 'node:assert/strict';
import texts from '../../../locales/de/tools/costs.json' with { type: 'json' };
import { costsExample } from '../../src/tools/costs/sales';
import { untouched, writeState } from '../../src/tools/state';
import { assertQuiet, eventually, open } from './page';
import { inEachEngine } from './tours';
import type { Visitor } from './visitor';

/** What the receipt says, without the widths of its blanks. */
function receipt(visitor: Visitor): Promise<string> {
	return visitor.run(() =>
		[...document.querySelectorAll('main dl > div')].map((line) => line.textContent ?? '').join('\n'),
	);
}

inEachEngine(
	'the club’s calculator',
	'shows a shared year, and what a visitor types on top of it',
	async (test, tour) => {
		const visitor = await tour.visitor(test);
		const shared = writeState({ ...untouched, costs: { ...costsExample, onlineFixedCents: 35, cardFixedCents: 8 } });
		await open(tour, visitor, `/tools/costs/${shared}`);
		// 1,920 × 35 and 660 × 8 ct.
		await eventually(visitor, 'the shared year', () => /724,80/.test(document.querySelector('h1')?.textContent ?? ''));
		assert.ok((await receipt(visitor)).includes(texts.receipt.withFees));
		await visitor.type('#costs-onlineFixedCents', '0,10 €');
		await eventually(visitor, 'the typed fee', () => /244,80/.test(document.querySelector('h1')?.textContent ?? ''));
		assert.ok((await receipt(visitor)).includes('192,00'));
		await assertQuiet(visitor);
	},
);
