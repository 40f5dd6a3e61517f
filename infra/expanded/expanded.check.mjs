/**
 * What AWS is asked to make: tests over the template after the SAM transform.
 *
 * Run by the step `expanded`, which gives the transformed template's path in EXPANDED_TEMPLATE.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const template = JSON.parse(readFileSync(process.env.EXPANDED_TEMPLATE, 'utf8'));
const resources = Object.entries(template.Resources);
const ofType = (type) => resources.filter(([, resource]) => resource.Type === type);
const properties = (id) => template.Resources[id].Properties;
const functions = ofType('AWS::Lambda::Function');

describe('the transform', () => {
	it('leaves nothing of SAM, and makes no role of its own', () => {
		for (const [id, { Type }] of resources) assert.doesNotMatch(Type, /Serverless/, id);
		for (const [id] of ofType('AWS::IAM::Role')) assert.doesNotMatch(id, /FunctionRole$/);
	});
});

describe('every function', () => {
	for (const [id, { Properties }] of functions) {
		it(`${id} runs on arm64 with a time limit, a role, a log and the tracing that was asked for`, () => {
			assert.deepEqual(Properties.Architectures, ['arm64']);
			assert.equal(Properties.Runtime, 'provided.al2023');
			assert.ok(Properties.Timeout > 0 && Properties.Timeout <= 300);
			assert.equal(template.Resources[Properties.Role['Fn::GetAtt'][0]].Type, 'AWS::IAM::Role');
			assert.ok(properties(Properties.LoggingConfig.LogGroup.Ref).RetentionInDays);
			assert.deepEqual(Properties.TracingConfig.Mode, { 'Fn::If': ['IsTraced', 'Active', 'PassThrough'] });
		});
	}

	it('has a role that no other function has', () => {
		const roles = functions.map(([, { Properties }]) => Properties.Role['Fn::GetAtt'][0]);
		assert.equal(new Set(roles).size, functions.length);
	});
});

describe('least privilege', () => {
	const policies = [
		...ofType('AWS::IAM::Role').flatMap(([id, { Properties }]) =>
			(Properties.Policies ?? []).map((policy) => [id, policy]),
		),
		...ofType('AWS::IAM::Policy').map(([id, { Properties }]) => [id, Properties]),
	];
	const statements = policies.flatMap(([id, { PolicyDocument }]) =>
		PolicyDocument.Statement.map((statement) => [id, statement]),
	);

	it('names every action', () => {
		for (const [id, { Action }] of statements)
			for (const action of [Action].flat()) assert.doesNotMatch(action, /\*/, id);
	});

	it('names every resource; a wildcard stands only for objects of the site’s two folders', () => {
		for (const [id, { Resource }] of statements) {
			for (const resource of [Resource].flat()) {
				const text = JSON.stringify(resource);
				assert.doesNotMatch(text.replace(/\$\{SiteBucket\.Arn\}\/(site|releases)\/\*/, ''), /\*/, id);
			}
		}
	});

	it('adds no managed policy but the one for traces', () => {
		for (const [id, { Properties }] of ofType('AWS::IAM::Role')) {
			const managed = Properties.ManagedPolicyArns?.['Fn::If'];
			assert.deepEqual(managed?.[0], 'IsTraced', id);
			assert.match(JSON.stringify(managed), /AWSXRayDaemonWriteAccess/, id);
			assert.equal(managed[1].length, 1, id);
		}
	});

	it('lets one service call each function, and only from this stack', () => {
		for (const [id, { Properties }] of ofType('AWS::Lambda::Permission')) {
			assert.match(Properties.Principal, /^[a-z]+\.amazonaws\.com$/, id);
			assert.ok(Properties.SourceArn, id);
		}
	});
});

