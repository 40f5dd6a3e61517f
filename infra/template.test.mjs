import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parseTemplate } from './edge/template.mjs';

const text = readFileSync(new URL('../template.yaml', import.meta.url), 'utf8');
const template = parseTemplate(text);
const resources = Object.entries(template.Resources);
const properties = (id) => template.Resources[id].Properties;
const ofType = (type) => resources.filter(([, resource]) => resource.Type === type);
const distribution = properties('Distribution').DistributionConfig;

describe('template.yaml', () => {
	for (const [id] of resources) {
		it(`says what ${id} is for`, () => {
			assert.match(text, new RegExp(`\\n  # [^\\n]+\\n(  #[^\\n]*\\n)*  ${id}:\\n`));
		});
	}

	for (const [name, parameter] of Object.entries(template.Parameters)) {
		it(`describes the parameter ${name} and bounds its value`, () => {
			assert.ok(parameter.Description);
			assert.ok(parameter.AllowedPattern || parameter.AllowedValues || parameter.MaxValue);
		});
	}

	it('describes every output', () => {
		for (const [name, output] of Object.entries(template.Outputs)) assert.ok(output.Description, name);
	});
});

describe('the leads table', () => {
	const table = properties('LeadsTable');

	it('forgets by expiresAt, can be restored, and streams new images', () => {
		assert.deepEqual(table.TimeToLiveSpecification, { AttributeName: 'expiresAt', Enabled: true });
		assert.equal(table.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled, true);
		assert.equal(table.StreamSpecification.StreamViewType, 'NEW_IMAGE');
	});
});

describe('what outlives the stack', () => {
	const kept = resources.filter(([, { UpdateReplacePolicy }]) => UpdateReplacePolicy === 'Retain');

	it('is the leads table and the key to its addresses', () => {
		assert.deepEqual(kept.map(([id]) => id).sort(), ['HmacSecret', 'LeadsTable']);
	});

	it('goes with a first creation that fails: nobody would know of it, and it costs', () => {
		for (const [id, { DeletionPolicy }] of kept) assert.equal(DeletionPolicy, 'RetainExceptOnCreate', id);
		for (const [id, { DeletionPolicy }] of resources) assert.notEqual(DeletionPolicy, 'Retain', id);
	});
});

describe('the mailer', () => {
	const event = properties('MailerFunction').Events.Leads.Properties;

	it('retries a finite number of times and then tells the dead-letter queue', () => {
		assert.ok(event.MaximumRetryAttempts > 0 && event.MaximumRetryAttempts <= 10_000);
		assert.ok(event.MaximumRecordAgeInSeconds > 0 && event.MaximumRecordAgeInSeconds <= 86_400);
		assert.deepEqual(event.DestinationConfig.OnFailure, {
			Type: 'SQS',
			Destination: { 'Fn::GetAtt': 'DeadLetterQueue.Arn' },
		});
	});

	it('repeats only the records that failed', () => {
		assert.equal(event.BisectBatchOnFunctionError, true);
		assert.deepEqual(event.FunctionResponseTypes, ['ReportBatchItemFailures']);
	});
});

