/**
 * The security headers that each answer carries, whatever build it comes from.
 */
import { createHash } from 'node:crypto';

/** Headers of every answer of the site.
 * @param {import('./findings.mjs').Findings} findings @param {Response} response @param {string} path */
export function checkCommonHeaders(findings, response, path) {
	const header = (name) => response.headers.get(name);
	findings.check(header('strict-transport-security'), `${path}: strict-transport-security is missing`);
	findings.same(header('x-content-type-options'), 'nosniff', `${path}: x-content-type-options`);
	findings.same(header('referrer-policy'), 'strict-origin-when-cross-origin', `${path}: referrer-policy`);
	findings.same(header('cross-origin-resource-policy'), 'same-origin', `${path}: cross-origin-resource-policy`);
	findings.same(header('set-cookie'), null, `${path}: set-cookie`);
	// Those of CloudFront itself (x-amz-cf-…) can't be removed.
	const internal = [...response.headers.keys()].filter((name) => /^x-amz-(?!cf-)/.test(name));
	findings.same(internal.join(), '', `${path}: headers of the bucket that reach the visitor`);
	const csp = header('content-security-policy') ?? '';
	findings.check(/frame-ancestors 'none'/.test(csp), `${path}: content-security-policy lets others frame it: ${csp}`);
}

/** Headers of a page, and its policy, which lets its own inline script and styles through and nothing unsafe.
 * @param {import('./findings.mjs').Findings} findings @param {Response} response @param {string} html @param {string} path */
export function checkPageHeaders(findings, response, html, path) {
	checkCommonHeaders(findings, response, path);
	const header = (name) => response.headers.get(name);
	findings.same(header('content-type'), 'text/html; charset=utf-8', `${path}: content-type`);
	findings.same(header('cross-origin-opener-policy'), 'same-origin', `${path}: cross-origin-opener-policy`);
	const csp =
		/<meta charset="utf-8">\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
	findings.check(csp.startsWith("default-src 'none'"), `${path}: its policy doesn't begin with default-src 'none'`);
	findings.check(!/unsafe-|\*|data:/.test(csp), `${path}: its policy allows something unsafe: ${csp}`);
	for (const [, tag, text] of html.matchAll(
		/<(script|style)(?![^>]*(?:\bsrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/\1>/g,
	)) {
		const hash = createHash('sha256').update(text).digest('base64');
		findings.check(csp.includes(`'sha256-${hash}'`), `${path}: the policy blocks an inline ${tag} of the page`);
	}
}

/** Whether search engines may index an answer: of production what its page says, of every other stage nothing.
 * @param {import('./findings.mjs').Findings} findings @param {Response} response @param {string} path
 * @param {string} stage @param {string} [ofPage] what production says of it, nothing as a rule */
export function checkRobots(findings, response, path, stage, ofPage) {
	const wanted = stage === 'production' ? (ofPage ?? null) : 'noindex, nofollow';
	findings.same(response.headers.get('x-robots-tag'), wanted, `${path}: x-robots-tag`);
}
