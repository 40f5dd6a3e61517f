/**
 * Interaction to next paint, and whether what was pressed before React is there takes effect.
 */

import { DESKTOP, forget, inRounds, openReady, PHONE, PRESS_MS, slowestInteraction, slowVisitor } from './acting.mjs';
import { anyMisses } from './aims.mjs';
import { actingBrowser } from './chrome.mjs';
import { median } from './statistics.mjs';

const MENU = 'button[popovertarget="menu"]';
const DARK = 'button[aria-label="Dark"]';

/** Longest wait for an effect, in milliseconds: what takes longer counts as lost. */
const PATIENCE_MS = 10_000;

/** Delays of the first press after React's file has arrived, in milliseconds: it then runs and takes the page over. */
const MOMENTS_MS = [0, 50, 100, 200, 400];

/** What a visitor does with his thumb: where, how, and what tells that it worked. */
const ACTS = [
	{
		name: 'menu',
		path: '/',
		target: (page) => page.locator(MENU).first(),
		effect: () => document.querySelector('#menu')?.matches(':popover-open'),
	},
	{
		name: 'theme',
		path: '/',
		before: (page) => page.locator(MENU).first().tap(),
		target: (page) => page.locator(DARK),
		effect: () => document.documentElement.dataset.theme === 'dark',
	},
	{
		name: 'FAQ',
		path: '/pricing/',
		target: (page) => page.locator('main details summary').first(),
		effect: () => document.querySelector('main details')?.open,
	},
	{
		name: 'pricing toggle',
		path: '/pricing/',
		target: (page) => page.locator('label:has(input[name="interval"])').last(),
		effect: () => [...document.querySelectorAll('input[name="interval"]')].at(-1)?.checked,
	},
	{
		name: 'device dropdown',
		path: '/devices/pos/',
		before: (page) => page.locator('main select').first().focus(),
		// The list of a select is the system's and no part of the page; the arrow key chooses without opening it.
		act: (page) => page.keyboard.press('ArrowDown'),
		effect: () => document.querySelector('main select')?.selectedIndex === 1,
	},
];

/** @param {object} context of the run
 * @returns {Promise<{ name: string, isFirst: boolean, ms: number, worst: number, lost: number, tries: number }[]>} */
export async function measureInteractions(context) {
	const browser = await actingBrowser(context);
	try {
		const measurements = new Map([
			...ACTS.map((act) => [act.name, () => oneAct(browser, context.site, act)]),
			...MOMENTS_MS.map((moment) => [
				`first press ${moment} ms after React’s file`,
				() => firstPress(browser, context.site, moment),
			]),
		]);
		const names = [...measurements.keys()];
		const firstPresses = names.slice(ACTS.length);
		const rows = await inRounds(
			context.runs,
			[...measurements.values()],
			(results, index) => ({ ...summary(names[index], results), isFirst: firstPresses.includes(names[index]) }),
			(row) => anyMisses({ interactions: [row] }),
		);
		for (const { name, ms, lost, tries } of rows) context.log(`${name}  ${ms} ms, ${lost} of ${tries} lost`);
		return rows;
	} finally {
		await browser.close();
	}
}

function summary(name, results) {
	const times = results.map(({ ms }) => ms);
	const lost = results.filter(({ done }) => !done).length;
	return { name, ms: median(times), worst: Math.max(...times), lost, tries: results.length };
}

async function oneAct(browser, site, { path, before, target, act, effect }) {
	const { page, session, leave } = await slowVisitor(browser, PHONE);
	try {
		await openReady(page, site + path);
		await before?.(page);
		const press = act ?? (await thumbOn(target(page), session));
		await page.waitForTimeout(500);
		await forget(page);
		await press(page);
		const done = await took(page, effect);
		return { ms: await slowestInteraction(page), done };
	} finally {
		await leave();
	}
}

/** The press on an element whose place is taken beforehand: a locator's own tap looks, in the page and within the
 * interaction, whether it hits, which is no part of what a visitor waits for. */
async function thumbOn(target, session) {
	await target.scrollIntoViewIfNeeded();
	const { x, y, width, height } = await target.boundingBox();
	const touch = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
	return async (page) => {
		await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
		await page.waitForTimeout(PRESS_MS);
		await touch('touchEnd', []);
	};
}

/** Presses the theme's button while React arrives. The pointer is there beforehand, as a visitor's is: what a hover costs
 * is no part of the press. */
async function firstPress(browser, site, moment) {
	const { page, session, leave } = await slowVisitor(browser, DESKTOP);
	try {
		await session.send('Network.enable');
		const entry = new Promise((resolve) => {
			const files = new Map();
			session.on('Network.responseReceived', ({ requestId, response }) => files.set(requestId, response.url));
			session.on('Network.loadingFinished', ({ requestId }) => {
				if (/entry-client-.*\.js$/.test(files.get(requestId) ?? '')) resolve();
			});
		});
		await page.goto(`${site}/`, { waitUntil: 'commit' });
		const box = await page.locator(DARK).boundingBox();
		await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
		await entry;
		await page.waitForTimeout(moment);
		await page.mouse.down();
		await page.waitForTimeout(PRESS_MS);
		await page.mouse.up();
		const done = await took(page, () => document.documentElement.dataset.theme === 'dark');
		return { ms: await slowestInteraction(page), done };
	} finally {
		await leave();
	}
}

function took(page, effect) {
	return page.waitForFunction(effect, undefined, { timeout: PATIENCE_MS }).then(
		() => true,
		() => false,
	);
}
