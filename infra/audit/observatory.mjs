/**
 * MDN's HTTP Observatory, graded by its own code against the local server.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { onLoopback } from '../edge/loopback.mjs';

const PACKAGE = new URL('node_modules/@mdn/mdn-http-observatory/', import.meta.url);

/** A module of the package, which has no types. @param {string} path @returns {Promise<any>} */
const ofPackage = (path) => import(new URL(path, PACKAGE).href);

/** One row. The process has to trust the run's certificate (NODE_EXTRA_CA_CERTS): the grader asks for that.
 * @param {import('./measure.mjs').Context} context of the run @throws when the grader can't reach the site or doesn't trust it */
export async function* measure({ site }) {
	// Fetched when the package is installed, from no registry. No host of this machine is on the list of preloaded ones.
	mkdirSync(new URL('conf/', PACKAGE), { recursive: true });
	writeFileSync(new URL('conf/hsts-preload.json', PACKAGE), '{}\n');
	const { retrieve } = await ofPackage('src/retriever/retriever.js');
	const { ALL_TESTS } = await ofPackage('src/constants.js');
	const { getScoreModifier } = await ofPackage('src/grader/grader.js');
	const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await ofPackage('src/grader/charts.js');

	// CloudFront's redirect from HTTP to HTTPS, which is an affair of the distribution and of no function.
	await using redirect = createServer(({ url }, response) => response.writeHead(301, { location: site + url }).end());
	const httpPort = await onLoopback(redirect);
	// The grader's HTML parser prints each stylesheet with a rule that it doesn't know. No grade depends on them.
	const { error } = console;
	using stack = new DisposableStack();
	stack.defer(() => Object.assign(console, { error }));
	console.error = () => {};
	const ports = { httpPort, httpsPort: Number(new URL(site).port) };
	const found = await retrieve('localhost', ports);
	if (!found.responses.https?.verified) throw new Error('The Observatory did not reach the site by trusted HTTPS.');
	const results = ALL_TESTS.map((test) => test(found).result);
	const points = results.map(getScoreModifier);
	const sum = (summands) => summands.reduce((total, summand) => total + summand, 100);
	// The grader's sum: bonuses count only when what is lost leaves at least an A.
	const lost = sum(points.filter((each) => each < 0));
	yield { where: '/', observatory: lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : lost, results };
}
