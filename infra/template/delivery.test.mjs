/**
 * What visitors get is safe: the API, and the distribution in front of it.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { distribution, functions, ofType, properties, template } from './stack.mjs';

const behaviours = [distribution.DefaultCacheBehavior, ...distribution.CacheBehaviors];

describe('the API', () => {
	it('gets the same stack-made secret from the CDN as the functions check', () => {
		const secret = { 'Fn::Sub': `{{resolve:secretsmanager:\${OriginSecret}}}` };
		const { OriginCustomHeaders } = distribution.Origins.find(({ Id }) => Id === 'api');
		assert.deepEqual(OriginCustomHeaders, [{ HeaderName: 'x-origin-secret', HeaderValue: secret }]);
		const called = functions.filter(([, { Events = {} }]) =>
			Object.values(Events).some(({ Type }) => Type === 'HttpApi'),
		);
		assert.ok(called.length > 0);
		for (const [id, { Environment }] of called) assert.deepEqual(Environment.Variables.ORIGIN_SECRET, secret, id);
		assert.ok(properties('OriginSecret').GenerateSecretString.PasswordLength >= 32);
	});

	it('and the CDN read the secrets again when one was changed', () => {
		const changed = { Ref: 'SecretsReadAt' };
		assert.deepEqual(template.Globals?.Function.Environment.Variables.SECRETS_READ_AT, changed);
		assert.match(distribution.Comment['Fn::Sub'], /\$\{SecretsReadAt\}/);
		const { OriginSecret, DataKey, ...others } = Object.fromEntries(ofType('AWS::SecretsManager::Secret'));
		assert.ok(OriginSecret && DataKey);
		assert.deepEqual(others, {}, 'every other key follows from the second');
		const key = { 'Fn::Sub': `{{resolve:secretsmanager:\${DataKey}}}` };
		const having = functions.filter(([, { Environment }]) => Environment?.Variables.DATA_KEY);
		for (const [id, { Environment }] of having) assert.deepEqual(Environment.Variables.DATA_KEY, key, id);
		assert.deepEqual(having.map(([id]) => id).sort(), [
			...['AnsweredFunction', 'ContactFunction', 'FeedbackFunction'],
			...['MailerFunction', 'ReminderFunction', 'SignupFunction'],
		]);
	});

	it('is throttled, never cached, and gets the client address but neither cookie nor host', () => {
		const { ThrottlingRateLimit, ThrottlingBurstLimit } = properties('Api').DefaultRouteSettings;
		assert.ok(ThrottlingRateLimit > 0 && ThrottlingBurstLimit > 0);
		const { CachePolicyId } = behaviours.find(({ PathPattern }) => PathPattern === '/api/*');
		// Managed-CachingDisabled.
		assert.equal(CachePolicyId, '4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
		const { HeadersConfig, CookiesConfig } = properties('ApiRequests').OriginRequestPolicyConfig;
		assert.ok(HeadersConfig.Headers.includes('CloudFront-Viewer-Address'));
		assert.ok(!HeadersConfig.Headers.includes('Host'));
		assert.equal(CookiesConfig.CookieBehavior, 'none');
	});
});

describe('the distribution', () => {
	it('has one headers policy for all that it answers, with what no document’s own policy may allow', () => {
		const [[id, { ResponseHeadersPolicyConfig: config }], ...others] = ofType('AWS::CloudFront::ResponseHeadersPolicy');
		assert.deepEqual(others, [], 'an account has room for twenty');
		for (const { ResponseHeadersPolicyId } of behaviours) assert.equal(ResponseHeadersPolicyId.Ref, id);
		// A document brings the rest itself, and can't allow what its header has forbidden. The smoke test asks for the other headers.
		const { ContentSecurityPolicy } = config.SecurityHeadersConfig.ContentSecurityPolicy;
		assert.equal(ContentSecurityPolicy, "form-action 'self'; base-uri 'none'; frame-ancestors 'none'");
	});

	it('answers over HTTPS alone, TLS 1.2 or newer', () => {
		for (const { ViewerProtocolPolicy } of behaviours) {
			assert.match(ViewerProtocolPolicy, /^(redirect-to-https|https-only)$/);
		}
		assert.equal(distribution.ViewerCertificate['Fn::If'][1].MinimumProtocolVersion, 'TLSv1.2_2021');
	});

	it('gets a site as new as its layer, after everything that publishing needs', () => {
		assert.deepEqual(properties('SiteRelease').Release, { Ref: 'SiteLayer' });
		assert.ok(properties('SiteRelease').ServiceTimeout >= properties('PublishFunction').Timeout);
		assert.equal(template.Resources.SiteRelease.DependsOn, 'SiteBucketPolicy');
	});
});
