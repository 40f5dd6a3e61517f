import { isPage, pages, routes } from '../../../src/routes';
import { expect, test } from '../fixtures';

test.describe('the addresses of the site', () => {
	test('lead with or without the last slash to the page for good, and keep the query', async ({ product }) => {
		for (const { path } of pages.filter((page) => page.path !== '/')) {
			const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
			const response = await fetch(new URL(`${other}?quelle=a&b`, product.site), { redirect: 'manual' });
			expect.soft([response.status, response.headers.get('location')], other).toEqual([301, `${path}?quelle=a&b`]);
		}
	});

	test('that have moved lead to their pages for good, and tell robots so', async ({ product }) => {
		const moved = routes.flatMap((route) => (isPage(route) ? [] : [route]));
		expect(moved.length).toBeGreaterThan(0);
		for (const { path, redirect, robots } of moved) {
			const { status, headers } = await fetch(new URL(path, product.site), { redirect: 'manual' });
			const told = [status, headers.get('location'), headers.get('x-robots-tag')];
			expect.soft(told, path).toEqual([301, redirect, robots ?? null]);
		}
	});
});
