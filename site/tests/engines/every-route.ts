import assert from 'node:assert/strict';
import { pages } from '../../src/routes';
import { WIDTHS } from '../browser/support/window';
import { assertQuiet, eventually, open } from './page';
import { inEachEngine } from './tours';

for (const [width, window] of [
	[WIDTHS.desktop, 'a wide window'],
	[WIDTHS.phone, 'that of a phone'],
] as const)
	inEachEngine('every page', `comes to life without a message and fits into ${window}`, async (test, tour) => {
		const visitor = await tour.visitor(test, width);
		for (const { path } of pages) {
			await open(tour, visitor, path);
			await assertQuiet(visitor);
			const shown = await visitor.run(() => ({
				heading: document.querySelector('h1')?.innerText.trim() !== '',
				sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
				blank: [...document.querySelectorAll('main svg')].filter((svg) => {
					const { width, height } = svg.getBoundingClientRect();
					return width > 0 && height < 1;
				}).length,
			}));
			assert.deepEqual(shown, { heading: true, sideways: 0, blank: 0 }, path);
		}
	});

// A page may show without it, on a slow machine as on a slow network (theme/font.css): the file is asked for by itself.
inEachEngine('the font', 'is one that the engine reads', async (test, tour) => {
	const visitor = await tour.visitor(test);
	await open(tour, visitor, '/');
	await visitor.run(() => {
		const address = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href;
		new FontFace('Asked for', `url("${address}")`)
			.load()
			.then(({ status }) => document.documentElement.setAttribute('data-font', status))
			.catch((error) => document.documentElement.setAttribute('data-font', String(error)));
	});
	const answer = () => document.documentElement.getAttribute('data-font');
	await eventually(visitor, 'the font', answer);
	assert.equal(await visitor.run(answer), 'loaded');
});
