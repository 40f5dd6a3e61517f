import assert from 'node:assert/strict';
import { assertQuiet, eventually, open } from './page';
import { inEachEngine } from './tours';

inEachEngine(
	'the device comparison',
	'shows the class that is picked, and only the differences',
	async (test, tour) => {
		const visitor = await tour.visitor(test);
		await open(tour, visitor, '/devices/pos/');
		const shown = (selector: string) =>
			visitor.run(
				(parts) =>
					[...document.querySelectorAll(parts)]
						.filter((part) => part.getClientRects().length > 0)
						.map((part) => part.textContent ?? ''),
				selector,
			);
		const [first = '', second = ''] = await shown('main table thead th');
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
		assert.deepEqual((await shown('main table thead th')).slice(0, 2), [second, first]);
		const all = await shown('main table tbody tr');
		await visitor.click('main fieldset [type="checkbox"]');
		await eventually(visitor, 'hidden rows', () => document.querySelector('main fieldset :checked') !== null);
		assert.ok((await shown('main table tbody tr')).length < all.length);
		await assertQuiet(visitor);
	},
);
