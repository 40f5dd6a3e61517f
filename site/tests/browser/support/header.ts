import type { Locator, Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };

/** A link of the header, which stands in every page. */
export function headerLink(page: Page, path: keyof typeof common.pages): Locator {
	return page.getByRole('banner').getByRole('link', { name: common.pages[path], exact: true });
}

/** Presses a link that is in view. `click` would first scroll to where the sticky header once was. */
export async function pressWhereItIs(link: Locator): Promise<void> {
	const box = await link.boundingBox();
	if (!box) throw new Error('the link is not shown');
	await link.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
