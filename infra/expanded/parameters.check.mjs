/**
 * What each parameter of the stack changes: tests over the template after the SAM transform, with values for them.
 *
 * Run by the step `expanded`, which gives the transformed template's path in EXPANDED_TEMPLATE.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readTemplate, resolver } from '../edge/template.mjs';

const template = JSON.parse(readFileSync(process.env.EXPANDED_TEMPLATE, 'utf8'));
const global = readTemplate(new URL('../global.yaml', import.meta.url));
const NONE = 'AWS::NoValue';

/** Properties of a resource, or of all resources of a type, with these parameters. */
const made = (id, parameters) => resolver(template, parameters)(template.Resources[id].Properties);
const allMade = (type, parameters) =>
	Object.entries(template.Resources)
		.filter(([, resource]) => resource.Type === type)
		.map(([id]) => [id, made(id, parameters)]);
const distribution = (parameters) => made('Distribution', parameters).DistributionConfig;

/** True when a resource is made at all with these parameters. */
const exists = ({ Conditions, Parameters, Resources }, id, parameters) => {
	const { Condition } = Resources[id];
	assert.ok(Condition, `${id} has no condition`);
	return resolver({ Conditions, Parameters }, parameters)({ 'Fn::If': [Condition, true, false] });
};

describe('HstsPreload', () => {
	const hsts = (parameters) =>
		allMade('AWS::CloudFront::ResponseHeadersPolicy', parameters).map(([id, { ResponseHeadersPolicyConfig }]) => [
			id,
			ResponseHeadersPolicyConfig.SecurityHeadersConfig.StrictTransportSecurity,
		]);

	it('is off unless somebody decides for it, and then on in each headers policy', () => {
		assert.equal(hsts({}).length, 3);
		for (const [id, { Preload }] of hsts({})) assert.equal(Preload, false, id);
		for (const [id, { Preload }] of hsts({ HstsPreload: 'on' })) assert.equal(Preload, true, id);
	});

	it('comes with what the preload lists ask for: all subdomains, and a year at least', () => {
		for (const [id, { IncludeSubdomains, AccessControlMaxAgeSec, Override }] of hsts({ HstsPreload: 'on' })) {
			assert.equal(IncludeSubdomains, true, id);
			assert.ok(AccessControlMaxAgeSec >= 31_536_000, id);
			assert.equal(Override, true, id);
		}
	});
});

describe('WebAclArn', () => {
	const ARN = 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/nono/1234';

	it('puts the firewall in front of the CDN, and nothing without one', () => {
		assert.equal(distribution({}).WebACLId, NONE);
		assert.equal(distribution({ WebAclArn: ARN }).WebACLId, ARN);
	});

	it('comes from infra/global.yaml, which makes a firewall on demand only', () => {
		assert.equal(exists(global, 'Firewall', {}), false);
		assert.equal(exists(global, 'Firewall', { Waf: 'on' }), true);
		const { Scope, DefaultAction, Rules } = global.Resources.Firewall.Properties;
		assert.equal(Scope, 'CLOUDFRONT');
		assert.deepEqual(DefaultAction, { Allow: {} });
		const rates = Rules.filter(({ Statement }) => Statement.RateBasedStatement);
		assert.ok(rates.length > 0);
		for (const { Name, Action, Statement } of rates) {
			assert.deepEqual(Action, { Block: {} }, Name);
			// The least that AWS takes is 10 in the window.
			assert.ok(Statement.RateBasedStatement.Limit >= 10, Name);
			assert.equal(Statement.RateBasedStatement.AggregateKeyType, 'IP', Name);
			const path = Statement.RateBasedStatement.ScopeDownStatement?.ByteMatchStatement;
			const steps = path?.TextTransformations.toSorted((one, other) => one.Priority - other.Priority);
			assert.deepEqual(
				steps?.map(({ Type }) => Type) ?? ['URL_DECODE', 'NORMALIZE_PATH'],
				['URL_DECODE', 'NORMALIZE_PATH'],
				Name,
			);
		}
		assert.equal(new Set(Rules.map(({ Priority }) => Priority)).size, Rules.length);
	});
});

describe('PriceClass', () => {
	it('is that of Europe and North America unless another is chosen', () => {
		assert.equal(distribution({}).PriceClass, 'PriceClass_100');
		for (const name of template.Parameters.PriceClass.AllowedValues) {
			assert.equal(distribution({ PriceClass: name }).PriceClass, name);
		}
	});
});

describe('Tracing', () => {
	it('is off for every function and role, or on for all of them', () => {
		for (const [Tracing, mode] of [
			['off', 'PassThrough'],
			['on', 'Active'],
		]) {
			for (const [id, { TracingConfig }] of allMade('AWS::Lambda::Function', { Tracing })) {
				assert.equal(TracingConfig.Mode, mode, id);
			}
			for (const [id, { ManagedPolicyArns }] of allMade('AWS::IAM::Role', { Tracing })) {
				const traces = JSON.stringify(ManagedPolicyArns).includes('AWSXRayDaemonWriteAccess');
				assert.equal(traces, Tracing === 'on', id);
			}
		}
	});
});

