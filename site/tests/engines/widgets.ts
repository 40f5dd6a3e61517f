import assert from 'node:assert/strict';
import pricing from '../../../locales/de/pricing.json' with { type: 'json' };
import { planIds } from '../../src/content/plans';
import { monthlyOf, yearly } from '../../src/content/prices';
import { formatEuro } from '../../src/ui/amounts';
import { assertQuiet, eventually, open, press } from './page';
import { inEachEngine } from './tours';
import type { Visitor } from './visitor';

/** The prices that show, in the plans' order. */
function prices(visitor: Visitor): Promise<string[]> {
	return visitor.run(() =>
		[...document.querySelectorAll('#plaene li strong')]
			.filter((price) => getComputedStyle(price).visibility === 'visible')
			.map((price) => price.textContent ?? ''),
	);
}

inEachEngine('the plan interval', 'shows the prices of a month or of a year', async (test, tour) => {
	const visitor = await tour.visitor(test);
	await open(tour, visitor, '/pricing/');
	const of = (interval: (monthly: number) => number) =>
		planIds.map((id) => {
			const monthly = monthlyOf(id);
			return monthly == null ? pricing.individual : formatEuro(interval(monthly));
		});
	assert.deepEqual(
		await prices(visitor),
		of((monthly) => monthly),
	);
	await press(visitor, '#plaene label', pricing.interval.yearly);
	assert.deepEqual(
		await prices(visitor),
		of((monthly) => yearly(monthly)),
	);
	await press(visitor, '#plaene label', pricing.interval.monthly);
	assert.deepEqual(
		await prices(visitor),
		of((monthly) => monthly),
	);
	await assertQuiet(visitor);
});

inEachEngine(
	'the device comparison',
	'shows the class that is picked, and only the differences',
	async (test, tour) => {
		const visitor = await tour.visitor(test);
		await open(tour, visitor, '/devices/pos/');
		const heads = () =>
			visitor.run(() =>
				[...document.querySelectorAll('main table thead th')]
					.filter((head) => head.getClientRects().length > 0)
					.map((head) => head.textContent ?? ''),
			);
		const rows = () =>
			visitor.run(
				() =>
					[...document.querySelectorAll('main table tbody tr')].filter((row) => row.getClientRects().length > 0).length,
			);
		const [first = '', second = ''] = await heads();
		const value = await visitor.run(
			(name) =>
				[...document.querySelectorAll<HTMLOptionElement>('main select option')].find(({ text }) => text === name)
					?.value,
			second,
		);
		await visitor.choose('main fieldset div:nth-of-type(2) select', value ?? '');
		await eventually(
			visitor,
			`${second} in the first column`,
			(name) => document.querySelector('main table thead th')?.textContent === name,
			second,
		);
		assert.deepEqual((await heads()).slice(0, 2), [second, first]);

		const all = await rows();
		await visitor.click('main fieldset [type="checkbox"]');
		await eventually(visitor, 'hidden rows', () => document.querySelector('main fieldset :checked') !== null);
		assert.ok((await rows()) < all);
		await assertQuiet(visitor);
	},
);

inEachEngine('a question', 'opens and closes', async (test, tour) => {
	const visitor = await tour.visitor(test);
	await open(tour, visitor, '/pricing/');
	const isOpen = () => visitor.run(() => document.querySelector<HTMLDetailsElement>('main details')?.open);
	await visitor.click('main details summary');
	assert.equal(await isOpen(), true);
	await visitor.click('main details summary');
	assert.equal(await isOpen(), false);
	await assertQuiet(visitor);
});
