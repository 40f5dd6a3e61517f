import { PAPER } from '../every-page/print';
import { expect, test } from '../fixtures';
import { SECOND_RING } from '../support/ring';
import { openReady } from '../support/visitor';

for (const path of ['/devices/ticketing/', '/devices/pos/', '/help/', '/legal/privacy', '/pricing/'] as const) {
	test(`on paper ${path} keeps together what belongs together`, {
		tag: path === '/pricing/' ? [] : SECOND_RING,
	}, async ({ page }) => {
		await openReady(page, path);
		await page.emulateMedia({ media: 'print' });
		await page.setViewportSize(PAPER);
		const breaks = (selector: string, side: 'breakAfter' | 'breakInside') =>
			page.locator(selector).evaluateAll((all, name) => all.map((element) => getComputedStyle(element)[name]), side);

		if (path === '/help/' || path === '/pricing/' || path === '/devices/ticketing/') {
			await test.step('headings and terms ask to stay with what follows, questions to stay whole', async () => {
				const headings = await breaks('main :is(h2, h3, dt, tr:has([scope="rowgroup"]))', 'breakAfter');
				expect(new Set(headings)).toEqual(new Set(['avoid']));
				expect(new Set(await breaks('main :is(details, dl > div)', 'breakInside'))).toEqual(new Set(['avoid']));
			});
		}
		if (path === '/pricing/') {
			await test.step('the plans begin on a sheet of their own, with their heading', async () => {
				const plans = page.locator('#plaene');
				await expect(plans).toHaveCSS('break-before', 'page');
				await expect(plans.locator('h2')).toHaveCount(1);
			});
		}
		if (path !== '/help/') {
			await test.step('tables have every column on the sheet, and no row is torn', async () => {
				const tables = await page.locator('main table').evaluateAll(
					(all, width) =>
						all.map((table) => {
							const cells = [...table.querySelectorAll('th, td')].filter((cell) => cell.getClientRects().length > 0);
							const rows = [...table.querySelectorAll('tr')].filter((row) => row.getClientRects().length > 0);
							const keeps = (element: Element | null): boolean =>
								element !== null &&
								(getComputedStyle(element).breakInside.startsWith('avoid') ||
									(element !== table && keeps(element.parentElement)));
							return {
								cells: cells.length > 0,
								outside: cells.filter((cell) => cell.getBoundingClientRect().right > width + 1).length,
								torn: rows.filter((row) => !keeps(row)).length,
							};
						}),
					PAPER.width,
				);
				expect(tables.length).toBeGreaterThan(0);
				for (const table of tables) expect(table).toEqual({ cells: true, outside: 0, torn: 0 });
			});
		}
	});
}
