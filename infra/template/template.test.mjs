/**
 * What template.yaml has to keep to, whatever else changes in it: it says what it is for, nothing is lost, nothing costs without a
 * bound. That CloudFormation takes it is cfn-lint’s to say.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readTemplate } from '../edge/template.mjs';
import { expectNone } from '../testing/faults.mjs';
import { functions, ofType, properties, resources, template, text } from './stack.mjs';

const besides = ['global', 'backup'].map((name) => readTemplate(new URL(`../${name}.yaml`, import.meta.url)));

describe('the templates', () => {
	it('say what each resource is for, and describe parameters and outputs', () => {
		// The name of a log group says it.
		const others = resources.filter(([, { Type }]) => Type !== 'AWS::Logs::LogGroup');
		const unsaid = others.filter(([id]) => !new RegExp(`\\n  # [^\\n]+\\n(  #[^\\n]*\\n)*  ${id}:\\n`).test(text));
		const undescribed = [template, ...besides].flatMap(({ Parameters, Outputs }) =>
			Object.entries({ ...Parameters, ...Outputs }).filter(([, { Description }]) => !Description),
		);
		const names = [...unsaid, ...undescribed].map(([name]) => name);
		expectNone(names, 'Say above a resource what it is for, and in Description what a parameter or an output is:');
	});

	it('bound the values that people set', () => {
		for (const [name, { AllowedPattern, AllowedValues, MaxValue }] of Object.entries(template.Parameters)) {
			assert.ok(AllowedPattern || AllowedValues || MaxValue, name);
		}
	});
});

describe('what is kept', () => {
	it('of leads can be restored, and is forgotten in time', () => {
		const table = properties('LeadsTable');
		assert.deepEqual(table.TimeToLiveSpecification, { AttributeName: 'expiresAt', Enabled: true });
		assert.equal(table.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled, true);
	});

	it('of logs is forgotten after the days that the privacy page promises', () => {
		for (const [id, { RetentionInDays }] of ofType('AWS::Logs::LogGroup')) {
			assert.equal(RetentionInDays, 30, id);
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
		assert.deepEqual(kept.map(([id]) => id).sort(), ['DataKey', 'LeadsTable']);
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

describe('a function', () => {
	const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
	const [runbook, local, roles] = [
		'infra/RUNBOOK.md',
		'functions/local/Cargo.toml',
		'functions/local/tests/stack/roles.rs',
	].map(read);
	// Puts the site into a bucket, which a machine of one person has no need of, and has no record to do with.
	const ofPeople = functions.filter(([id]) => id !== 'PublishFunction');

	it('has its log in the runbook', () => {
		const logs = functions.map(([, { LoggingConfig }]) => LoggingConfig.LogGroup.Ref);
		const unnamed = logs.filter((log) => !new RegExp(`\\b${log}\\b`).test(runbook));
		expectNone(unnamed, 'Add these logs to infra/RUNBOOK.md:');
	});

	it('runs on a developer’s machine too, where its role is tried', () => {
		for (const [id] of ofPeople) {
			const crate = template.Resources[id].Metadata.BuildProperties.Binary;
			assert.match(local, new RegExp(`^${crate}\\.workspace = true$`, 'm'), `functions/local/Cargo.toml: ${id}`);
			assert.match(roles, new RegExp(`\\("${crate}", `), `functions/local/tests/stack/roles.rs: ${id}`);
		}
	});
});
