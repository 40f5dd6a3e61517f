import { test as base } from '../fixtures';
import { localeTexts, shownTexts, type Text } from './texts';

export { expect } from '../fixtures';

interface Texts {
	/** What stands on the pages. */
	readonly shown: readonly Text[];
	/** What stands on the pages, and every text of `locales/`: some appear later or in mails. */
	readonly texts: readonly Text[];
}

/** A test of the German texts. */
export const test = base.extend<object, Texts>({
	shown: [async ({ browser, product }, use) => use(await shownTexts(browser, product.site)), { scope: 'worker' }],
	texts: [({ shown }, use) => use([...shown, ...localeTexts()]), { scope: 'worker' }],
});
