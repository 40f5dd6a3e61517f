/**
 * What AWS would refuse for its size: tests of the templates against the documented quotas that are close, or that grow
 * with the site, with the longest values that their parameters may realistically have.
 *
 * Run by the step `expanded`, which gives the transformed template's path in EXPANDED_TEMPLATE. Quotas of a whole
 * account are left out: the closest is 20 response headers policies, of which each stage makes three.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { stageConfig } from '../deploy/samconfig.mjs';
import { responsePolicy } from '../edge/response-policy.mjs';
import { readTemplate, resolver } from '../edge/template.mjs';
import { ROOT } from '../local/places.mjs';

/** CloudFront developer guide, "Quotas", sections "Quotas on headers" (all in characters, the policy's as the default),
 * "General quotas on policies" and "Quotas on CloudFront Functions" (10 KB). */
const CLOUDFRONT = {
	securityPolicy: 1_783,
	headerName: 256,
	headerValue: 1_783,
	allHeaders: 10_240,
	customHeaders: 10,
	forwardedHeaders: 10,
	functionBytes: 10_240,
};

/** CloudFormation user guide, "Understand CloudFormation quotas". */
const CLOUDFORMATION = {
	parameters: 200,
	resources: 500,
	outputs: 200,
	dynamicReferences: 60,
	/** "Template body size in a request": how npm run deploy asks whether a template is valid. */
	inlineBytes: 51_200,
	/** "Template body size in an Amazon S3 object", 1 MB: how the SAM CLI sends it. */
	uploadedBytes: 1_000_000,
	/** "Custom resource response". */
	answerBytes: 4_096,
};

/** Lambda developer guide, "Lambda quotas", section "Function configuration, deployment, and execution". */
const LAMBDA = { environmentBytes: 4_096 };

/** Lambda developer guide, "Control which events Lambda sends to your function": the number of filters by default;
 * API reference, "Filter"; EventBridge user guide, "Amazon EventBridge quotas": "Event pattern size". */
const EVENTS = { filters: 5, filterPattern: 4_096, eventPattern: 2_048 };

/** IAM user guide, "IAM and AWS STS quotas": the inline policies of a role together, without white space. */
const INLINE_POLICIES = 10_240;

/** How long a name may be that begins with the stack's, where that is little: API references, "FunctionSummary",
 * "OriginAccessControlConfig" and "ConfigurationSet". */
const NAME = 64;
const NAMES = [
	['AWS::CloudFront::Function', ({ Name }) => Name],
	['AWS::CloudFront::OriginAccessControl', ({ OriginAccessControlConfig }) => OriginAccessControlConfig.Name],
	['AWS::SES::ConfigurationSet', ({ Name }) => Name],
];

const template = JSON.parse(readFileSync(process.env.EXPANDED_TEMPLATE, 'utf8'));
const paths = ['template.yaml', 'infra/observability.yaml', 'infra/global.yaml'];
const [source, observability, global] = paths.map((path) => readTemplate(join(ROOT, path)));

const factsPath = join(ROOT, 'site/build-facts.json');
const isBuilt = existsSync(factsPath);
const facts = isBuilt ? JSON.parse(readFileSync(factsPath, 'utf8')) : {};
const needsSite = { skip: isBuilt ? false : 'the site is not built: npm run build' };

/** The longest that the pattern of Stage takes. */
const STAGE = 's'.repeat(20);
const { stackName: STACK, region: REGION } = stageConfig(readFileSync(join(ROOT, 'samconfig.toml'), 'utf8'), STAGE);

/** RFC 1035, section 2.3.4: 253 characters, labels of at most 63. */
const DOMAIN = `${`${'d'.repeat(63)}.`.repeat(3)}${'d'.repeat(58)}.de`;
/** RFC 5321, sections 4.5.3.1.1 and 4.5.3.1.3: 254 characters, at most 64 before the @. */
const ADDRESS = `${'a'.repeat(64)}@${DOMAIN.slice(-189)}`;
/** The built site has none unless the build is told one. Twice as long as an ordinary one. */
const ANALYTICS_ORIGIN = `https://${'a'.repeat(44)}.example.org`;

/** What CloudFormation makes up: the stack's name, the logical id and 13 characters. */
const madeUp = (id) => `${STACK}-${id}-${'X'.repeat(13)}`;
/** As long as the longest of the template's, that of the table's stream. */
const arn = (name) => `arn:aws:dynamodb:${REGION}:123456789012:table/${name}/stream/2015-06-27T00:48:05.899`;

const UUID = '0'.repeat(36);

