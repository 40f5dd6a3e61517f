import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Axe itself. By itself the builder brings twice as much to the page, twice for each look: longer than most looks take. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose verdict depends on colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** A script that does nothing. */
const THERE = 'void 0';

/** What axe finds wrong with the page as it stands, or with a part of it, one line a rule and element. */
export function violations(page: Page, part = 'html'): Promise<string[]> {
	// The rule of WCAG 2.2 that axe leaves off by default.
	return found(page, part, { runOnly: STANDARDS, rules: { 'target-size': { enabled: true } } });
}

/** The same, of what another theme changes. */
export function colourViolations(page: Page, part = 'html'): Promise<string[]> {
	return found(page, part, { runOnly: COLOURS });
}

async function found(page: Page, part: string, options: Parameters<AxeBuilder['options']>[0]): Promise<string[]> {
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
	// No page here has frames of other origins, for which axe would open a tab of its own each time.
	const axe = new AxeBuilder({ page, axeSource: THERE })
		.setLegacyMode()
		.include(part)
		.options({ ...options, resultTypes: ['violations'] });
	const { violations } = await axe.analyze();
	return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
