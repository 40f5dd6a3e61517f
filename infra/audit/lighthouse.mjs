/**
 * Lighthouse, mobile with simulated throttling, each page in turn with the hand-written page beside it.
 *
 * Lighthouse takes a task of 60 ms for 60 ms of work, also when the processor was somebody else's for 40 of them, and
 * slows it down four times. Its figures are therefore taken of the same load in processor time, and as elapsed.
 */
import { setTimeout } from 'node:timers/promises';
import { navigationGather } from 'lighthouse/core/gather/navigation-runner.js';
import { Runner } from 'lighthouse/core/runner.js';
import { AGAIN, anyMisses } from './aims.mjs';
import { baselinePath } from './baseline.mjs';
import { lighthouseBrowser } from './chrome.mjs';
import { inProcessorTime } from './processor-time.mjs';
import { median } from './statistics.mjs';

const CATEGORIES = {
	performance: 'performance',
	accessibility: 'accessibility',
	'best-practices': 'bestPractices',
	seo: 'seo',
};
const TIMINGS = {
	'first-contentful-paint': 'fcp',
	'largest-contentful-paint': 'lcp',
	'total-blocking-time': 'tbt',
	'cumulative-layout-shift': 'cls',
	'speed-index': 'speedIndex',
};

/** Long enough for a local page of 15 kB and the processes that a browser starts for its first one. */
const WARM_UP_MS = 1_500;

/** A page that is kept out of search engines on purpose fails this audit on purpose. */
const CRAWLABLE = 'is-crawlable';

/** Measures every page.
 * @param {object} context of the run
 * @param {string} context.site address of the site
 * @param {string} context.baseline address of the hand-written pages
 * @param {readonly { path: string, robots?: string }[]} context.pages
 * @param {number} context.runs
 * @param {(line: string) => void} context.log
 * @returns {Promise<object[]>} a row a page: medians of scores (0 to 100) and times (ms) in processor time, under
 *   `elapsed` the same as they elapsed, each run, and failed audits */
export async function measureLighthouse(context) {
	const rows = [];
	for (const page of context.pages) {
		const runs = [];
		const beside = [];
		const failed = new Map();
		const chrome = await lighthouseBrowser(context);
		try {
			const plain = context.baseline + baselinePath(page.path);
			const measures = [
				async () => {
					const skipAudits = page.robots ? [CRAWLABLE] : [];
					const result = await runLighthouse(context.site + page.path, chrome.port, { skipAudits });
					runs.push(bothFigures(result));
					for (const audit of failedAudits(result.elapsed)) failed.set(audit.id, audit);
				},
				async () => {
					beside.push(bothFigures(await runLighthouse(plain, chrome.port, { onlyCategories: ['performance'] })));
				},
			];
			// A browser's first load pays for starting up. It is nobody's, and then each of the two goes first in turn.
			await loadOnce(plain, chrome.port);
			const load = async (times) => {
				for (let run = 0; run < times; run++)
					for (const measure of run % 2 === 0 ? measures : measures.toReversed()) await measure();
			};
			await load(context.runs);
			if (anyMisses({ lighthouse: [rowOf(page, { runs, beside, failed })] })) await load(AGAIN * context.runs);
		} finally {
			chrome.kill();
		}
		const row = rowOf(page, { runs, beside, failed });
		rows.push(row);
		context.log(
			`${page.path}  ${row.performance}/${row.accessibility}/${row.bestPractices}/${row.seo} (elapsed ${row.elapsed.performance})  FCP ${Math.round(row.fcp)} ms (${Math.round(row.baseline.fcp)})  TBT ${Math.round(row.tbt)} ms (elapsed ${Math.round(row.elapsed.tbt)})  ${runs.length} loads  ${row.failed.map(({ id }) => id).join(' ')}`,
		);
	}
	return rows;
}

function rowOf({ path, robots }, { runs, beside, failed }) {
	const of = (kind) => ({
		...medians(runs.map((run) => run[kind])),
		baseline: medians(beside.map((run) => run[kind])),
	});
	return {
		path,
		...of('worked'),
		elapsed: of('elapsed'),
		noindex: Boolean(robots),
		runs,
		beside,
		failed: [...failed.values()],
	};
}

function bothFigures({ worked, elapsed }) {
	return { worked: figuresOf(worked), elapsed: figuresOf(elapsed) };
}

/** Opens a page in a tab of its own, which closes again once it is there.
 * @throws when the browser can't be reached */
async function loadOnce(url, port) {
	const browser = `http://127.0.0.1:${port}/json`;
	const { id } = await (await fetch(`${browser}/new?${url}`, { method: 'PUT' })).json();
	await setTimeout(WARM_UP_MS);
	await fetch(`${browser}/close/${id}`);
}

/** Loads of a page that Lighthouse may fail to record on a busy machine before that counts as a failure. */
const TRIES = 3;

/** Lighthouse's two results of one load: in processor time, and as it elapsed.
 * @param {string} url @param {number} port of the browser @param {object} [flags] of Lighthouse
 * @returns {Promise<{ worked: object, elapsed: object }>}
 * @throws when the page can't be loaded, or the browser measures no processor times */
export async function runLighthouse(url, port, flags = {}) {
	const settings = { port, logLevel: 'error', onlyCategories: Object.keys(CATEGORIES), ...flags };
	for (let attempt = 1; ; attempt++) {
		const { artifacts, runnerOptions } = await navigationGather(undefined, url, { flags: settings });
		const { lhr: elapsed } = await Runner.audit(artifacts, runnerOptions);
		if (!elapsed.runtimeError) {
			const Trace = inProcessorTime(artifacts.Trace);
			// What was worked out of the trace as it elapsed must not be taken for this one's.
			const fresh = { ...runnerOptions, computedCache: new Map() };
			const { lhr: worked } = await Runner.audit({ ...artifacts, Trace }, fresh);
			return { worked, elapsed };
		}
		if (attempt === TRIES) throw new Error(`Lighthouse could not load ${url}: ${elapsed.runtimeError.message}`);
	}
}

/** The scores and times of one Lighthouse result.
 * @param {{ categories: object, audits: object, environment: object }} lhr
 * @returns {Record<string, number>} scores, times in ms, and `benchmark`, Lighthouse's own measure of the machine's speed:
 *   it slows the processor down four times, whatever the machine */
export function figuresOf({ categories, audits, environment }) {
	const scores = Object.entries(CATEGORIES)
		.filter(([id]) => categories[id])
		.map(([id, name]) => [name, Math.round(categories[id].score * 100)]);
	const times = Object.entries(TIMINGS).map(([id, name]) => [name, audits[id].numericValue]);
	return { ...Object.fromEntries([...scores, ...times]), benchmark: environment.benchmarkIndex };
}

/** Audits that count, failed, and are no timings.
 * @param {{ categories: object, audits: object }} lhr */
export function failedAudits({ categories, audits }) {
	return Object.entries(categories)
		.filter(([id]) => id !== 'performance')
		.flatMap(([category, { auditRefs }]) =>
			auditRefs
				.filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
				.map(({ id }) => ({ id, category, title: audits[id].title, details: examples(audits[id]) })),
		);
}

/** The first few things that an audit names. */
function examples({ details }) {
	return (details?.items ?? []).slice(0, 3).map((item) => {
		const text = item.node?.snippet ?? item.source?.url ?? item.description ?? item.url ?? JSON.stringify(item);
		return String(text).slice(0, 200);
	});
}

/** The median of each figure over several runs. @param {readonly Record<string, number>[]} runs */
export function medians(runs) {
	return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, median(runs.map((run) => run[name]))]));
}
