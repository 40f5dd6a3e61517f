/**
 * MDN's HTTP Observatory, graded by its own code against the local server.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveRedirect } from './servers.mjs';

const PACKAGE = new URL('node_modules/@mdn/mdn-http-observatory/', import.meta.url);

/** Scans the home page. The process has to trust the run's certificate (NODE_EXTRA_CA_CERTS): the grader asks for that.
 * @param {object} context of the run
 * @returns {Promise<{ score: number, grade: string, tests: { name: string, result: string, points: number }[] }>}
 * @throws when the grader can't reach the site or doesn't trust it */
export async function measureObservatory(context) {
	withPreloadList();
	const { retrieve } = await import(new URL('src/retriever/retriever.js', PACKAGE).href);
	const { ALL_TESTS } = await import(new URL('src/constants.js', PACKAGE).href);
	const { getGradeForScore, getScoreModifier } = await import(new URL('src/grader/grader.js', PACKAGE).href);
	const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import(new URL('src/grader/charts.js', PACKAGE).href);

	const redirect = await serveRedirect(context.site);
	try {
		const ports = { httpPort: redirect.port, httpsPort: Number(new URL(context.site).port) };
		const found = await silentOfStyles(() => retrieve('localhost', ports));
		if (!found.responses.https?.verified) throw new Error('The Observatory did not reach the site by trusted HTTPS.');
		const outputs = await silentOfStyles(() => ALL_TESTS.map((test) => test(found)));
		const tests = outputs.map((output) => ({
			name: output.constructor.name,
			result: output.result,
			points: getScoreModifier(output.result),
		}));
		const { score, grade } = getGradeForScore(scoreOf(tests, MINIMUM_SCORE_FOR_EXTRA_CREDIT));
		context.log(`${score} ${grade}: ${tests.map(({ name, points }) => `${name} ${points}`).join(', ')}`);
		return { score, grade, tests };
	} finally {
		await redirect.close();
	}
}

/** The grader's HTML parser doesn't know CSS's newer rules and prints every stylesheet that holds one. No grade depends on them. */
async function silentOfStyles(act) {
	const { error } = console;
	console.error = (...words) => {
		if (!String(words[0]).includes('Could not parse CSS stylesheet')) error(...words);
	};
	try {
		return await act();
	} finally {
		console.error = error;
	}
}

/** The grader's sum: bonuses count only when what is lost leaves at least an A.
 * @param {readonly { points: number }[]} tests @param {number} minimum */
export function scoreOf(tests, minimum) {
	const lost = tests.reduce((sum, { points }) => sum + Math.min(points, 0), 100);
	return lost >= minimum ? tests.reduce((sum, { points }) => sum + points, 100) : lost;
}

/** The grader fetches the list of preloaded hosts when it is installed, from no registry. None is needed: no host of
 * this machine is on it. */
function withPreloadList() {
	const list = fileURLToPath(new URL('conf/hsts-preload.json', PACKAGE));
	if (existsSync(list)) return;
	mkdirSync(dirname(list), { recursive: true });
	writeFileSync(list, '{}\n');
}
