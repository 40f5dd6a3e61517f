/**
 * The CloudFront Functions as template.yaml deploys them, over the site's route table. That they are those of their own files is
 * for the step `generated` to say.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { isPage, routes } from '../../site/src/routes.ts';
import { keyOf } from './bucket.mjs';
import { ENCODED_FRAGMENTS, FILES, HOSTILE_PATHS, MISSPELLINGS, START_PAGE_SPELLINGS } from './fixtures.mjs';
import { functionEvent, loadFunction } from './functions.mjs';
import { readTemplate, resolver } from './template.mjs';

/** An engine of the family of CloudFront's runtime, which knows no more of JavaScript than that. */
const NJS = process.env.NJS ?? 'njs';
const hasNjs = spawnSync(NJS, ['-v'], { stdio: 'ignore' }).status === 0;
/** With `--complete` its absence is a failure, as that of a browser engine. */
const skip = hasNjs || process.env.ENGINES === 'required' ? false : 'njs is not installed (Debian: apt install njs)';

const template = readTemplate(new URL('../../template.yaml', import.meta.url));
/** Code of a function as a stack with these parameters has it. */
const codeOf = (id, parameters = {}) => resolver(template, parameters)(template.Resources[id].Properties.FunctionCode);
const CODE = { 'viewer-request': codeOf('ViewerRequestFunction'), 'viewer-response': codeOf('ViewerResponseFunction') };
const onRequest = loadFunction(CODE['viewer-request'], 'viewer-request.js');
const onResponse = loadFunction(CODE['viewer-response'], 'viewer-response.js');

/** In bytes (quotas on CloudFront Functions). */
const LARGEST_FUNCTION = 10_240;