describe('what is kept', () => {
	it('is encrypted, restorable, and forgets in time', () => {
		const table = properties('LeadsTable');
		assert.deepEqual(table.TimeToLiveSpecification, { AttributeName: 'expiresAt', Enabled: true });
		assert.equal(table.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled, true);
		assert.equal(table.StreamSpecification.StreamViewType, 'NEW_IMAGE');
		for (const [id, { Properties }] of ofType('AWS::SQS::Queue'))
			assert.equal(Properties.SqsManagedSseEnabled, true, id);
		for (const [id, { Properties }] of ofType('AWS::Logs::LogGroup')) {
			assert.deepEqual(Properties.RetentionInDays, { Ref: 'LogRetentionDays' }, id);
		}
	});

	it('is in no public bucket', () => {
		for (const [id, { Properties }] of ofType('AWS::S3::Bucket')) {
			assert.deepEqual(Object.values(Properties.PublicAccessBlockConfiguration), [true, true, true, true], id);
			assert.ok(Properties.BucketEncryption, id);
		}
		for (const [id, { Properties }] of ofType('AWS::S3::BucketPolicy')) {
			for (const { Effect, Principal } of Properties.PolicyDocument.Statement) {
				if (Effect === 'Allow') assert.deepEqual(Principal, { Service: 'cloudfront.amazonaws.com' }, id);
			}
		}
	});
});

describe('the stream', () => {
	for (const [id, { Properties }] of ofType('AWS::Lambda::EventSourceMapping')) {
		it(`${id} retries a finite number of times, halves a failing batch, and hands the rest to the queue`, () => {
			assert.ok(Properties.MaximumRetryAttempts > 0);
			assert.ok(Properties.MaximumRecordAgeInSeconds <= 86_400);
			assert.equal(Properties.BisectBatchOnFunctionError, true);
			assert.deepEqual(Properties.FunctionResponseTypes, ['ReportBatchItemFailures']);
			assert.deepEqual(Properties.DestinationConfig.OnFailure.Destination, {
				'Fn::GetAtt': ['DeadLetterQueue', 'Arn'],
			});
		});
	}
});

describe('the site’s release', () => {
	const layer = ofType('AWS::Lambda::LayerVersion').map(([id]) => id);

	it('changes with the layer, which changes with the site', () => {
		assert.equal(layer.length, 1);
		for (const type of ['Custom::SiteFacts', 'Custom::SiteRelease']) {
			const [[, resource]] = ofType(type);
			assert.deepEqual(resource.Properties.Release, { Ref: layer[0] });
			assert.ok(resource.Properties.ServiceTimeout >= properties('PublishFunction').Timeout);
		}
		assert.deepEqual(properties('PublishFunction').Layers, [{ Ref: layer[0] }]);
	});

	it('comes after everything that it needs: the permission to invalidate, and the distribution’s to read', () => {
		const [[, release]] = ofType('Custom::SiteRelease');
		assert.deepEqual([...release.DependsOn].sort(), ['PublishInvalidation', 'SiteBucketPolicy']);
	});

	it('depends on nothing that depends on it', () => {
		const referred = (value, found = new Set()) => {
			if (Array.isArray(value)) for (const item of value) referred(item, found);
			else if (value && typeof value === 'object') {
				for (const [key, item] of Object.entries(value)) {
					if (key === 'Ref') found.add(item);
					else if (key === 'Fn::GetAtt') found.add(Array.isArray(item) ? item[0] : item.split('.')[0]);
					else if (key === 'Fn::Sub') {
						const text = Array.isArray(item) ? item[0] : item;
						for (const [, name] of text.matchAll(/\$\{(\w+)/g)) found.add(name);
						if (Array.isArray(item)) referred(item[1], found);
					} else referred(item, found);
				}
			}
			return found;
		};
		const visit = (id, path) => {
			assert.ok(!path.includes(id), `${[...path, id].join(' -> ')}`);
			const { DependsOn = [], Properties = {} } = template.Resources[id];
			const next = [...referred(Properties), ...[DependsOn].flat()].filter((name) => template.Resources[name]);
			for (const name of new Set(next)) visit(name, [...path, id]);
		};
		for (const [id] of resources) visit(id, []);
	});
});

describe('the outputs', () => {
	it('tell the address, what operators need, and each DNS record to set', () => {
		const wanted = [
			...[
				'SiteUrl',
				'DistributionDomainName',
				'DistributionId',
				'SiteBucketName',
				'LeadsTableName',
				'DeadLetterQueueUrl',
			],
			...[
				'AlarmTopicArn',
				'DashboardUrl',
				'DkimRecord1',
				'DkimRecord2',
				'DkimRecord3',
				'MailFromRecord',
				'SpfRecord',
				'DmarcRecord',
			],
		];
		for (const name of wanted) assert.ok(template.Outputs[name]?.Description, name);
	});
});
