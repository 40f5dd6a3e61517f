import common from '../../../../locales/de/common.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { WIDTHS, windowOf } from '../support/window';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a screen reader says of a phone’s menu what names/ has', async ({ page }) => {
	await page.setViewportSize(windowOf(WIDTHS.phone));
	await openReady(page, '/');
	await page.getByRole('button', { name: common.nav.menu }).click();
	await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'menu.aria.yml' });
});
