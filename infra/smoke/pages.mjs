/**
 * Every row of the route table, with and without a slash at its end, and one page in other spellings.
 */
import { checkPageHeaders, checkRobots } from './headers.mjs';

/** Pages at the same time. */
const AT_ONCE = 6;

/** Other spellings of /contact. */
const SPELLINGS = ['/CONTACT', '//contact//', '/%63ontact/index%2ehtml'];

/** @typedef {{ path: string, robots?: string, redirect?: string }} Route a row of site/src/routes.ts */

/** Checks each page and each redirect.
 * @param {import('./findings.mjs').Findings} findings @param {string} origin
 * @param {readonly Route[]} routes @param {import('../deploy/samconfig.mjs').StageConfig} config of the stage */
export async function checkPages(findings, origin, routes, config) {
	const waiting = [...routes];
	const next = async () => {
		for (let route = waiting.shift(); route; route = waiting.shift()) {
			// There is nothing to index behind a redirect: what a stage says of it is no matter.
			const robots = config.parameters.Stage === 'production' ? route.robots : undefined;
			if (route.redirect) await checkRedirect(findings, origin, route.path, route.redirect, robots);
			else await checkPage(findings, origin, route, config);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, next));
	for (const spelling of SPELLINGS) await checkRedirect(findings, origin, spelling, '/contact');
}

/** @param {import('./findings.mjs').Findings} findings @param {string} origin @param {Route} route
 * @param {import('../deploy/samconfig.mjs').StageConfig} config of the stage */
async function checkPage(findings, origin, { path, robots }, config) {
	const response = await fetch(origin + path, { redirect: 'manual' });
	const html = await response.text();
	findings.same(response.status, 200, `${path}: status`);
	checkRobots(findings, response, path, config.parameters.Stage, robots);
	const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
	findings.same(canonical, config.origin + path, `${path}: its canonical address`);
	findings.same(response.headers.get('cache-control'), 'no-cache', `${path}: cache-control`);
	findings.check(/<h1[\s>]/.test(html), `${path}: the page has no headline`);
	checkPageHeaders(findings, response, html, path);
	if (path !== '/') {
		const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
		await checkRedirect(findings, origin, other, path);
	}
}

async function checkRedirect(findings, origin, path, target, robots) {
	const response = await fetch(`${origin}${path}?a=1&b=%20`, { redirect: 'manual' });
	await response.arrayBuffer();
	findings.same(response.status, 301, `${path}: status`);
	const location = response.headers.get('location');
	findings.same(location && new URL(location, origin).href, `${origin}${target}?a=1&b=%20`, `${path}: location`);
	if (robots) findings.same(response.headers.get('x-robots-tag'), robots, `${path}: x-robots-tag`);
}
