import texts from '../../../../locales/de/tools/cards.json' with { type: 'json' };
import { cardsExample } from '../../../src/workbench/cards/model';
import { violations } from '../every-page/axe';
import { expect, test } from '../fixtures';
import { complaints, openReady } from '../support/visitor';
import { drawing, PATH } from './card-workshop';
import { fieldOf, HOSTILE, shared } from './tool';

const EXAMPLE = cardsExample(texts.example);

/** Address of cards as somebody shares them. */
function cards(change: Partial<typeof EXAMPLE>): string {
	return shared(PATH, { cards: { ...EXAMPLE, ...change } });
}

/** Words as nobody would print them, and such as a long-named club would. */
const WORDS = [
	HOSTILE,
	'W'.repeat(40),
	'Donaudampfschifffahrtsverein-Großgörschen',
	'⚽'.repeat(40),
	'Ä Ö Ü ß — “” &amp; <b>',
	'',
];

test('whatever words are shown as text, inside of every piece', async ({ page }) => {
	const heard = complaints(page);
	for (const words of WORDS)
		await test.step(words, async () => {
			const line = words.slice(0, 40);
			await page.goto('about:blank');
			await openReady(page, cards({ club: line, event: line, venue: line, adultName: line.slice(0, 20) }));
			await expect(fieldOf(page, 'club')).toHaveValue(line);
			const outside = await page.evaluate(() =>
				[...document.querySelectorAll('svg[id^="karte-"]')].flatMap((svg) => {
					const box = svg.getBoundingClientRect();
					return [...svg.querySelectorAll('text')]
						.filter((text) => !text.closest('pattern') && text.textContent !== '')
						.filter((text) => {
							const { left, right, top, bottom } = text.getBoundingClientRect();
							return left < box.left - 1 || right > box.right + 1 || top < box.top - 2 || bottom > box.bottom + 2;
						})
						.map((text) => `${svg.id}: ${text.textContent}`);
				}),
			);
			expect(outside).toEqual([]);
			await expect(page.locator('main :is(script, b > b)')).toHaveCount(0);
		});
	expect(heard).toEqual([]);
});

test('a phone shows one piece, the one that is written on or chosen, and keeps it in view', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openReady(page, PATH);
	const seen = () => page.locator('svg[id^="karte-"]:visible').evaluateAll((all) => all.map(({ id }) => id));
	expect(await seen()).toEqual(['karte-front']);
	await fieldOf(page, 'event').click();
	await fieldOf(page, 'childCents').click();
	expect(await seen()).toEqual(['karte-ticket']);
	await expect(drawing(page, 'ticket')).toBeInViewport({ ratio: 1 });
	await expect(fieldOf(page, 'childCents')).toBeInViewport({ ratio: 1 });
	await page.getByRole('button', { name: texts.pieces.wide.tab, exact: true }).click();
	expect(await seen()).toEqual(['karte-wide']);
	expect(await violations(page)).toEqual([]);
	await test.step('and covers nothing that gets the focus on the way back', async () => {
		await page.locator('footer summary').first().focus();
		for (let presses = 0; presses < 16; presses++) {
			await page.keyboard.press('Shift+Tab');
			const covered = () =>
				page.evaluate(() => {
					const focused = document.activeElement ?? document.body;
					const { left, top, width, height } = focused.getBoundingClientRect();
					const hit = document.elementFromPoint(left + width / 2, top + height / 2);
					return focused.contains(hit) || hit?.contains(focused) ? '' : focused.outerHTML;
				});
			await expect.poll(covered).toBe('');
		}
	});
});
