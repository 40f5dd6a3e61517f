import assert from 'node:assert/strict';
import { pages } from '../../src/routes';
import { assertQuiet, eventually, open } from './page';
import { inEachEngine } from './tours';

inEachEngine('every page', 'comes to life without a message and fits into the window', async (test, tour) => {
	const visitor = await tour.visitor(test);
	for (const { path } of pages) {
		await open(tour, visitor, path);
		await assertQuiet(visitor);
		await eventually(visitor, 'the font', () => document.fonts.check('16px Archivo'));
		const shown = await visitor.run(() => ({
			heading: document.querySelector('h1')?.innerText.trim() !== '',
			sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
			blank: [...document.querySelectorAll('main svg')].filter((svg) => svg.getBoundingClientRect().height < 1).length,
		}));
		assert.deepEqual(shown, { heading: true, sideways: 0, blank: 0 }, path);
	}
});

inEachEngine('every page on a phone', 'fits into the window', async (test, tour) => {
	const visitor = await tour.visitor(test, 390);
	for (const { path } of pages) {
		await open(tour, visitor, path);
		const sideways = await visitor.run(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		assert.equal(sideways, 0, path);
	}
});
