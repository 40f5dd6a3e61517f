/**
 * The measuring process. Runs under the Node of this folder's package.json, started by main.mjs.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { pages as routes } from '../../site/src/routes.ts';
import { startEdge } from '../edge/server.mjs';
import { ROOT } from '../machine/places.mjs';
import { Failure } from '../processes/failure.mjs';
import { runMain } from '../processes/main.mjs';
import { verdicts } from './aims.mjs';
import { measure as interactions } from './interactions.mjs';
import { measure as lighthouse } from './lighthouse.mjs';
import { measure as markup } from './markup.mjs';

/**
 * @typedef {object} Context what a measure is given
 * @property {string} site address of the site
 * @property {string} dist folder of the built site @property {string} target folder of the reports
 * @property {string} browser path of Chromium @property {string[]} flags for it
 * @property {() => Promise<import('@playwright/test').Browser>} launch starts it
 * @property {readonly { path: string, robots?: string }[]} pages that are asked for
 * @property {number} runs how often each time is taken
 */

const MEASURES = { lighthouse, interactions, markup };

await runMain(async () => {
	const { runs, pages: wanted, only, browser, tls } = JSON.parse(process.env.AUDIT ?? '');
	const pages = routes.filter(({ path }) => wanted?.includes(path) ?? true);
	if (wanted && pages.length < wanted.length)
		throw new Failure(
			`--pages ${wanted}: not each of these is a page. Pages: ${routes.map(({ path }) => path).join(' ')}`,
		);
	await using stack = new AsyncDisposableStack();
	const dist = join(ROOT, 'site/dist');
	const target = join(ROOT, 'audit');
	rmSync(target, { recursive: true, force: true });
	mkdirSync(target);
	// As the CDN serves it: edge functions, headers, brotli, HTTP/2. The API is not there.
	const edge = await startEdge({ port: 0, tls, dist, apiPort: 9, originSecret: '' });
	stack.defer(edge.close);
	// Chromium is to trust this one certificate. As root, who runs in a container, it has no sandbox.
	const flags = [`--ignore-certificate-errors-spki-list=${tls.spki}`, '--lang=de-DE'];
	if (process.getuid?.() === 0) flags.push('--no-sandbox');
	const launch = () => chromium.launch({ executablePath: browser, args: flags });
	/** @type {Context} */
	const context = { site: edge.url, dist, target, browser, flags, launch, pages, runs };
	const rows = [];
	for (const name of only) {
		console.log(`\n── ${name}`);
		try {
			for await (const row of MEASURES[name](context)) {
				rows.push(row);
				console.log(`  ${JSON.stringify(row)}`);
			}
		} catch (error) {
			// One measure that fails takes no other with it, but the run fails.
			console.error(error);
			process.exitCode = 1;
		}
	}
	const found = verdicts(rows);
	const report = { date: new Date(), runs, load: loadavg(), verdicts: found, rows };
	writeFileSync(join(target, 'report.json'), `${JSON.stringify(report, null, '\t')}\n`);
	console.table(found);
	console.log('All figures: audit/report.json. Lighthouse’s reports: audit/lighthouse/.');
	if (found.some(({ verdict }) => verdict === 'missed')) process.exitCode = 1;
});
