/**
 * Interaction to Next Paint, whether what is pressed before React is there takes effect, and the change to another page.
 */
import { asSlowVisitor, DESKTOP, median, middleOf, openReady, PHONE, QUICK } from './acting.mjs';

const MENU = 'button[popovertarget="menu"]';
const DARK = { path: '/', target: 'button[aria-label="Dark"]:visible', effect: 'html[data-theme="dark"]' };
const YEARLY = 'input[name="interval"][value="yearly"]';
/** Delays of a first press after React's file has arrived, in milliseconds: it then runs and takes the page over. */
const MOMENTS_MS = [0, 50, 100, 200, 400];

/**
 * An interaction. The list of a select is the system's and no part of the page; the arrow key chooses without opening it.
 * @typedef {object} Act
 * @property {string} where @property {string} path of the page @property {string} target what is pressed @property {string} effect that shows
 *   that it worked, both as selectors
 * @property {string} [opener] what has to be open before @property {string} [key] pressed in the place of the mouse
 * @property {number} [moment] a first press, so many milliseconds after React's file
 */

/** @type {Act[]} */
const ACTS = [
	{ where: 'menu', path: '/', target: MENU, effect: '#menu:popover-open' },
	{ where: 'theme', opener: MENU, ...DARK },
	{ where: 'FAQ', path: '/pricing/', target: 'main summary', effect: 'main details[open]' },
	{ where: 'interval', path: '/pricing/', target: `label:has(${YEARLY})`, effect: `${YEARLY}:checked` },
	{ where: 'dropdown', path: '/devices/pos/', target: 'main select', key: 'ArrowDown', effect: 'option + :checked' },
	...MOMENTS_MS.map((moment) => ({ where: `${moment} ms after React’s file`, moment, ...DARK })),
];
/** Longest wait for an effect, in milliseconds: what takes longer counts as lost. */
const PATIENCE_MS = 10_000;
/** Until a slow processor is at rest before a press, with what a hover fetches, and has reported it, in milliseconds. */
const REST_MS = 1_000;

/** A row for each act with its presses, and one for each page that a link leads to. @param {import('./measure.mjs').Context} context of the run */
export async function* measure({ site, pages, runs, launch }) {
	await using chromium = await launch();
	for (const act of ACTS) {
		const presses = await Array.fromAsync({ length: runs }, () => press(chromium, site, act));
		const name = act.moment === undefined ? 'inp' : 'firstInp';
		const lost = presses.filter(({ worked }) => !worked).length;
		yield { where: act.where, [name]: median(presses.map(({ ms }) => ms)), lost, presses };
	}
	for (const { path } of pages) {
		const from = path === '/' ? '/help/' : '/';
		const times = await Array.fromAsync({ length: runs }, () => pageChange(chromium, site + from, path));
		if (!times.every((ms) => ms !== undefined)) continue;
		const name = path.startsWith('/tools/') ? 'toolChange' : 'pageChange';
		yield { where: `${from} → ${path}`, [name]: median(times), times };
	}
}

/** @param {import('@playwright/test').Browser} chromium @param {string} site @param {Act} act */
function press(chromium, site, { path, opener, target, key, effect, moment }) {
	const isFirst = moment !== undefined;
	return asSlowVisitor(chromium, isFirst ? DESKTOP : PHONE, async (page) => {
		const react = page.waitForEvent('requestfinished', (request) => /\/entry-client-.*\.js$/.test(request.url()));
		await (isFirst ? page.goto(site + path, { waitUntil: 'commit' }) : openReady(page, site + path));
		// By a script, which is no interaction.
		if (opener)
			await page
				.locator(opener)
				.first()
				.evaluate((/** @type {HTMLElement} */ button) => button.click());
		const thing = page.locator(target).first();
		const place = await middleOf(thing);
		// The pointer is there beforehand, as a visitor's is.
		await (key ? thing.focus() : page.mouse.move(...place));
		await react;
		await page.waitForTimeout(moment ?? REST_MS);
		await (key ? page.keyboard.press(key, QUICK) : page.mouse.click(...place, QUICK));

		const appeared = page.waitForSelector(effect, { state: 'attached', timeout: PATIENCE_MS });
		const worked = await appeared.then(Boolean, () => false);
		await page.waitForTimeout(REST_MS);
		const inp = await page.evaluate(() => window.inp);
		const { inputDelay, processingDuration, presentationDelay } = inp?.attribution ?? {};
		return { worked, ms: inp?.value ?? Number.NaN, inputDelay, processingDuration, presentationDelay };
	});
}

/** Milliseconds from the click to the next page's first paint; undefined when there is no link: only a form leads to some. */
function pageChange(chromium, start, path) {
	return asSlowVisitor(chromium, DESKTOP, async (page) => {
		await openReady(page, start);
		const link = page.locator(`a[href="${path}"]:visible`).first();
		if ((await link.count()) === 0) return undefined;
		const place = await middleOf(link);
		await page.mouse.move(...place);
		await page.waitForTimeout(REST_MS);
		await page.mouse.click(...place, QUICK);
		await page.waitForFunction(() => window.change, undefined, { timeout: PATIENCE_MS }).catch(() => {});
		return page.evaluate(() => window.change?.value ?? Number.NaN);
	});
}
