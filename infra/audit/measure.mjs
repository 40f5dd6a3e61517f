/**
 * The measuring process. Runs under the Node of this folder's package.json, started by main.mjs.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { pages } from '../../site/src/routes.ts';
import { Failure } from '../local/failure.mjs';
import { runMain } from '../local/main.mjs';
import { ROOT } from '../local/places.mjs';
import { findings } from './aims.mjs';
import { writeBaseline } from './baseline.mjs';
import { reportHtml } from './report.mjs';
import { serveFolder, serveSite } from './servers.mjs';
import { figure } from './text.mjs';

const TARGET = join(ROOT, 'audit');

/** Each measure by its name, loaded only when asked for. */
const MEASURES = {
	lighthouse: async (context) => (await import('./lighthouse.mjs')).measureLighthouse(context),
	weights: async (context) => (await import('./weights.mjs')).measureWeights(context),
	interactions: async (context) => (await import('./interactions.mjs')).measureInteractions(context),
	navigation: async (context) => (await import('./navigation.mjs')).measureNavigation(context),
	observatory: async (context) => (await import('./observatory.mjs')).measureObservatory(context),
	markup: async (context) => (await import('./markup.mjs')).measureMarkup(context),
	'build-time': async (context) => (await import('./build-time.mjs')).measureBuildTime(context),
	peers: async (context) => (await import('./peers.mjs')).measurePeers(context),
};

await runMain(async () => {
	const { runs, pages: wanted, only, browser, tls } = JSON.parse(process.env.AUDIT_OPTIONS);
	const chosen = chosenPages(wanted);
	const dist = join(ROOT, 'site/dist');
	const baseline = writeBaseline(
		dist,
		chosen.map(({ path }) => path),
	);
	const site = await serveSite(tls);
	const beside = await serveFolder(tls, baseline.folder, baseline);
	const context = {
		site: site.url,
		baseline: beside.url,
		dist,
		tls,
		spki: tls.spki,
		browser,
		pages: chosen,
		runs,
		log: (line) => console.log(`  ${line}`),
	};
	const results = { about: about(runs, browser), failures: [] };
	try {
		for (const name of only) {
			console.log(`\n── ${name}`);
			await measure(results, name, context);
			// After each, so that whoever ends a long run keeps what is there.
			write(results);
		}
	} finally {
		await Promise.all([site.close(), beside.close()]);
		baseline.remove();
	}
	const found = findings(results);
	console.log(`\n${summary(results, found)}\n\naudit/report.html and audit/report.json are written.`);
	if (results.failures.length > 0 || found.some(({ met }) => !met)) process.exitCode = 1;
});

/** A measure that fails takes no other with it, but the run fails. */
async function measure(results, name, context) {
	try {
		results[name] = await MEASURES[name](context);
	} catch (error) {
		console.error(error);
		results.failures.push({ name, message: error.message });
	}
}

function write(results) {
	const found = findings(results);
	mkdirSync(TARGET, { recursive: true });
	writeFileSync(join(TARGET, 'report.json'), `${JSON.stringify({ ...results, aims: found }, null, '\t')}\n`);
	writeFileSync(join(TARGET, 'report.html'), reportHtml(results, found));
}

function chosenPages(wanted) {
	const unknown = wanted?.find((path) => !pages.some((page) => page.path === path));
	if (unknown !== undefined)
		throw new Failure(`The site has no page ${unknown}. Pages: ${pages.map(({ path }) => path).join(' ')}`);
	return pages.filter(({ path }) => wanted?.includes(path) ?? true).map(({ path, robots }) => ({ path, robots }));
}

/** The circumstances, without which times mean nothing. */
function about(runs, browser) {
	const version = (name) =>
		JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url), 'utf8')).version;
	return {
		date: new Date().toISOString(),
		runs,
		lighthouse: version('lighthouse'),
		browser: spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout.trim(),
		processor: cpus()[0]?.model ?? 'unknown',
		cores: availableParallelism(),
		load: loadavg()[0],
	};
}

function summary({ failures, markup }, found) {
	const aims = found.map(({ measure: name, aim, worst, unit, where, met, missedBy }) => {
		const verdict = met ? 'met   ' : 'MISSED';
		return `${verdict}  ${name}  ${figure(worst, unit)} ${where} (aim ${aim}${met ? '' : `, missed by ${figure(missedBy, unit)}`})`;
	});
	const broken = failures.map(({ name, message }) => `FAILED  ${name}: ${message}`);
	const left = markup?.notRun ? [`not run Nu HTML checker: ${markup.notRun}`] : [];
	return [...aims, ...broken, ...left].join('\n');
}
