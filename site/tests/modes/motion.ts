import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import common from '../../../locales/de/common.json' with { type: 'json' };
import { confirmation, fill, newEntry, sendButton } from '../contact/form';
import { newVisitor, openReady, WIDTHS, windowOf } from '../support/visitor';
import { addresses } from './addresses';

/** What moves or would move, one line each: animations, and transitions longer than a millisecond. */
function movements(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const longest = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)));
		const running = document.getAnimations().map((animation) => `runs: ${animation.constructor.name}`);
		const styled = [...document.querySelectorAll('*')].flatMap((element) =>
			[undefined, '::before', '::after'].flatMap((part) => {
				const style = getComputedStyle(element, part);
				const moves = style.animationName !== 'none' && longest(style.animationDuration) > 0.001;
				const changes = longest(style.transitionDuration) > 0.001;
				const glides = style.scrollBehavior === 'smooth';
				const name = `${element.localName}.${element.getAttribute('class')}${part ?? ''}`;
				return moves || changes || glides ? [name] : [];
			}),
		);
		return [...running, ...new Set(styled)];
	});
}

const less = { reducedMotion: 'reduce' } as const;

describe('for those who asked for less motion', { concurrency: 2 }, () => {
	for (const path of addresses) {
		it(`nothing moves on ${path}, the band of supporters included`, async (test) => {
			const page = await newVisitor(test, less);
			await openReady(page, path);
			assert.deepEqual(await movements(page), []);
		});
	}

	it('nothing moves when menu, panel and dialog open', async (test) => {
		const page = await newVisitor(test, less);
		await openReady(page, '/pricing/');
		await page.locator('#menu summary').first().click();
		assert.deepEqual(await movements(page), []);
		await page.getByRole('button', { name: common.footer.consent }).click();
		await page.getByRole('dialog').waitFor();
		assert.deepEqual(await movements(page), []);
		await page.keyboard.press('Escape');
		await page.setViewportSize(windowOf(WIDTHS.phone));
		await page.getByRole('button', { name: common.nav.menu }).click();
		assert.deepEqual(await movements(page), []);
	});

	it('nothing moves when a message is sent and its toast shows', async (test) => {
		const page = await newVisitor(test, less);
		await openReady(page, '/contact');
		await fill(page, newEntry());
		await sendButton(page).click();
		await confirmation(page).waitFor();
		await page.locator('[data-sonner-toast]').waitFor();
		assert.deepEqual(await movements(page), []);
	});

	it('motion there is for everybody else', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/');
		assert.notDeepEqual(await movements(page), []);
	});
});
