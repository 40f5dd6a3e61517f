import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { routes } from '../../site/src/routes.ts';
import { FILES, HOSTILE_PATHS, MISSPELLINGS, START_PAGE_SPELLINGS } from './fixtures.mjs';
import { functionEvent, loadFunction } from './functions.mjs';

/** njs is the engine family of CloudFront's runtime and knows no more of JavaScript than that. */
const NJS = process.env.NJS ?? 'njs';
const found = spawnSync(NJS, ['-v'], { stdio: 'ignore' }).status === 0;

const both = ({ path }) => [path, path.endsWith('/') ? path.slice(0, -1) || '/' : `${path}/`];
const PATHS = [
	...routes.flatMap(both),
	...HOSTILE_PATHS.map(([path]) => path),
	...START_PAGE_SPELLINGS,
	...MISSPELLINGS.flatMap(([, misspelled]) => ['/contact', '/help/', '/company/', '/404.html'].map(misspelled)),
	...FILES,
];
const CASES = PATHS.flatMap((uri) => [undefined, 'a=1&b=%20', ''].map((query) => ({ uri, query })));

describe('the edge functions in njs', {
	skip: found ? false : 'njs is not installed (Debian: apt install njs)',
}, () => {
	for (const name of ['viewer-request', 'viewer-response']) {
		it(`${name} answers every path as it does in Node`, () => {
			const code = readFileSync(new URL(`${name}.js`, import.meta.url), 'utf8');
			const events = CASES.map(({ uri, query }) => {
				const event = functionEvent(name, {
					method: 'GET',
					uri,
					query,
					headers: { host: 'localhost' },
					ip: '127.0.0.1',
				});
				const response = { statusCode: 200, statusDescription: '', headers: {}, cookies: {} };
				return { event: name === 'viewer-response' ? { ...event, response } : event, query };
			});
			const inNode = loadFunction(code, name);
			const expected = events.map(({ event, query }) => inNode(event, query));
			assert.deepEqual(inNjs(code, events), expected);
		});
	}
});

function inNjs(code, events) {
	const folder = mkdtempSync(join(tmpdir(), 'njs-'));
	try {
		const file = join(folder, 'function.js');
		const calls = `
${JSON.stringify(events)}.forEach(function (item) {
	item.event.request.rawQueryString = function () { return item.query; };
	console.log(JSON.stringify(handler(item.event)));
});`;
		writeFileSync(file, code + calls);
		const { status, stdout, stderr } = spawnSync(NJS, [file], { encoding: 'utf8' });
		assert.equal(status, 0, stdout + stderr);
		return stdout
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line));
	} finally {
		rmSync(folder, { recursive: true });
	}
}
