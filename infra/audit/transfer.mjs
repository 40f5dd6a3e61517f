/**
 * What a browser fetches of a page before anybody touches it.
 */

/** After `load` the inline loader waits for an idle moment, then fetches React; long enough to see that begin. */
const SETTLE_MS = 1_500;

/** Bytes over the wire, headers included, up to the `load` event, and what was asked for before it.
 * React comes after `load`: it is no part of what stands between a visitor and the page.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @returns {Promise<{ document: number, transfer: number, requests: number, scriptsBeforeLoad: string[], foreign: string[] }>} */
export async function transferOf(browser, url) {
	const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
	try {
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		const requests = new Map();
		let loaded = Number.POSITIVE_INFINITY;
		await session.send('Network.enable');
		await session.send('Page.enable');
		session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
			requests.set(requestId, { url: request.url, type, started: timestamp, bytes: 0 });
		});
		session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
			const request = requests.get(requestId);
			if (request) request.bytes = encodedDataLength;
		});
		session.on('Page.loadEventFired', ({ timestamp }) => {
			loaded = Math.min(loaded, timestamp);
		});
		await page.goto(url, { waitUntil: 'load' });
		await page.waitForTimeout(SETTLE_MS);
		const all = [...requests.values()].filter((request) => request.url.startsWith('http'));
		const early = all.filter(({ started }) => started < loaded);
		return {
			document: all.find(({ type }) => type === 'Document').bytes,
			transfer: early.reduce((total, { bytes }) => total + bytes, 0),
			requests: early.length,
			scriptsBeforeLoad: early.filter(({ type }) => type === 'Script').map((request) => request.url),
			foreign: all.map((request) => request.url).filter((address) => new URL(address).origin !== new URL(url).origin),
		};
	} finally {
		await context.close();
	}
}
