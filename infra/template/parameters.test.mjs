/**
 * What the parameters of an installation change, what the firewall counts, and which names an account has once.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readTemplate, resolver } from '../edge/template.mjs';
import { ROOT } from '../machine/places.mjs';
import { expectNone } from '../testing/faults.mjs';

const PATHS = ['template.yaml', 'infra/global.yaml', 'infra/backup.yaml'];
const [template, global] = PATHS.map((path) => readTemplate(join(ROOT, path)));

/** Properties of a resource with these parameters. */
const made = (id, parameters) => resolver(template, parameters)(template.Resources[id].Properties);

describe('a parameter', () => {
	it('gives the CDN both names', () => {
		const given = { DomainName: 'www.example.org', AlternateDomainName: 'example.org' };
		assert.deepEqual(made('Distribution', given).DistributionConfig.Aliases, ['www.example.org', 'example.org']);
	});

	it('has SES send for the domain of the sender’s address', () => {
		const { EmailIdentity, MailFromAttributes } = made('SenderIdentity', { SenderAddress: 'kontakt@example.org' });
		assert.deepEqual([EmailIdentity, MailFromAttributes.MailFromDomain], ['example.org', 'mail.example.org']);
	});

	it('protects the leads of production from deletion, and lets those of a preview go with it', () => {
		const protectedIn = (Stage) => made('LeadsTable', { Stage }).DeletionProtectionEnabled;
		assert.deepEqual(['production', 'pr-12'].map(protectedIn), [true, false]);
	});
});

/** What a rule counts: by path, and whether posts alone. */
function meant({ ScopeDownStatement: scope }) {
	const parts = scope?.AndStatement?.Statements ?? (scope ? [scope] : []);
	const [path] = parts.flatMap(({ RegexMatchStatement }) => RegexMatchStatement ?? []);
	return { path, posts: parts.some(({ ByteMatchStatement }) => ByteMatchStatement?.SearchString === 'POST') };
}

describe('the firewall', () => {
	it('blocks who asks too often, by the path as the CDN reads it, and lets everybody else in', () => {
		const { DefaultAction, Rules } = global.Resources.Firewall.Properties;
		assert.deepEqual(DefaultAction, { Allow: {} });
		const rates = Rules.filter(({ Statement }) => Statement.RateBasedStatement);
		assert.ok(rates.length > 0);
		for (const { Name, Action, Statement } of rates) {
			assert.equal(Action.Block.CustomResponse.ResponseCode, 429, Name);
			const { path } = meant(Statement.RateBasedStatement);
			const types = path?.TextTransformations.toSorted((one, two) => one.Priority - two.Priority);
			if (path) assert.equal(types.map(({ Type }) => Type).join(), 'URL_DECODE,NORMALIZE_PATH', Name);
		}
		assert.equal(new Set(Rules.map(({ Priority }) => Priority)).size, Rules.length);
	});

	const rates = global.Resources.Firewall.Properties.Rules.flatMap(({ Name, Statement }) =>
		Statement.RateBasedStatement ? [{ Name, ...Statement.RateBasedStatement }] : [],
	);

	it('counts what is posted to a form apart from what is read, and links in mails by their address alone', () => {
		const counting = (method, uri) =>
			rates
				.filter((rate) => {
					const { path, posts } = meant(rate);
					return path && new RegExp(path.RegexString).test(uri) && (!posts || method === 'POST');
				})
				.map(({ Name }) => Name);
		const posts = ['api-rate', 'form-rate', 'form-network', 'form-crowd'];
		for (const form of ['/api/contact', '/api/signup']) {
			assert.deepEqual(counting('POST', form), posts);
			assert.deepEqual(counting('GET', form), ['api-rate']);
		}
		assert.deepEqual(counting('GET', '/api/challenge'), ['api-rate', 'challenge-crowd']);
		for (const link of ['/api/signup/confirm', '/api/signup/unsubscribe', '/api/signup/release', '/api/leads/close']) {
			for (const method of ['GET', 'POST']) assert.deepEqual(counting(method, link), ['api-rate']);
		}
	});

	it('counts whole networks beside single addresses: who has an IPv6 prefix has a new address for each request', () => {
		for (const kind of ['form', 'site']) {
			const keys = rates
				.filter(({ Name }) => Name.startsWith(kind))
				.map((rate) => rate.CustomKeys ?? rate.AggregateKeyType);
			assert.ok(keys.includes('IP') && keys.some((key) => 'ASN' in Object(key[0])), kind);
		}
	});

	it('turns a crowd away before the API does, whose own answer is JSON, to a person too', () => {
		const [forms, ...others] = rates.filter(({ AggregateKeyType }) => AggregateKeyType === 'CONSTANT');
		const { ThrottlingBurstLimit, ThrottlingRateLimit } = made('Api', {}).DefaultRouteSettings;
		const aMinute = others.reduce((sum, { Limit }) => sum + Limit, forms.Limit);
		assert.ok(ThrottlingBurstLimit >= forms.Limit && ThrottlingRateLimit * forms.EvaluationWindowSec >= aMinute);
	});

	it('answers whom it turns away with a page that says what happened and where the text is', () => {
		const { CustomResponseBodies, Rules } = global.Resources.Firewall.Properties;
		const overridden = Rules.flatMap(({ Statement }) => Statement.ManagedRuleGroupStatement?.RuleActionOverrides ?? []);
		// What they look into is what a person wrote.
		assert.ok(overridden.length > 0 && overridden.every(({ Name }) => Name.endsWith('_BODY')));
		const errorPages = made('Distribution', {}).DistributionConfig.CustomErrorResponses.map((page) => page.ErrorCode);
		const actions = [...Rules.flatMap(({ Action }) => Action ?? []), ...overridden.map((rule) => rule.ActionToUse)];
		for (const { Block } of actions) {
			const { ContentType, Content } = CustomResponseBodies[Block.CustomResponse.CustomResponseBodyKey];
			assert.equal(ContentType, 'TEXT_HTML');
			assert.match(Content, /^<!doctype html><html lang="de">.*einen\s+Schritt zurück.*noch einmal abschicken/s);
			// "AWS WAF quotas": 4,096 bytes.
			assert.ok(Buffer.byteLength(Content) <= 4_096);
			assert.ok(!errorPages.includes(Block.CustomResponse.ResponseCode));
		}
	});
});