const pages = routes.filter(isPage);
const moved = routes.flatMap((route) => (isPage(route) ? [] : [route]));
const fileOf = (path) => (path.endsWith('/') ? `${path}index.html` : `${path}/index.html`);
const otherOf = (path) => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`);

/** @param {'viewer-request' | 'viewer-response'} name @param {{ uri: string, host?: string }} visited */
function eventOf(name, { uri, host = 'localhost' }) {
	const event = functionEvent(name, { method: 'GET', uri, headers: { host }, ip: '127.0.0.1' });
	const response = { statusCode: 200, statusDescription: '', headers: { etag: { value: '"1"' } } };
	return name === 'viewer-response' ? { ...event, response } : event;
}

/** What becomes of a request: `uri` goes on, or `statusCode` and `headers` are answered. */
const visit = (/** @type {string} */ uri, /** @type {string | undefined} */ query = undefined) =>
	onRequest(eventOf('viewer-request', { uri }), query);
/** Headers of an answer. */
const answered = (uri) => onResponse(eventOf('viewer-response', { uri }), undefined).headers;

/** @param {string} uri @param {string} target @param {string} [robots] */
function assertMoved(uri, target, robots) {
	const { statusCode, headers } = visit(uri);
	assert.deepEqual([statusCode, headers?.location.value], [301, target], uri);
	assert.equal(headers['x-robots-tag']?.value, robots, uri);
}

describe('viewer-request', () => {
	it('maps each page to its file', () => {
		for (const { path } of pages) {
			const { uri, statusCode } = visit(path);
			assert.deepEqual([uri, statusCode], [fileOf(path), undefined]);
		}
	});

	it('leads from the names under which people look for a page to it, umlauts included', () => {
		for (const [target, ...names] of [
			['/company/about-us', '/ueber-uns', '/%C3%BCber-uns', '/u%CC%88ber-uns', '/%c3%9cBER-UNS'],
			['/devices/', '/ger%C3%A4te'],
			['/solutions/', '/l%C3%B6sungen'],
		]) {
			for (const name of names) {
				for (const end of ['', '/', '.html', '.htm', '.php', '/index.html']) assertMoved(name + end, target);
				assert.equal(visit(name, 'a=1').headers.location.value, `${target}?a=1`);
				assert.equal(visit(`${name}/%23anbieter`).headers.location.value, `${target}#anbieter`);
			}
		}
	});

	it('takes no mark of a sentence for a part of an address', () => {
		const octets = (mark) => Buffer.from(mark).toString('hex').replace(/../g, '%$&');
		const encoded = [...`.,;:!?"'“”„‘’«»‹›…–)]}>*_<(|=&+ \u00a0\u200b\u2060\ufeff\n`].map(octets);
		const marks = [
			...`.,;:!?"')]}>*_<(|=&+`,
			'&quot;',
			'&gt;',
			...encoded,
			...encoded.map((mark) => mark.toUpperCase()),
		];
		for (const end of [
			...marks,
			...marks.flatMap((mark) => [`${mark},`, `)${mark}`, `${mark}%20/`]),
			'%E2%80%9C),%20',
		]) {
			for (const path of ['/pricing', '/pricing/', '/PRICING/index.html']) assertMoved(path + end, '/pricing/');
			assertMoved(`/legal/imprint${end}`, '/legal/imprint');
			assertMoved(`/impressum${end}`, '/legal/imprint');
			assertMoved(`/${end}`, '/');
			assert.equal(visit(`/contact${end}`, 'a=1).').headers.location.value, '/contact?a=1).');
		}
	});

	for (const [kind, misspelled] of MISSPELLINGS) {
		it(`redirects a page ${kind} to its address at once, and keeps such a file from the bucket`, () => {
			for (const { path } of pages.filter(({ path }) => path !== '/')) assertMoved(misspelled(path), path);
			for (const { path, redirect, robots } of moved) assertMoved(misspelled(path), redirect, robots);
			for (const path of [...FILES, '/404.html']) {
				const { uri, statusCode } = visit(misspelled(path));
				assert.equal(statusCode, undefined, path);
				assert.notEqual(keyOf(String(uri)), path.slice(1));
			}
		});
	}

	for (const [kind, encoded, meant] of ENCODED_FRAGMENTS) {
		it(`${meant ? 'redirects a page with' : 'sees none in'} a fragment’s mark ${kind}`, () => {
			for (const { path } of pages.filter(({ path }) => path !== '/')) {
				const { statusCode, headers } = visit(...encoded(path));
				assert.deepEqual([statusCode, headers.location?.value], meant ? [301, meant(path)] : [undefined, undefined]);
			}
			const [uri, query] = encoded('/company/');
			if (meant) assert.equal(visit(uri, query).headers.location.value, meant('/company/about-us'));
		});
	}

	it('redirects other spellings of the start page to it', () => {
		for (const spelling of START_PAGE_SPELLINGS) assertMoved(spelling, '/');
	});

	for (const [path, aim] of HOSTILE_PATHS) {
		it(`neither redirects ${path} (${aim}) nor maps it to a page`, () => {
			const { uri, statusCode } = visit(path);
			assert.equal(statusCode, undefined);
			assert.ok(!pages.some((page) => fileOf(page.path) === uri), uri);
		});
	}

	it('keeps a query exactly in a redirect, and adds none', () => {
		for (const query of ['a=1&b=2&a=3', 'a=&b', 'a=%20%C3%A4+x', '', '=', '&&', 'next=//evil.example', 'a=1?b=2']) {
			assert.equal(visit('/contact/', query).headers.location.value, `/contact?${query}`);
			assert.equal(visit('/company/', query).headers.location.value, `/company/about-us?${query}`);
		}
		assert.equal(visit('/contact/').headers.location.value, '/contact');
	});

	it('leads from the other name to the site’s own, whatever is asked for, in one redirect', () => {
		const names = { DomainName: 'www.verein.de', AlternateDomainName: 'verein.de' };
		const onNames = loadFunction(codeOf('ViewerRequestFunction', names), 'viewer-request.js');
		const at = (host, uri, query) => onNames(eventOf('viewer-request', { uri, host }), query);
		for (const [uri, target, query] of [
			...pages.map(({ path }) => [path, path]),
			...pages.map(({ path }) => [otherOf(path) || '/', path, 'a=1&b=%20']),
			...moved.map(({ path, redirect }) => [path, redirect, 'a=1']),
			...ENCODED_FRAGMENTS.flatMap(([, encoded, meant]) => (meant ? [[encoded('/help/')[0], undefined]] : [])),
			...[...FILES, '/nowhere', '/404.html', ...HOSTILE_PATHS.map(([path]) => path)].map((path) => [path, path, 'a=1']),
		]) {
			const { statusCode, headers } = at('verein.de', uri, query);
			const location = headers?.location.value;
			assert.equal(statusCode, 301, uri);
			assert.ok(location.startsWith('https://www.verein.de/'), location);
			if (target) assert.equal(location, `https://www.verein.de${target}${query ? `?${query}` : ''}`);
		}
		for (const host of ['www.verein.de', 'd1.cloudfront.net']) {
			assert.equal(at(host, '/contact').uri, '/contact/index.html');
			assert.equal(at(host, '/contact/').headers.location.value, '/contact');
		}
	});

	it('leaves files alone', () => {
		for (const path of [...FILES, '/assets/app-1a2b3c.js', '/assets/Image-1A2b.svg'])
			assert.equal(visit(path).uri, path);
	});
});

