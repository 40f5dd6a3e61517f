import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it stands, or with a part of it, one line a rule and element. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
	const axe = new AxeBuilder({ page }).include(part).options({
		runOnly: RULES,
		// The rule of WCAG 2.2 that axe leaves off by default.
		rules: { 'target-size': { enabled: true } },
		resultTypes: ['violations'],
	});
	const { violations: found } = await axe.analyze();
	return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