/** Secrets keep their logical id, so that `withSecrets` finds them. */
const made = Object.entries(template.Resources).filter(([, { Type }]) => Type !== 'AWS::SecretsManager::Secret');
const longest = {
	'AWS::StackName': STACK,
	'AWS::Partition': 'aws',
	'AWS::Region': REGION,
	'AWS::AccountId': '123456789012',
	'AWS::URLSuffix': 'amazonaws.com',
	Stage: STAGE,
	SalesAddress: ADDRESS,
	SenderAddress: ADDRESS,
	AlarmAddress: ADDRESS,
	DomainName: DOMAIN,
	MakeSenderIdentity: 'on',
	HostedZoneId: `Z${'0'.repeat(31)}`,
	CertificateArn: `arn:aws:acm:us-east-1:123456789012:certificate/${UUID}`,
	WebAclArn: `arn:aws:wafv2:us-east-1:123456789012:global/webacl/${STACK}/${UUID}`,
	HstsPreload: 'on',
	Tracing: 'on',
	OriginSecretGeneration: '1000000',
	HmacSecretGeneration: '1000000',
	...Object.fromEntries(
		made.flatMap(([id]) => [
			[id, madeUp(id)],
			...['Arn', 'StreamArn', 'QueueName'].map((name) => [`${id}.${name}`, arn(madeUp(id))]),
		]),
	),
	'SiteFacts.LoaderHash': facts.loaderHash,
	'SiteFacts.StyleSources': facts.styleSources,
	'SiteFacts.AnalyticsOrigin': facts.analyticsOrigin || ANALYTICS_ORIGIN,
};

const resolve = resolver(template, longest);
const nested = resolve(template.Resources.Observability.Properties.Parameters);
const beside = { ...longest, InstallationName: STACK, Waf: 'on', DistributionId: 'E'.repeat(20) };
/** Every resource of every template as `[id, type, properties]`. */
const resources = [
	[template, resolve],
	[observability, resolver(observability, { ...longest, ...nested })],
	[global, resolver(global, beside)],
].flatMap(([{ Resources }, resolveIn]) =>
	Object.entries(Resources).map(([id, { Type, Properties = {} }]) => [id, Type, resolveIn(Properties)]),
);
const ofType = (wanted) =>
	resources.filter(([, type]) => type === wanted).map(([id, , properties]) => [id, properties]);

const bytes = (value) => Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value));
const count = (value = {}) => Object.keys(value).length;
const text = (value = '') => value.length;

/** Fails with the rows above their limit, and without a row: then it would have looked at nothing.
 * @param {[what: string, actual: number, limit: number][]} rows */
function within(rows) {
	assert.ok(rows.length > 0, 'nothing was found to compare');
	const above = rows.filter(([, actual, limit]) => !(actual <= limit));
	assert.deepEqual(
		above.map(([what, actual, limit]) => `${what}: ${actual}, and AWS takes ${limit}`),
		[],
	);
}

describe('the longest values', () => {
	it('are ones that the parameters take, and the stage’s name could not be longer', () => {
		for (const [name, value] of Object.entries(longest)) {
			const { AllowedPattern } = template.Parameters[name] ?? {};
			if (AllowedPattern) assert.match(value, new RegExp(AllowedPattern), name);
		}
		assert.doesNotMatch(`${STAGE}s`, new RegExp(template.Parameters.Stage.AllowedPattern));
		assert.deepEqual([DOMAIN.length, ADDRESS.length, ANALYTICS_ORIGIN.length], [253, 254, 64]);
	});
});

describe('CloudFront takes', () => {
	const policies = ofType('AWS::CloudFront::ResponseHeadersPolicy').map(([id, properties]) => {
		const config = properties.ResponseHeadersPolicyConfig;
		const headers = {};
		responsePolicy(config)(headers);
		return { id, config, headers: Object.entries(headers) };
	});

	it('the security policy with the hashes of the built site', needsSite, () => {
		within(
			policies.map(({ id, config }) => [
				`${id}, Content-Security-Policy`,
				text(config.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy),
				CLOUDFRONT.securityPolicy,
			]),
		);
	});

	it('each header of each policy, and all of a policy together', needsSite, () => {
		within(
			policies.flatMap(({ id, config, headers }) => [
				[`${id}, custom headers`, count(config.CustomHeadersConfig.Items), CLOUDFRONT.customHeaders],
				[`${id}, all names and values`, text(headers.flat().join('')), CLOUDFRONT.allHeaders],
				...headers.flatMap(([name, value]) => [
					[`${id}, name ${name}`, text(name), CLOUDFRONT.headerName],
					[`${id}, ${name}`, text(value), CLOUDFRONT.headerValue],
				]),
			]),
		);
	});

	it('the headers that the API gets', () => {
		within(
			ofType('AWS::CloudFront::OriginRequestPolicy').map(([id, { OriginRequestPolicyConfig }]) => [
				`${id}, headers`,
				count(OriginRequestPolicyConfig.HeadersConfig.Headers),
				CLOUDFRONT.forwardedHeaders,
			]),
		);
	});

	it('the code of its functions', () => {
		within(
			ofType('AWS::CloudFront::Function').map(([id, { FunctionCode }]) => [
				`${id}, bytes of code`,
				bytes(FunctionCode),
				CLOUDFRONT.functionBytes,
			]),
		);
	});
});

