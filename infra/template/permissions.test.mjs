/**
 * Nobody may do more than needed.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parseTemplate, resolver } from '../edge/template.mjs';
import { distribution, functions, ofType, properties, template, text } from './stack.mjs';

/** Every statement of every policy, with the resource that has it. */
const statements = [
	...ofType('AWS::IAM::Role').flatMap(([id, { Policies }]) => Policies.map((policy) => [id, policy])),
	...ofType('AWS::IAM::Policy'),
].flatMap(([id, { PolicyDocument }]) => PolicyDocument.Statement.map((statement) => [id, statement]));

describe('permissions', () => {
	it('name every action and every resource; a wildcard stands only for the site’s objects', () => {
		for (const [id, { Action, Resource }] of statements) {
			assert.doesNotMatch([Action].flat().join(), /\*/, id);
			const named = JSON.stringify(Resource).replaceAll(/\$\{SiteBucket\.Arn\}\/site\/\*/g, '');
			assert.doesNotMatch(named, /\*/, id);
		}
	});

	it('come from a role of each function’s own, with no managed policy', () => {
		const roles = functions.map(([id, { Role }]) => Role?.['Fn::GetAtt'] ?? assert.fail(`${id} has no role`));
		assert.equal(new Set(roles).size, functions.length);
		for (const [id, { ManagedPolicyArns }] of ofType('AWS::IAM::Role')) {
			assert.equal(ManagedPolicyArns, undefined, id);
		}
	});

	it('let mails be sent from the one sender address only', () => {
		const sending = statements.filter(([, { Action }]) => JSON.stringify(Action).includes('ses:'));
		assert.ok(sending.length > 0);
		for (const [id, { Condition }] of sending) {
			assert.deepEqual(Condition, { StringEquals: { 'ses:FromAddress': { Ref: 'SenderAddress' } } }, id);
		}
	});

	it('let mails reach sales in SES’s sandbox, where a recipient’s identity needs a permission like the sender’s', () => {
		const values = {
			...{ 'AWS::Partition': 'aws', 'AWS::Region': 'eu-central-1', 'AWS::AccountId': '1' },
			...{ SenderAddress: 'kontakt@sender.example', SalesAddress: 'vertrieb@sales.example' },
		};
		for (const [id, { Resource }] of statements.filter(([, { Action }]) => Action === 'ses:SendEmail')) {
			const identities = resolver(template, values)(Resource).flatMap((arn) => arn.split(':identity/')[1] ?? []);
			const wanted = ['kontakt@sender.example', 'sales.example', 'sender.example', 'vertrieb@sales.example'];
			assert.deepEqual(identities.sort(), wanted, id);
		}
	});

	it('let a function touch only the kinds of records that it works with, and each kind be touched', () => {
		const keys = readFileSync(new URL('../../functions/leads/src/table/keys.rs', import.meta.url), 'utf8');
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

	it('lose the condition on keys, and nothing else, by the command of the runbook', () => {
		const runbook = readFileSync(new URL('../RUNBOOK.md', import.meta.url), 'utf8');
		const [, pattern] = /`perl -0pi -e "s\/(.+)\/\/g" template\.yaml`/.exec(runbook) ?? assert.fail('no command');
		const without = parseTemplate(text.replace(new RegExp(pattern, 'g'), ''));
		const bare = structuredClone(template);
		for (const { Properties } of Object.values(bare.Resources)) {
			for (const { PolicyDocument } of Properties.Policies ?? []) {
				for (const statement of PolicyDocument.Statement) if (statement.Condition?.Null) delete statement.Condition;
			}
		}
		assert.deepEqual(without, bare);
		assert.doesNotMatch(JSON.stringify(without), /LeadingKeys/);
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

	it('let nobody but the publisher write to the site', () => {
		const writing = statements.filter(([, { Action }]) => JSON.stringify(Action).includes('s3:'));
		assert.deepEqual([...new Set(writing.map(([id]) => id))], ['PublishRole']);
	});
});