describe('DomainName and CertificateArn', () => {
	const own = { DomainName: 'www.example.org', CertificateArn: 'arn:of-the-certificate' };

	it('leave CloudFront’s own domain where they are not given', () => {
		assert.equal(distribution({}).Aliases, NONE);
		assert.deepEqual(distribution({}).ViewerCertificate, { CloudFrontDefaultCertificate: true });
	});

	it('name the site everywhere: alias, certificate, links in mails, output', () => {
		assert.deepEqual(distribution(own).Aliases, ['www.example.org']);
		assert.equal(distribution(own).ViewerCertificate.AcmCertificateArn, 'arn:of-the-certificate');
		for (const id of ['MailerFunction', 'ReminderFunction']) {
			assert.equal(made(id, own).Environment.Variables.SITE_ORIGIN, 'https://www.example.org', id);
		}
		assert.equal(resolver(template, own)(template.Outputs.SiteUrl.Value), 'https://www.example.org');
	});

	it('are refused one without the other', () => {
		const [{ Assert }] = template.Rules.DomainNeedsCertificate.Assertions;
		assert.deepEqual(Assert, { 'Fn::Not': [{ 'Fn::Equals': [{ Ref: 'CertificateArn' }, ''] }] });
	});
});

describe('HostedZoneId and MakeSenderIdentity', () => {
	const zone = { HostedZoneId: 'Z123' };

	it('decide which records and identities the stack makes', () => {
		const whole = { ...zone, MakeSenderIdentity: 'on', DomainName: 'www.example.org' };
		for (const [id, parameters, wanted] of [
			['SenderIdentity', {}, false],
			['SenderIdentity', { MakeSenderIdentity: 'on' }, true],
			['MailRecords', { MakeSenderIdentity: 'on' }, false],
			['MailRecords', zone, false],
			['MailRecords', whole, true],
			['SiteRecords', { DomainName: 'www.example.org' }, false],
			['SiteRecords', whole, true],
		]) {
			assert.equal(exists(template, id, parameters), wanted, `${id} with ${JSON.stringify(parameters)}`);
		}
	});
});

describe('SenderAddress', () => {
	it('names the domain of the identity that the stack makes, so that the two always fit', () => {
		const { EmailIdentity, MailFromAttributes } = made('SenderIdentity', { SenderAddress: 'kontakt@example.org' });
		assert.deepEqual([EmailIdentity, MailFromAttributes.MailFromDomain], ['example.org', 'mail.example.org']);
	});
});

describe('Stage', () => {
	it('protects the leads of production from being deleted', () => {
		assert.equal(made('LeadsTable', { Stage: 'production' }).DeletionProtectionEnabled, true);
		assert.equal(made('LeadsTable', { Stage: 'pr-12' }).DeletionProtectionEnabled, false);
	});

	it('is a tag of whatever can carry one', () => {
		for (const type of [
			'AWS::Lambda::Function',
			'AWS::IAM::Role',
			'AWS::DynamoDB::Table',
			'AWS::S3::Bucket',
			'AWS::SQS::Queue',
		]) {
			for (const [id, { Tags }] of allMade(type, { Stage: 'pr-12' })) {
				assert.ok(
					Tags.some(({ Key, Value }) => Key === 'stage' && Value === 'pr-12'),
					id,
				);
			}
		}
	});
});

describe('two stages in one account', () => {
	/** Properties that name a resource within the account. */
	const NAMES = ['Name', 'FunctionName', 'TableName', 'BucketName', 'QueueName', 'LogGroupName', 'RoleName'];

	/** The names that a resource gets, beside the one that CloudFormation makes up; CloudFront's stand one level deeper. */
	const namesOf = (properties = {}) =>
		[properties, ...Object.values(properties)].flatMap((part) => NAMES.map((key) => part[key]).filter(Boolean));

	it('share no name: each that the template gives begins with the stack’s', () => {
		// An event destination's name counts within its configuration set only.
		const resources = Object.entries(template.Resources).filter(([, { Type }]) => !Type.endsWith('EventDestination'));
		const shared = resources.flatMap(([id, { Properties }]) =>
			namesOf(Properties)
				.filter((name) => !JSON.stringify(name).includes('AWS::StackName'))
				// A reference to another resource is the name that CloudFormation made up.
				.filter((name) => !template.Resources[name.Ref])
				.map((name) => `${id}: ${JSON.stringify(name)}`),
		);
		assert.deepEqual(shared, []);
	});
});
