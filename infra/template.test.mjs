/**
 * What template.yaml has to keep to, whatever else changes in it: nothing is lost, nobody may do more than needed, what
 * visitors get is safe. That CloudFormation takes it is cfn-lint's to say.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parseTemplate, readTemplate, resolver } from './edge/template.mjs';
import { matches } from './event-source/event-pattern.mjs';

const text = readFileSync(new URL('../template.yaml', import.meta.url), 'utf8');
const template = parseTemplate(text);
const besides = ['observability', 'global', 'backup'].map((name) =>
	readTemplate(new URL(`${name}.yaml`, import.meta.url)),
);

const resources = Object.entries(template.Resources);
const properties = (id) => template.Resources[id].Properties;
const ofType = (type) =>
	resources.filter(([, { Type }]) => Type === type).map(([id, { Properties }]) => [id, Properties]);

const functions = ofType('AWS::Serverless::Function');
const distribution = properties('Distribution').DistributionConfig;
const behaviours = [distribution.DefaultCacheBehavior, ...distribution.CacheBehaviors];

/** Every statement of every policy, with the resource that has it. */
const statements = [
	...ofType('AWS::IAM::Role').flatMap(([id, { Policies }]) => Policies.map((policy) => [id, policy])),
	...ofType('AWS::IAM::Policy'),
].flatMap(([id, { PolicyDocument }]) => PolicyDocument.Statement.map((statement) => [id, statement]));

/** Names of the functions in a value of a template. */
function functionsIn(value) {
	if (value === null || typeof value !== 'object') return [];
	return Object.entries(value).flatMap(([key, inner]) => [
		...(key.startsWith('Fn::') || key === 'Ref' || key === 'Condition' ? [key] : []),
		...functionsIn(inner),
	]);
}

