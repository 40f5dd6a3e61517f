import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import { expect, test } from '../chaos/fixtures';
import { formOf, send, type } from '../chaos/page';
import { headerLink } from '../support/header';
import { REFERENCE } from '../support/leads';
import { SECOND_RING } from '../support/ring';
import { holdReactBack, openReady } from '../support/visitor';

/** What a browser of the list `scripts` in `package.json` may lack, or refuse: run in the page before its own scripts. */
const WITHOUT: Readonly<Record<string, () => void>> = {
	'AbortSignal.timeout': () => Reflect.deleteProperty(AbortSignal, 'timeout'),
	AbortController: () => Reflect.deleteProperty(window, 'AbortController'),
	'crypto.randomUUID': () => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'),
	'crypto.subtle': () => Reflect.deleteProperty(Crypto.prototype, 'subtle'),
	Worker: () => Reflect.deleteProperty(window, 'Worker'),
	'workers that a policy allows': () => {
		window.Worker = class {
			constructor() {
				throw new DOMException('Refused to create a worker.', 'SecurityError');
			}
		} as unknown as typeof Worker;
	},
	structuredClone: () => Reflect.deleteProperty(window, 'structuredClone'),
	reportError: () => Reflect.deleteProperty(window, 'reportError'),
	requestIdleCallback: () => Reflect.deleteProperty(window, 'requestIdleCallback'),
	checkVisibility: () => Reflect.deleteProperty(Element.prototype, 'checkVisibility'),
	requestSubmit: () => Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit'),
	'a submitter': () => Reflect.deleteProperty(SubmitEvent.prototype, 'submitter'),
	HTMLDialogElement: () => {
		for (const name of ['show', 'showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
		Reflect.deleteProperty(window, 'HTMLDialogElement');
	},
	popovers: () => {
		for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
			Reflect.deleteProperty(HTMLElement.prototype, name);
	},
	'newer selectors': () => {
		const known = Element.prototype.matches;
		Element.prototype.matches = function (this: Element, selector: string) {
			if (/:(popover-open|focus-visible|has)/.test(selector))
				throw new SyntaxError(`'${selector}' is not a valid selector.`);
			return known.call(this, selector);
		} as typeof known;
	},
	inert: () => Reflect.deleteProperty(HTMLElement.prototype, 'inert'),
	'newer methods of objects': () => {
		for (const name of ['hasOwn', 'groupBy']) Reflect.deleteProperty(Object, name);
	},
	'newer methods of arrays': () => {
		const names = ['at', 'with', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced'];
		for (const { prototype } of [Array, String, Object.getPrototypeOf(Uint8Array)])
			for (const name of names) Reflect.deleteProperty(prototype, name);
		for (const name of ['fromAsync']) Reflect.deleteProperty(Array, name);
	},
	'newer methods of texts': () => {
		for (const name of ['replaceAll', 'isWellFormed', 'toWellFormed']) Reflect.deleteProperty(String.prototype, name);
	},
	'newer promises': () => {
		for (const name of ['any', 'withResolvers', 'try']) Reflect.deleteProperty(Promise, name);
	},
	WeakRef: () => {
		for (const name of ['WeakRef', 'FinalizationRegistry']) Reflect.deleteProperty(window, name);
	},
	'newer parts of Intl': () => {
		for (const name of ['ListFormat', 'Segmenter', 'supportedValuesOf', 'DurationFormat'])
			Reflect.deleteProperty(Intl, name);
	},
	scheduler: () => Reflect.deleteProperty(window, 'scheduler'),
	'navigation and view transitions': () => {
		Reflect.deleteProperty(window, 'navigation');
		Reflect.deleteProperty(Document.prototype, 'startViewTransition');
	},
	'storage, which is refused': () => {
		for (const name of ['localStorage', 'sessionStorage'])
			Object.defineProperty(window, name, {
				get() {
					throw new DOMException('The operation is insecure.', 'SecurityError');
				},
			});
	},
	'storage, which is null': () => {
		for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
	},
	'room in the storage': () => {
		Storage.prototype.setItem = () => {
			throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
		};
	},
};

/** What the site itself can't do without: React never comes, and the forms go as plain forms. */
const NEEDED = 'AbortController';

/** What visitors' browsers lacked when it was noticed, and one of each other kind. */
const FIRST_RING = [
	NEEDED,
	'AbortSignal.timeout',
	'crypto.randomUUID',
	'Worker',
	'popovers',
	'storage, which is refused',
];

/** Opens a page, fills and sends its form, and looks whether it was taken. */
async function expectTaken(page: Page, path: string, comesAlive = true): Promise<string> {
	const form = formOf(path);
	if (!form) throw new Error(`${path} has no form`);
	if (comesAlive) await openReady(page, path);
	else await page.goto(path);
	await type(page, form);
	const answered = page.waitForResponse(
		(response) => response.request().method() === 'POST' && response.url().endsWith(form.action),
	);
	await send(page, form);
	const response = await answered;
	expect([202, 303]).toContain(response.status());
	if (response.status() === 303) await page.waitForURL(form.thanks);
	else await expect(page.locator('main [role="status"][tabindex]')).toBeVisible();
	return form.entry.email ?? '';
}

/** The reference that the visitor sees. */
async function shownReference(page: Page): Promise<string> {
	const address = new URL(page.url()).searchParams.get('reference');
	return address ?? page.locator('main [role="status"] strong').innerText();
}

for (const [name, take] of Object.entries(WITHOUT)) {
	test(`without ${name} a message is sent, with a reference, and an e-mail address, too`, {
		tag: FIRST_RING.includes(name) ? [] : SECOND_RING,
	}, async ({ page, leads }) => {
		await page.addInitScript(take);
		const email = await expectTaken(page, '/contact', name !== NEEDED);
		expect(await shownReference(page)).toMatch(REFERENCE);
		expect(await leads.from(email)).toHaveLength(1);
		await expectTaken(page, '/', name !== NEEDED);
	});
}

test('without hashing in a worker a message is sent at once, and looked at by a person', { tag: SECOND_RING }, async ({
	page,
	leads,
}) => {
	await page.route('**/assets/proof.worker-*.js', async (route) => {
		const response = await route.fetch();
		await route.fulfill({
			response,
			body: `Reflect.deleteProperty(Crypto.prototype, 'subtle');${await response.text()}`,
		});
	});
	expect(await leads.from(await expectTaken(page, '/contact'))).toHaveLength(1);
});

test('a press before React is there is sent without requestSubmit and a submitter, too', async ({ page, leads }) => {
	await page.addInitScript(() => {
		Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
		Reflect.deleteProperty(SubmitEvent.prototype, 'submitter');
	});
	const release = await holdReactBack(page);
	await page.goto('/contact');
	const form = formOf('/contact');
	if (!form) throw new Error('/contact has no form');
	await type(page, form);
	await send(page, form);
	await expect(page.locator('form[data-held]')).toHaveCount(1);
	release();
	await expect(page.locator('main [role="status"] strong')).toHaveText(REFERENCE);
	expect(await leads.from(form.entry.email ?? '')).toHaveLength(1);
});

test('without newer methods and selectors pages change, and a device can be picked', { tag: SECOND_RING }, async ({
	page,
	traffic,
}) => {
	for (const [name, take] of Object.entries(WITHOUT)) if (name.startsWith('newer')) await page.addInitScript(take);
	await openReady(page, '/devices/pos/');
	const dropdown = page.getByRole('combobox').first();
	const chosen = await dropdown.inputValue();
	await dropdown.selectOption({ index: 3 });
	expect(await dropdown.inputValue()).not.toBe(chosen);
	for (const path of ['/pricing/', '/help/'] as const) {
		await headerLink(page, path).focus();
		await headerLink(page, path).press('Enter');
		await expect(page).toHaveURL(path);
		await expect(page.locator('main h1')).toBeFocused();
	}
	expect(traffic.documents).toEqual(['/devices/pos/']);
});

test('without dialogs the visitor is told that consent can’t be given', { tag: SECOND_RING }, async ({ page }) => {
	await page.addInitScript(WITHOUT.HTMLDialogElement ?? (() => {}));
	await openReady(page, '/contact');
	await page.getByRole('button', { name: common.footer.consent }).click();
	await expect(page.getByText(common.consent.failed)).toBeVisible();
	await expect(page.locator('h1')).toBeVisible();
});