describe('CloudFormation takes', () => {
	it('each template: uploaded, and as JSON in the question whether it is valid', () => {
		within(
			[source, observability, global].flatMap((parsed, index) => [
				[`${paths[index]}, bytes`, statSync(join(ROOT, paths[index])).size, CLOUDFORMATION.uploadedBytes],
				[`${paths[index]}, bytes as JSON`, bytes(parsed), CLOUDFORMATION.inlineBytes],
			]),
		);
	});

	it('what each of them declares', () => {
		within(
			[template, observability, global].flatMap((parsed, index) => [
				[`${paths[index]}, resources`, count(parsed.Resources), CLOUDFORMATION.resources],
				[`${paths[index]}, parameters`, count(parsed.Parameters), CLOUDFORMATION.parameters],
				[`${paths[index]}, outputs`, count(parsed.Outputs), CLOUDFORMATION.outputs],
				[
					`${paths[index]}, dynamic references`,
					JSON.stringify(parsed).split('{{resolve:').length - 1,
					CLOUDFORMATION.dynamicReferences,
				],
			]),
		);
	});

	it('what the publisher answers of the built site', needsSite, () => {
		const about = { Status: 'SUCCESS', LogicalResourceId: 'SiteFacts', RequestId: 'r'.repeat(36) };
		const ids = { StackId: arn(STACK), PhysicalResourceId: madeUp('SiteFacts') };
		const Data = Object.fromEntries(Object.entries(longest).filter(([name]) => name.startsWith('SiteFacts.')));
		within([['SiteFacts, bytes of the answer', bytes({ ...about, ...ids, Data }), CLOUDFORMATION.answerBytes]]);
	});
});

describe('Lambda takes', () => {
	/** Dynamic references replaced by as many characters as the secret has. */
	const withSecrets = (value) =>
		value.replace(/\{\{resolve:secretsmanager:(\w+)[^}]*\}\}/g, (_, id) =>
			'x'.repeat(template.Resources[id].Properties.GenerateSecretString.PasswordLength),
		);

	it('the environment of each function', () => {
		within(
			ofType('AWS::Lambda::Function').map(([id, { Environment }]) => [
				`${id}, bytes of the environment`,
				bytes(withSecrets(JSON.stringify(Environment.Variables))),
				LAMBDA.environmentBytes,
			]),
		);
	});

	it('the filters of the stream, and EventBridge the patterns of its rules', () => {
		within([
			...ofType('AWS::Lambda::EventSourceMapping').flatMap(([id, { FilterCriteria }]) => [
				[`${id}, filters`, count(FilterCriteria.Filters), EVENTS.filters],
				...FilterCriteria.Filters.map(({ Pattern }, index) => [
					`${id}, pattern ${index + 1}`,
					text(Pattern),
					EVENTS.filterPattern,
				]),
			]),
			...ofType('AWS::Events::Rule')
				.filter(([, { EventPattern }]) => EventPattern)
				.map(([id, { EventPattern }]) => [`${id}, pattern`, text(JSON.stringify(EventPattern)), EVENTS.eventPattern]),
		]);
	});
});

describe('IAM takes', () => {
	it('the policies of each role', () => {
		within(
			ofType('AWS::IAM::Role').map(([id, role]) => {
				const documents = role.Policies.map(({ PolicyDocument }) => JSON.stringify(PolicyDocument));
				return [`${id}, inline policies`, text(documents.join('')), INLINE_POLICIES];
			}),
		);
	});
});

describe('the stage with the longest name', () => {
	for (const [type, nameOf] of NAMES) {
		it(`is short enough for its ${type}`, () => {
			within(ofType(type).map(([id, properties]) => [`${id}, name`, text(nameOf(properties)), NAME]));
		});
	}
});