/** Logical ids that a value refers to. */
function referred(value) {
	if (value === null || typeof value !== 'object') return [];
	return Object.entries(value).flatMap(([key, inner]) => {
		if (key === 'Ref') return [inner];
		if (key === 'Fn::GetAtt') return [[inner].flat()[0].split('.')[0]];
		if (key !== 'Fn::Sub') return referred(inner);
		const [pattern, own] = [inner].flat();
		return [...Array.from(pattern.matchAll(/\$\{(\w+)/g), ([, name]) => name), ...referred(own)];
	});
}

describe('the templates', () => {
	it('say what each resource is for, and describe parameters and outputs', () => {
		const unsaid = resources.filter(([id]) => !new RegExp(`\\n  # [^\\n]+\\n(  #[^\\n]*\\n)*  ${id}:\\n`).test(text));
		const undescribed = [template, ...besides].flatMap(({ Parameters, Outputs }) =>
			Object.entries({ ...Parameters, ...Outputs }).filter(([, { Description }]) => !Description),
		);
		assert.deepEqual(
			[...unsaid, ...undescribed].map(([name]) => name),
			[],
		);
	});

	it('bound the values that people set', () => {
		for (const [name, { AllowedPattern, AllowedValues, MaxValue }] of Object.entries(template.Parameters)) {
			assert.ok(AllowedPattern || AllowedValues || MaxValue, name);
		}
	});

	it('use in rules only what CloudFormation evaluates there, which cfn-lint does not know', () => {
		// User guide, "Rule functions".
		const allowed = new Set([
			...['Fn::And', 'Fn::Contains', 'Fn::EachMemberEquals', 'Fn::EachMemberIn', 'Fn::Equals', 'Fn::Not', 'Fn::Or'],
			...['Fn::RefAll', 'Fn::ValueOf', 'Fn::ValueOfAll', 'Ref'],
		]);
		for (const { Rules = {} } of [template, ...besides]) {
			const refused = functionsIn(Rules).filter((name) => !allowed.has(name));
			assert.deepEqual(refused, []);
		}
	});

	it('have no resource that waits for itself; cfn-lint looks at references only, not at DependsOn', () => {
		const done = new Set();
		const visit = (id, path) => {
			assert.ok(!path.includes(id), [...path, id].join(' -> '));
			if (done.has(id) || !template.Resources[id]) return;
			const { DependsOn = [], Properties } = template.Resources[id];
			for (const next of [...referred(Properties), ...[DependsOn].flat()]) visit(next, [...path, id]);
			done.add(id);
		};
		for (const [id] of resources) visit(id, []);
	});
});

describe('what is kept', () => {
	it('of leads can be restored, and is forgotten in time', () => {
		const table = properties('LeadsTable');
		assert.deepEqual(table.TimeToLiveSpecification, { AttributeName: 'expiresAt', Enabled: true });
		assert.equal(table.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled, true);
	});

	it('of logs is forgotten in time', () => {
		for (const [id, { RetentionInDays }] of ofType('AWS::Logs::LogGroup')) {
			assert.deepEqual(RetentionInDays, { Ref: 'LogRetentionDays' }, id);
		}
		for (const [id, { LoggingConfig }] of functions) assert.ok(template.Resources[LoggingConfig?.LogGroup.Ref], id);
	});

	it('costs no more than is bounded: the table, and each of its indexes by the same number', () => {
		const { OnDemandThroughput: bound, GlobalSecondaryIndexes } = properties('LeadsTable');
		assert.deepEqual(bound.MaxWriteRequestUnits, { Ref: 'TableWriteUnits' });
		// A page of a query, of 1 MB, takes 128.
		assert.ok(bound.MaxReadRequestUnits >= 128);
		for (const { IndexName, OnDemandThroughput } of GlobalSecondaryIndexes) {
			assert.deepEqual(OnDemandThroughput, bound, IndexName);
		}
	});

	it('when the stack goes is the table and the key to its addresses, unless its first creation failed', () => {
		const kept = resources.filter(([, { UpdateReplacePolicy }]) => UpdateReplacePolicy === 'Retain');
		assert.deepEqual(kept.map(([id]) => id).sort(), ['LeadsTable', 'TableKey']);
		// Nobody would know of what a failed creation left behind, and it costs.
		for (const [id, { DeletionPolicy }] of kept) assert.equal(DeletionPolicy, 'RetainExceptOnCreate', id);
		for (const [id, { DeletionPolicy }] of resources) assert.notEqual(DeletionPolicy, 'Retain', id);
	});

	it('in buckets and queues is encrypted, and no bucket is public', () => {
		for (const [id, bucket] of ofType('AWS::S3::Bucket')) {
			assert.deepEqual(Object.values(bucket.PublicAccessBlockConfiguration), [true, true, true, true], id);
			assert.ok(bucket.BucketEncryption, id);
			assert.equal(bucket.WebsiteConfiguration, undefined, id);
		}
		for (const [id, { SqsManagedSseEnabled }] of ofType('AWS::SQS::Queue'))
			assert.equal(SqsManagedSseEnabled, true, id);
		for (const [id, { PolicyDocument }] of [...ofType('AWS::S3::BucketPolicy'), ...ofType('AWS::SQS::QueuePolicy')]) {
			const denied = PolicyDocument.Statement.filter(({ Effect }) => Effect === 'Deny');
			assert.deepEqual(
				denied.map(({ Principal, Condition }) => [Principal, Condition]),
				[['*', { Bool: { 'aws:SecureTransport': 'false' } }]],
				id,
			);
		}
	});
});

describe('permissions', () => {
	it('name every action and every resource; a wildcard stands only for objects of the site’s two folders', () => {
		for (const [id, { Action, Resource }] of statements) {
			assert.doesNotMatch([Action].flat().join(), /\*/, id);
			const named = JSON.stringify(Resource).replaceAll(/\$\{SiteBucket\.Arn\}\/(site|releases)\/\*/g, '');
			assert.doesNotMatch(named, /\*/, id);
		}
	});

	it('come from a role of each function’s own, with no managed policy but the one for traces', () => {
		const roles = functions.map(([id, { Role }]) => Role?.['Fn::GetAtt'] ?? assert.fail(`${id} has no role`));
		assert.equal(new Set(roles).size, functions.length);
		for (const [id, { ManagedPolicyArns }] of ofType('AWS::IAM::Role')) {
			const [condition, managed, none] = ManagedPolicyArns['Fn::If'];
			assert.deepEqual([condition, managed.length, none], ['IsTraced', 1, { Ref: 'AWS::NoValue' }], id);
			assert.match(managed[0]['Fn::Sub'], /AWSXRayDaemonWriteAccess$/, id);
		}
	});

	it('let one service call each function, and only from this stack', () => {
		for (const [id, { Principal, SourceArn }] of ofType('AWS::Lambda::Permission')) {
			assert.match(Principal, /^[a-z]+\.amazonaws\.com$/, id);
			assert.ok(SourceArn, id);
		}
	});

	it('let mails be sent from the one sender address only', () => {
		const sending = statements.filter(([, { Action }]) => JSON.stringify(Action).includes('ses:'));
		assert.ok(sending.length > 0);
		for (const [id, { Condition }] of sending) {
			assert.deepEqual(Condition, { StringEquals: { 'ses:FromAddress': { Ref: 'SenderAddress' } } }, id);
		}
	});

	it('let a function touch only the kinds of records that it works with, and each kind be touched', () => {
		const keys = readFileSync(new URL('../functions/leads/src/table/keys.rs', import.meta.url), 'utf8');
		const documented = [...keys.matchAll(/^\/\/! \| [^|]+ \| `([A-Z]+#?)[^`]*` \|/gm)].map(([, kind]) => kind);
		const onTable = statements.filter(
			([, { Resource }]) => JSON.stringify(Resource) === JSON.stringify({ 'Fn::GetAtt': 'LeadsTable.Arn' }),
		);
		const touched = onTable.flatMap(([id, { Action, Condition }]) => {
			const kinds = Condition?.['ForAllValues:StringLike']['dynamodb:LeadingKeys'] ?? [];
			assert.ok(kinds.length > 0, `${id}: ${Action}`);
			// "ForAllValues" holds where a request names no key at all.
			assert.deepEqual(Condition.Null, { 'dynamodb:LeadingKeys': 'false' }, `${id}: ${Action}`);
			return kinds.map((kind) => kind.replace('*', ''));
		});
		// Nobody erases but a person with the tool.
		assert.deepEqual([...new Set(touched), 'ERASURE#'].sort(), [...new Set(documented)].sort());
	});

	it('let nobody read or change a lead who only writes it, and nobody write one who only changes it', () => {
		const may = (role) =>
			statements
				.filter(([id, { Condition }]) => id === role && JSON.stringify(Condition ?? '').includes('LEAD#*'))
				.flatMap(([, { Action }]) => Action);
		assert.deepEqual(may('ContactRole'), ['dynamodb:PutItem']);
		assert.deepEqual(may('FeedbackRole'), ['dynamodb:UpdateItem']);
		assert.deepEqual(may('SignupRole'), []);
	});

	it('let this distribution alone read the bucket, and only the site', () => {
		const allowed = properties('SiteBucketPolicy').PolicyDocument.Statement.filter(({ Effect }) => Effect === 'Allow');
		assert.equal(allowed.length, 1);
		const [{ Action, Principal, Condition, Resource }] = allowed;
		assert.deepEqual([Action, Principal], ['s3:GetObject', { Service: 'cloudfront.amazonaws.com' }]);
		assert.match(Condition.StringEquals['AWS:SourceArn']['Fn::Sub'], /distribution\/\$\{Distribution\}$/);
		assert.match(Resource['Fn::Sub'], /\/site\/\*$/);
		assert.equal(distribution.Origins.find(({ Id }) => Id === 'site').OriginPath, '/site');
	});

	it('let one file of the site be written beside the publisher, the one that the contact page reads', () => {
		const writing = statements.filter(
			([id, { Action }]) => JSON.stringify(Action).includes('s3:') && id !== 'PublishRole',
		);
		assert.deepEqual(
			writing.map(([id, { Action, Resource }]) => [id, Action, Resource['Fn::Sub']]),
			[['ReminderRole', 's3:PutObject', `\${SiteBucket.Arn}/site/facts/answer-time.json`]],
		);
	});
});

describe('the API', () => {
	it('gets the same stack-made secret from the CDN as the functions check', () => {
		const secret = { 'Fn::Sub': `{{resolve:secretsmanager:\${OriginSecret}}}` };
		const { OriginCustomHeaders } = distribution.Origins.find(({ Id }) => Id === 'api');
		assert.deepEqual(OriginCustomHeaders, [{ HeaderName: 'x-origin-secret', HeaderValue: secret }]);
		for (const [id] of ofType('AWS::ApiGatewayV2::Integration')) {
			const called = properties(id).IntegrationUri['Fn::GetAtt'].split('.')[0];
			assert.deepEqual(properties(called).Environment.Variables.ORIGIN_SECRET, secret, called);
		}
		assert.ok(properties('OriginSecret').GenerateSecretString.PasswordLength >= 32);
	});

	it('goes on working while a secret is rotated: each function knows the value before too, and the CDN comes last', () => {
		for (const [id, { Environment }] of functions) {
			for (const [name, resource, generation] of [
				...['Proof', 'Release', 'Sales', 'Table'].map((key) => [`${key.toUpperCase()}_KEY`, `${key}Key`, 'HmacSecret']),
				['ORIGIN_SECRET', 'OriginSecret', 'OriginSecret'],
			]) {
				if (!Environment.Variables[name]) continue;
				const before = { 'Fn::Sub': `{{resolve:secretsmanager:\${${resource}}:SecretString::AWSPREVIOUS}}` };
				const ifAny = { 'Fn::If': [`HasPrevious${generation}`, before, { Ref: 'AWS::NoValue' }] };
				assert.deepEqual(Environment.Variables[`${name}_PREVIOUS`], ifAny, id);
				const isFirst = { 'Fn::Equals': [{ Ref: `${generation}Generation` }, 1] };
				assert.deepEqual(template.Conditions[`HasPrevious${generation}`], { 'Fn::Not': [isFirst] });
				const reread =
					template.Globals.Function.Environment.Variables[
						`${generation === 'HmacSecret' ? 'HMAC_SECRET' : name}_GENERATION`
					];
				assert.deepEqual(reread, { Ref: `${generation}Generation` });
				if (name === 'ORIGIN_SECRET') assert.ok(template.Resources.Distribution.DependsOn.includes(id), id);
			}
		}
	});

	it('is throttled, never cached, and told the client address but neither cookie nor host', () => {
		const { ThrottlingRateLimit, ThrottlingBurstLimit } = properties('ApiStage').DefaultRouteSettings;
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
	const policies = ofType('AWS::CloudFront::ResponseHeadersPolicy');

	for (const [id, { ResponseHeadersPolicyConfig: config }] of policies) {
		it(`allows nothing unsafe, demands HTTPS for two years and shuts other origins out with ${id}`, () => {
			const { ContentSecurityPolicy, StrictTransportSecurity, ...security } = config.SecurityHeadersConfig;
			const csp = ContentSecurityPolicy.ContentSecurityPolicy;
			const policy = csp['Fn::Sub'] ?? csp;
			assert.match(policy, /^default-src 'none';.*frame-ancestors 'none'/s);
			assert.doesNotMatch(policy, /unsafe|https?:|\*|data:/);
			// Neither falls back to default-src. An asset is no document with a form.
			if (id !== 'AssetHeaders') assert.match(policy, /form-action 'self';\s+base-uri 'none'/);
			assert.ok(StrictTransportSecurity.AccessControlMaxAgeSec >= 63_072_000);
			assert.ok(security.ContentTypeOptions.Override);
			assert.equal(security.ReferrerPolicy.ReferrerPolicy, 'strict-origin-when-cross-origin');
			const own = config.CustomHeadersConfig.Items.find(({ Header }) => Header === 'Cross-Origin-Resource-Policy');
			assert.equal(own?.Value, 'same-origin');
		});
	}

	it('has a headers policy for each behaviour, and answers over HTTPS alone, TLS 1.2 or newer', () => {
		const used = behaviours.map(({ ResponseHeadersPolicyId }) => ResponseHeadersPolicyId.Ref);
		assert.deepEqual(used.sort(), policies.map(([id]) => id).sort());
		for (const { ViewerProtocolPolicy } of behaviours) {
			assert.match(ViewerProtocolPolicy, /^(redirect-to-https|https-only)$/);
		}
		assert.equal(distribution.ViewerCertificate['Fn::If'][1].MinimumProtocolVersion, 'TLSv1.2_2021');
	});

	it('gets a site as new as its layer, after everything that publishing needs', () => {
		for (const id of ['SiteFacts', 'SiteRelease']) {
			assert.deepEqual(properties(id).Release, { Ref: 'SiteLayer' }, id);
			assert.ok(properties(id).ServiceTimeout >= properties('PublishFunction').Timeout, id);
		}
		assert.deepEqual(template.Resources.SiteRelease.DependsOn, ['PublishInvalidation', 'SiteBucketPolicy']);
	});
});

describe('the mailer’s stream', () => {
	const [{ Properties: stream }, ...others] = Object.values(properties('MailerFunction').Events);
	const patterns = stream.FilterCriteria.Filters.map(({ Pattern }) => JSON.parse(Pattern));
	const reaches = (eventName, pk, sk) =>
		patterns.some((pattern) => matches(pattern, { eventName, dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } } }));

	it('has the leads table’s new records from its beginning', () => {
		assert.deepEqual(stream.Stream, { 'Fn::GetAtt': 'LeadsTable.StreamArn' });
		assert.equal(stream.StartingPosition, 'TRIM_HORIZON');
		assert.equal(properties('LeadsTable').StreamSpecification.StreamViewType, 'NEW_IMAGE');
	});

	for (const [wanted, eventNames, pk, sk] of [
		[true, ['INSERT'], 'LEAD#K7QM-4TXR', 'MAIL#salesMail'],
		[true, ['INSERT'], 'SIGNUP#K7QM-4TXR', 'MAIL#welcomeMail'],
		// The mailer's own marks, and what TTL or an erasure removes.
		[false, ['MODIFY', 'REMOVE'], 'LEAD#K7QM-4TXR', 'MAIL#salesMail'],
		[false, ['INSERT', 'MODIFY'], 'LEAD#K7QM-4TXR', 'CONTACT'],
		[false, ['INSERT', 'MODIFY'], 'SIGNUP#K7QM-4TXR', 'SIGNUP'],
		[false, ['INSERT', 'MODIFY'], 'ADDRESS#0', 'SUBSCRIPTION'],
		[false, ['INSERT', 'MODIFY'], 'MAILS', 'FROM#0'],
	]) {
		it(`${wanted ? 'hands over' : 'spares the mailer'} ${eventNames.join(' and ')} of ${pk}, ${sk}`, () => {
			for (const eventName of eventNames) assert.equal(reaches(eventName, pk, sk), wanted, eventName);
		});
	}

	it('retries only what failed, a finite number of times, then tells the dead-letter queue', () => {
		assert.ok(stream.MaximumRetryAttempts > 0 && stream.MaximumRetryAttempts <= 10_000);
		assert.ok(stream.MaximumRecordAgeInSeconds > 0 && stream.MaximumRecordAgeInSeconds <= 86_400);
		assert.equal(stream.BisectBatchOnFunctionError, true);
		assert.deepEqual(stream.FunctionResponseTypes, ['ReportBatchItemFailures']);
		assert.deepEqual(stream.DestinationConfig.OnFailure.Destination, { 'Fn::GetAtt': 'DeadLetterQueue.Arn' });
	});

	it('is swept each minute for what is still due, and the reminder is called every ten minutes', () => {
		const schedules = [...others, ...Object.values(properties('ReminderFunction').Events)];
		assert.deepEqual(
			schedules.map(({ Type, Properties }) => [Type, Properties.Schedule]),
			[
				['Schedule', 'rate(1 minute)'],
				['Schedule', 'cron(0/10 * * * ? *)'],
			],
		);
	});
});

describe('the feedback function', () => {
	const [{ Properties: rule }, ...others] = Object.values(properties('FeedbackFunction').Events);
	const sets = { MailConfiguration: 'nono-staging', SalesMailConfiguration: 'nono-staging-sales' };
	const pattern = resolver(template, sets)(rule.Pattern);
	const event = (eventType, set = 'nono-staging', source = 'aws.ses') => ({
		source,
		detail: { eventType, mail: { messageId: '1', tags: { 'ses:configuration-set': [set] } } },
	});

	it('hears of bounces and complaints of this stack’s mails, which SES reports, and of nothing else', () => {
		assert.deepEqual(others, []);
		for (const type of ['Bounce', 'Complaint']) assert.ok(matches(pattern, event(type)), type);
		for (const type of ['Delivery', 'Send', 'Open', 'Reject']) assert.ok(!matches(pattern, event(type)), type);
		assert.ok(!matches(pattern, event('Bounce', 'nono-production')));
		assert.ok(!matches(pattern, event('Bounce', 'nono-staging', 'somebody.else')));
		assert.ok(matches(pattern, event('Bounce', 'nono-staging-sales')));
		for (const id of ['MailEvents', 'SalesMailEvents']) {
			const { Enabled, MatchingEventTypes } = properties(id).EventDestination;
			assert.deepEqual([Enabled, MatchingEventTypes], [true, ['bounce', 'complaint']]);
		}
	});

	it('loses no event: what it can’t handle and what can’t be handed over to it is kept', () => {
		const kept = { 'Fn::GetAtt': 'DeadLetterQueue.Arn' };
		assert.deepEqual(rule.DeadLetterConfig, { Arn: kept });
		assert.deepEqual(properties('FeedbackFunction').EventInvokeConfig.DestinationConfig.OnFailure.Destination, kept);
		const [allowed] = properties('DeadLetterPolicy').PolicyDocument.Statement;
		assert.deepEqual(
			[allowed.Principal, allowed.Action, allowed.Condition],
			[
				{ Service: 'events.amazonaws.com' },
				'sqs:SendMessage',
				{ ArnEquals: { 'aws:SourceArn': { 'Fn::GetAtt': 'FeedbackFunctionReturned.Arn' } } },
			],
		);
	});

	it('never hears of a stopped mail to sales: SES holds back mails to visitors alone', () => {
		const stops = (id) => properties(id).SuppressionOptions.SuppressedReasons;
		assert.deepEqual(stops('MailConfiguration'), ['BOUNCE', 'COMPLAINT']);
		assert.deepEqual(stops('SalesMailConfiguration'), []);
		for (const id of ['MailerFunction', 'ReminderFunction']) {
			const set = properties(id).Environment.Variables.SES_SALES_CONFIGURATION_SET;
			assert.deepEqual(set, { Ref: 'SalesMailConfiguration' }, id);
		}
	});
});
