/**
 * Files that are no pages: assets, the error page, the files for robots and for those who report a weakness.
 */
import { checkCommonHeaders, checkPageHeaders, checkRobots } from './headers.mjs';

/** Checks the files that the start page loads, and those with a fixed name.
 * @param {import('./findings.mjs').Findings} findings @param {string} origin @param {string} stage */
export async function checkFiles(findings, origin, stage) {
	await checkAssets(findings, origin, stage);
	await checkMissing(findings, origin, stage);
	const robots = await text(findings, origin, '/robots.txt');
	if (stage === 'production') findings.check(robots.includes('Sitemap:'), '/robots.txt names no sitemap');
	else {
		const help = `build the site with SITE_STAGE=${stage}`;
		findings.check(
			!/^(Disallow|Sitemap):/m.test(robots),
			`/robots.txt of ${stage} closes something or names a sitemap: ${help}`,
		);
	}
	const sitemap = await text(findings, origin, '/sitemap.xml');
	findings.check(sitemap.includes('<urlset'), '/sitemap.xml is no sitemap');
	const security = await text(findings, origin, '/.well-known/security.txt');
	const expires = Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? '');
	findings.check(expires > Date.now(), '/.well-known/security.txt has expired: build and deploy the site again');
	findings.check(/^Contact: /m.test(security), '/.well-known/security.txt names no contact');
	if (origin.startsWith('https:')) await checkHttp(findings, origin);
}

async function checkAssets(findings, origin, stage) {
	const html = await (await fetch(origin)).text();
	const assets = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"#]+)/g)].map(([, path]) => path));
	findings.check(assets.size > 0, 'The start page loads no assets');
	for (const path of assets) {
		const response = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
		const size = (await response.arrayBuffer()).byteLength;
		findings.same(response.status, 200, `${path}: status`);
		findings.same(
			response.headers.get('cache-control'),
			'public, max-age=31536000, immutable',
			`${path}: cache-control`,
		);
		if (/\.(js|css|svg)$/.test(path) && size >= 1_000) {
			findings.same(response.headers.get('content-encoding'), 'br', `${path}: content-encoding`);
		}
		checkCommonHeaders(findings, response, path);
		checkRobots(findings, response, path, stage);
	}
}

/** Paths that no release has, one of them with an ending that browsers would run, one of the error page itself. */
async function checkMissing(findings, origin, stage) {
	for (const path of ['/smoke-test/nowhere', '/assets/smoke-test-nowhere.js', '/404%2ehtml']) {
		const response = await fetch(origin + path, { redirect: 'manual' });
		const html = await response.text();
		findings.same(response.status, 404, `${path}: status`);
		findings.check(html.includes('noindex'), `${path}: the error page doesn't say noindex`);
		findings.check(
			!response.headers.get('cache-control')?.includes('immutable'),
			`${path}: browsers would keep the error`,
		);
		checkRobots(findings, response, path, stage);
		if (!path.startsWith('/assets/')) checkPageHeaders(findings, response, html, path);
	}
}

async function checkHttp(findings, origin) {
	const response = await fetch(origin.replace('https:', 'http:'), { redirect: 'manual' });
	findings.check(
		[301, 308].includes(response.status),
		`http:// answers ${response.status} instead of a redirect to https://`,
	);
}

async function text(findings, origin, path) {
	const response = await fetch(origin + path, { redirect: 'manual' });
	findings.same(response.status, 200, `${path}: status`);
	checkCommonHeaders(findings, response, path);
	return response.text();
}
