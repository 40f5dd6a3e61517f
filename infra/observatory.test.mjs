/**
 * The points that MDN's HTTP Observatory gives (github.com/mdn/mdn-http-observatory, src/grader/charts.js, November 2026),
 * for what the headers policy of pages and the distribution decide. 100 is where everybody begins and A+ ends. Five more
 * come from the page itself, whose script file carries its hash: `npm run audit` asks the grader for the sum.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readTemplate, resolver } from './edge/template.mjs';

const template = readTemplate(new URL('../template.yaml', import.meta.url));
const FACTS = {
	'SiteFacts.LoaderHash': `sha256-${'A'.repeat(43)}=`,
	'SiteFacts.StyleSources': `'sha256-${'B'.repeat(43)}='`,
	'SiteFacts.AnalyticsOrigin': '',
};

/** Longest time that counts as preloaded, in seconds: a year. */
const PRELOAD_AGE = 31_536_000;

/** Each rule: what it asks for, its bonus when that holds, and what is lost when it doesn't. */
const RULES = [
	[
		({ csp }) =>
			csp.startsWith("default-src 'none'") && !/unsafe-|\*|data:/.test(csp) && /form-action '(self|none)'/.test(csp),
		10,
		-25,
	],
	[({ csp }) => /frame-ancestors 'none'/.test(csp), 5, -20],
	[({ custom }) => custom['Cross-Origin-Resource-Policy'] === 'same-origin', 10, -50],
	[
		({ security }) => /^(no-referrer|strict-origin-when-cross-origin)$/.test(security.ReferrerPolicy.ReferrerPolicy),
		5,
		-5,
	],
	[({ security }) => security.ContentTypeOptions !== undefined, 0, -5],
	[({ security }) => security.StrictTransportSecurity.AccessControlMaxAgeSec >= PRELOAD_AGE, 0, -20],
	[({ security: { StrictTransportSecurity: hsts } }) => hsts.Preload && hsts.IncludeSubdomains, 5, 0],
	[({ redirects }) => redirects, 0, -20],
];

function score(parameters) {
	const resolve = resolver(template, { ...FACTS, ...parameters });
	const policy = resolve(template.Resources.PageHeaders.Properties).ResponseHeadersPolicyConfig;
	const { DefaultCacheBehavior } = resolve(template.Resources.Distribution.Properties).DistributionConfig;
	const facts = {
		csp: policy.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy,
		security: policy.SecurityHeadersConfig,
		custom: Object.fromEntries(policy.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
		redirects: DefaultCacheBehavior.ViewerProtocolPolicy === 'redirect-to-https',
	};
	return RULES.reduce((points, [holds, bonus, loss]) => points + (holds(facts) ? bonus : loss), 100);
}

describe('the headers of pages', () => {
	it('earn every bonus that needs no preload list', () => {
		assert.equal(score({ HstsPreload: 'off' }), 130);
	});

	it('earn that of the preload list too, once the domain asks for its place and is on the list', () => {
		assert.equal(score({ HstsPreload: 'on' }), 135);
	});
});
