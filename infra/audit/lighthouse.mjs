/**
 * Lighthouse as published, mobile with its simulated throttling.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { generateReport } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';

/** A row a page, of its median run, whose report is kept; `benchmarkIndex` is Lighthouse's measure of the machine.
 * @param {import('./measure.mjs').Context} context of the run @throws when a page can't be loaded */
export async function* measure({ site, pages, runs, browser, flags, target }) {
	const chrome = await launch({ chromePath: browser, chromeFlags: ['--headless=new', ...flags], logLevel: 'error' });
	using stack = new DisposableStack();
	stack.defer(chrome.kill);
	/** A busy machine keeps Lighthouse from recording a load now and then. */
	const load = async (url, settings, tries = 3) => {
		const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'error', ...settings });
		if (!lhr.runtimeError) return lhr;
		if (tries > 1) return load(url, settings, tries - 1);
		throw new Error(`Lighthouse could not load ${url}: ${lhr.runtimeError.message}`);
	};
	for (const { path, robots } of pages) {
		// A page that is kept out of search engines on purpose would fail this audit on purpose.
		const skipAudits = robots ? ['is-crawlable'] : [];
		const median = computeMedianRun(await Array.fromAsync({ length: runs }, () => load(site + path, { skipAudits })));
		const report = join(target, 'lighthouse', path, 'report.html');
		mkdirSync(join(report, '..'), { recursive: true });
		writeFileSync(report, generateReport(median, 'html'));
		yield rowOf(site, path, median);
	}
}

function rowOf(site, where, { audits, categories, environment }) {
	const scores = Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]);
	const [{ observedLoad }] = audits.metrics.details.items;
	const requests = audits['network-requests'].details.items;
	// React comes after the load event and is no part of what stands between a visitor and the page.
	const early = requests.filter(({ networkEndTime }) => networkEndTime <= observedLoad);
	return {
		where,
		[where === '/' ? 'homeTransfer' : 'transfer']: early.reduce((sum, { transferSize }) => sum + transferSize, 0),
		foreign: requests.filter(({ url }) => /^https?:/.test(url) && new URL(url).origin !== site).length,
		...Object.fromEntries(scores),
		fcp: audits['first-contentful-paint'].numericValue,
		lcp: audits['largest-contentful-paint'].numericValue,
		tbt: audits['total-blocking-time'].numericValue,
		// Three decimals, as Lighthouse shows it.
		cls: Number(audits['cumulative-layout-shift'].numericValue.toFixed(3)),
		benchmarkIndex: environment.benchmarkIndex,
	};
}