describe('a resource with a name', () => {
	/** Properties that name a resource within the account. */
	const NAMES = [
		...['Name', 'FunctionName', 'TableName', 'BucketName', 'QueueName', 'LogGroupName', 'RoleName', 'TopicName'],
		...['AlarmName', 'BackupPlanName', 'BackupVaultName', 'BudgetName', 'DashboardName'],
	];
	const named = PATHS.map((path) => readTemplate(join(ROOT, path))).flatMap(({ Resources }) =>
		Object.entries(Resources)
			// Their names count within a configuration set and a log group only.
			.filter(([, { Type }]) => !/(EventDestination|MetricFilter)$/.test(Type))
			.flatMap(([id, { Properties = {} }]) =>
				// Some names stand one level deeper.
				[Properties, ...Object.values(Properties)]
					.flatMap((part) => NAMES.map((key) => part[key]).filter(Boolean))
					// A reference to another resource is the name that CloudFormation made up.
					.filter((name) => !Resources[name.Ref])
					.map((name) => ({ id, name })),
			),
	);

	it('shares it with no other stage: each begins with the stack’s', () => {
		const shared = named
			.filter(({ name }) => !/AWS::StackName|InstallationName/.test(JSON.stringify(name)))
			.map(({ id, name }) => `${id}: ${JSON.stringify(name)}`);
		expectNone(shared, 'Begin these names with the stack’s (AWS::StackName):');
	});

	it('is not the budget: another address for alarms makes a new one before the old one goes, and its name would be taken', () => {
		assert.ok(!('BudgetName' in global.Resources.Budget.Properties.Budget));
	});

	it('is not that of a part of another stage, nor the vault of an installation before', () => {
		const pattern = new RegExp(template.Parameters.Stage.AllowedPattern);
		const texts = [...PATHS, 'infra/deploy/stage.mjs'].map((path) => readFileSync(join(ROOT, path), 'utf8')).join('\n');
		const endings = texts.matchAll(/\$\{(?:AWS::StackName|InstallationName|stackName)\}(-[a-z-]+[a-z])/g);
		const taken = Array.from(endings, ([, ending]) => `a${ending}`).filter((name) => pattern.test(name));
		expectNone(taken, 'Add what these end in to AllowedPattern of Stage:');
		assert.ok(pattern.test('pr-12') && pattern.test('sales'));
		const { BackupVaultName } = readTemplate(join(ROOT, 'infra/backup.yaml')).Resources.Vault.Properties;
		assert.match(JSON.stringify(BackupVaultName), /AWS::StackId/);
	});
});