describe('viewer-response', () => {
	it('tells robots of each page what the table says, or nothing, and keeps other headers', () => {
		for (const { path, robots } of pages) {
			for (const uri of [path, fileOf(path)]) {
				const headers = answered(uri);
				assert.deepEqual([headers['x-robots-tag']?.value, headers.etag.value], [robots, '"1"'], uri);
			}
		}
	});

	it('leaves what a stage says to robots of every page', () => {
		const headers = { 'x-robots-tag': { value: 'noindex, nofollow' } };
		for (const { path } of pages) {
			const event = eventOf('viewer-response', { uri: path });
			const answer = onResponse({ ...event, response: { ...event.response, headers } }, undefined);
			assert.deepEqual(answer.headers, headers, path);
		}
	});

	it('says nothing to robots of files and unknown paths', () => {
		for (const uri of ['/robots.txt', '/assets/app-1a2b3c.js', '/nowhere', '/__proto__']) {
			assert.deepEqual(answered(uri), { etag: { value: '"1"' } }, uri);
		}
	});
});

describe('the runtime', () => {
	const PATHS = [
		...routes.flatMap(({ path }) => [path, otherOf(path) || '/']),
		...HOSTILE_PATHS.map(([path]) => path),
		...START_PAGE_SPELLINGS,
		...MISSPELLINGS.flatMap(([, misspelled]) => ['/contact', '/help/', '/company/', '/404.html'].map(misspelled)),
		...FILES,
	];
	const CASES = [
		...PATHS.flatMap((uri) => [undefined, 'a=1&b=%20', ''].map((query) => ({ uri, query }))),
		...ENCODED_FRAGMENTS.map(([, encoded]) => encoded('/help/')).map(([uri, query]) => ({ uri, query })),
	];

	for (const name of /** @type {const} */ (['viewer-request', 'viewer-response'])) {
		const code = CODE[name];
		it(`takes the size of ${name}`, () => {
			const bytes = Buffer.byteLength(code);
			const help = 'shorten infra/edge/*.js, or what infra/edge/routes.mjs writes of the route table';
			assert.ok(bytes <= LARGEST_FUNCTION, `${name} has ${bytes} of at most ${LARGEST_FUNCTION} bytes: ${help}`);
		});

		it(`answers every path by ${name} as Node does, in njs`, { skip }, () => {
			const inNode = loadFunction(code, name);
			const events = CASES.map((request) => ({ event: eventOf(name, request), query: request.query }));
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
		const { error, status, stdout, stderr } = spawnSync(NJS, [file], { encoding: 'utf8' });
		assert.equal(status, 0, error?.message ?? stdout + stderr);
		const lines = stdout.trim().split('\n');
		return lines.map((line) => JSON.parse(line));
	} finally {
		rmSync(folder, { recursive: true });
	}
}