describe('permissions', () => {
	it('let mails be sent from the one sender address only', () => {
		const statements = ofType('AWS::IAM::Role').flatMap(([, role]) =>
			role.Properties.Policies.flatMap((policy) => policy.PolicyDocument.Statement),
		);
		const sending = statements.filter((statement) => JSON.stringify(statement.Action).includes('ses:'));
		assert.ok(sending.length > 0);
		for (const { Condition } of sending) {
			assert.deepEqual(Condition, { StringEquals: { 'ses:FromAddress': { Ref: 'SenderAddress' } } });
		}
	});

	it('let each function touch only the kinds of records that it works with, and each kind be touched by one', () => {
		const keys = readFileSync(new URL('../functions/leads/src/table/keys.rs', import.meta.url), 'utf8');
		const documented = [...keys.matchAll(/^\/\/! \| [^|]+ \| `([A-Z]+#?)[^`]*` \|/gm)].map(([, kind]) => kind);
		const touched = new Set();
		for (const [id, role] of ofType('AWS::IAM::Role')) {
			const statements = role.Properties.Policies.flatMap((policy) => policy.PolicyDocument.Statement);
			for (const { Action, Resource, Condition } of statements) {
				if (JSON.stringify(Resource) !== JSON.stringify({ 'Fn::GetAtt': 'LeadsTable.Arn' })) continue;
				const kinds = Condition?.['ForAllValues:StringLike']['dynamodb:LeadingKeys'];
				assert.ok(kinds, `${id}: ${Action}`);
				for (const kind of kinds) {
					assert.ok(documented.includes(kind.replace('*', '')), `${id}: ${kind}`);
					touched.add(kind.replace('*', ''));
				}
			}
		}
		// Nobody erases but a person with the tool.
		assert.deepEqual(
			[...new Set(documented)].filter((kind) => !touched.has(kind)),
			['ERASURE#'],
		);
	});

	it('let one file of the site be written beside the publisher, the one that the contact page reads', () => {
		const [statements] = properties('ReminderRole').Policies.map((policy) => policy.PolicyDocument.Statement);
		const ofBucket = statements.filter(({ Action }) => JSON.stringify(Action).includes('s3:'));
		assert.deepEqual(
			ofBucket.map(({ Action }) => Action),
			['s3:PutObject'],
		);
		assert.match(JSON.stringify(ofBucket[0].Resource), /SiteBucket\.Arn\}\/site\/facts\/answer-time\.json"/);
	});
});

describe('the bucket', () => {
	it('is closed to the public and encrypted', () => {
		for (const [id, bucket] of ofType('AWS::S3::Bucket')) {
			const block = bucket.Properties.PublicAccessBlockConfiguration;
			assert.deepEqual(Object.values(block), [true, true, true, true], id);
			assert.ok(bucket.Properties.BucketEncryption, id);
			assert.equal(bucket.Properties.WebsiteConfiguration, undefined, id);
		}
	});

	it('lets nobody but this distribution read, and only objects', () => {
		const allowed = properties('SiteBucketPolicy').PolicyDocument.Statement.filter(({ Effect }) => Effect === 'Allow');
		assert.equal(allowed.length, 1);
		assert.equal(allowed[0].Action, 's3:GetObject');
		assert.deepEqual(allowed[0].Principal, { Service: 'cloudfront.amazonaws.com' });
		assert.match(allowed[0].Condition.StringEquals['AWS:SourceArn']['Fn::Sub'], /distribution\/\$\{Distribution\}$/);
		assert.match(allowed[0].Resource['Fn::Sub'], /\/site\/\*$/);
		const site = distribution.Origins.find((origin) => origin.Id === 'site');
		assert.equal(site.OriginPath, '/site');
	});

	it('answers a missing page with the error page and status 404', () => {
		assert.deepEqual(
			distribution.CustomErrorResponses.map(({ ErrorCode, ResponseCode, ResponsePagePath }) => [
				ErrorCode,
				ResponseCode,
				ResponsePagePath,
			]),
			[[403, 404, '/404.html']],
		);
	});
});

describe('the API', () => {
	const secret = `{{resolve:secretsmanager:\${OriginSecret}}}`;

	it('gets the same stack-made secret from the CDN as the function checks', () => {
		const api = distribution.Origins.find((origin) => origin.Id === 'api');
		assert.deepEqual(api.OriginCustomHeaders, [{ HeaderName: 'x-origin-secret', HeaderValue: { 'Fn::Sub': secret } }]);
		assert.deepEqual(properties('ContactFunction').Environment.Variables.ORIGIN_SECRET, { 'Fn::Sub': secret });
		assert.ok(properties('OriginSecret').GenerateSecretString.PasswordLength >= 32);
		assert.equal(properties('OriginSecret').SecretString, undefined);
	});

	it('goes on working while a secret is rotated: each function knows the value before too, and the CDN comes last', () => {
		const wanted = {
			HMAC_SECRET: 'HmacSecret',
			ORIGIN_SECRET: 'OriginSecret',
		};
		for (const [id, { Properties }] of ofType('AWS::Serverless::Function')) {
			const variables = Properties.Environment?.Variables ?? {};
			for (const [name, resource] of Object.entries(wanted)) {
				if (!variables[name]) continue;
				const before = { 'Fn::Sub': `{{resolve:secretsmanager:\${${resource}}:SecretString::AWSPREVIOUS}}` };
				const none = { Ref: 'AWS::NoValue' };
				assert.deepEqual(variables[`${name}_PREVIOUS`], { 'Fn::If': [`HasPrevious${resource}`, before, none] }, id);
				const isFirst = { 'Fn::Equals': [{ Ref: `${resource}Generation` }, 1] };
				assert.deepEqual(template.Conditions[`HasPrevious${resource}`], { 'Fn::Not': [isFirst] });
				const reread = template.Globals.Function.Environment.Variables[`${name}_GENERATION`];
				assert.deepEqual(reread, { Ref: `${resource}Generation` });
				if (name === 'ORIGIN_SECRET') assert.ok(template.Resources.Distribution.DependsOn.includes(id), id);
			}
		}
	});

	it('is throttled, never cached, and told the client address but no cookie', () => {
		const stage = properties('ApiStage').DefaultRouteSettings;
		assert.ok(stage.ThrottlingRateLimit > 0 && stage.ThrottlingBurstLimit > 0);
		const behaviour = distribution.CacheBehaviors.find(({ PathPattern }) => PathPattern === '/api/*');
		assert.equal(behaviour.CachePolicyId, '4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
		const requests = properties('ApiRequests').OriginRequestPolicyConfig;
		assert.ok(requests.HeadersConfig.Headers.includes('CloudFront-Viewer-Address'));
		assert.ok(!requests.HeadersConfig.Headers.includes('Host'));
		assert.equal(requests.CookiesConfig.CookieBehavior, 'none');
	});
});

describe('every response headers policy', () => {
	for (const [id, policy] of ofType('AWS::CloudFront::ResponseHeadersPolicy')) {
		const config = policy.Properties.ResponseHeadersPolicyConfig;
		const security = config.SecurityHeadersConfig;
		const custom = Object.fromEntries(config.CustomHeadersConfig.Items.map((item) => [item.Header, item.Value]));

		it(`${id} starts from nothing and allows nothing unsafe`, () => {
			const csp = security.ContentSecurityPolicy.ContentSecurityPolicy;
			const value = csp['Fn::Sub'] ?? csp;
			assert.match(value, /^default-src 'none';/);
			assert.match(value, /frame-ancestors 'none'/);
			assert.doesNotMatch(value, /unsafe|https?:|\*|data:/);
		});

		it(`${id} demands HTTPS for two years, keeps types and referrers, and shuts other origins out`, () => {
			assert.ok(security.StrictTransportSecurity.AccessControlMaxAgeSec >= 63_072_000);
			assert.ok(security.ContentTypeOptions.Override);
			assert.equal(security.ReferrerPolicy.ReferrerPolicy, 'strict-origin-when-cross-origin');
			assert.equal(custom['Cross-Origin-Resource-Policy'], 'same-origin');
		});
	}

	it('is used by a behaviour, and each behaviour has one', () => {
		const used = [distribution.DefaultCacheBehavior, ...distribution.CacheBehaviors].map(
			(behaviour) => behaviour.ResponseHeadersPolicyId.Ref,
		);
		assert.deepEqual(
			used.sort(),
			ofType('AWS::CloudFront::ResponseHeadersPolicy')
				.map(([id]) => id)
				.sort(),
		);
	});
});

describe('the distribution', () => {
	it('speaks HTTP/2 and 3, IPv6, and TLS 1.2 or newer under its own domain', () => {
		assert.equal(distribution.HttpVersion, 'http2and3');
		assert.equal(distribution.IPV6Enabled, true);
		assert.equal(distribution.ViewerCertificate['Fn::If'][1].MinimumProtocolVersion, 'TLSv1.2_2021');
	});

	it('turns every behaviour to HTTPS', () => {
		for (const behaviour of [distribution.DefaultCacheBehavior, ...distribution.CacheBehaviors]) {
			assert.match(behaviour.ViewerProtocolPolicy, /^(redirect-to-https|https-only)$/);
		}
	});
});
