import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { pages } from '../src/routes';
import { newVisitor, openReady, WIDTHS, windowOf } from './support/visitor';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it stands, one line a rule and element. */
async function violations(page: Page): Promise<string[]> {
	await page.evaluate(AXE);
	const { violations: found } = await page.evaluate(
		(rules) =>
			(window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
				runOnly: rules,
				resultTypes: ['violations'],
			}),
		RULES,
	);
	return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

describe('accessibility', () => {
	for (const { path } of pages) {
		for (const colorScheme of ['light', 'dark'] as const) {
			it(`axe finds nothing wrong with ${path} in the ${colorScheme} theme, wide and narrow`, async (test) => {
				const page = await newVisitor(test, { colorScheme, reducedMotion: 'reduce' });
				await openReady(page, path);
				assert.deepEqual(await violations(page), []);
				await page.setViewportSize(windowOf(WIDTHS.phone));
				assert.deepEqual(await violations(page), []);
			});
		}
	}

	for (const colorScheme of ['light', 'dark'] as const) {
		it(`axe finds nothing wrong with menu, errors and dialog in the ${colorScheme} theme`, async (test) => {
			const page = await newVisitor(test, {
				colorScheme,
				reducedMotion: 'reduce',
				viewport: windowOf(WIDTHS.phone),
			});
			await openReady(page, '/contact');
			await page.getByRole('button', { name: 'Absenden' }).click();
			await page.getByText('Bitte gib eine Nachricht ein.').waitFor();
			assert.deepEqual(await violations(page), []);
			await page.getByRole('button', { name: 'Menü' }).click();
			assert.deepEqual(await violations(page), []);
			await page.keyboard.press('Escape');
			await page.getByRole('button', { name: 'Cookie Consent' }).click();
			await page.getByRole('dialog').waitFor();
			assert.deepEqual(await violations(page), []);
		});
	}
});
