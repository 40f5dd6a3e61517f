/**
 * Who deploys from CI writes roles, and none that may do more than the boundary.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readTemplate, resolver } from '../edge/template.mjs';
import { expectNone } from '../testing/faults.mjs';
import { template } from './stack.mjs';

const [deployer, backup] = ['deployer', 'backup'].map((name) =>
	readTemplate(new URL(`../${name}.yaml`, import.meta.url)),
);
const ofRole = deployer.Resources.Role.Properties.Policies[0].PolicyDocument.Statement;
const roles = [template, backup].flatMap(({ Resources }) =>
	Object.entries(Resources).filter(([, { Type }]) => Type === 'AWS::IAM::Role'),
);

/** What CloudFormation names after the stack, by its type. */
const ARNS = {
	'AWS::DynamoDB::Table': (name) => `arn:aws:dynamodb:eu-central-1:1:table/${name}`,
	'AWS::Logs::LogGroup': (name) => `arn:aws:logs:eu-central-1:1:log-group:${name}:*`,
	'AWS::S3::Bucket': (name) => `arn:aws:s3:::${name}`,
	'AWS::SQS::Queue': (name) => `arn:aws:sqs:eu-central-1:1:${name}`,
};
const values = {
	...{ 'AWS::Partition': 'aws', 'AWS::Region': 'eu-central-1', 'AWS::AccountId': '1', Stage: 'production' },
	...{ SalesAddress: 'vertrieb@nono.example', SenderAddress: 'kontakt@nono.example' },
	...{ MailConfiguration: 'nono-production', SalesMailConfiguration: 'nono-production-sales' },
	...Object.fromEntries(
		Object.entries(template.Resources).flatMap(([id, { Type }]) => {
			const arn = ARNS[Type]?.(`nono-production-${id}-1`);
			return [
				[`${id}.Arn`, arn],
				[`${id}.StreamArn`, `${arn}/stream/1`],
			];
		}),
	),
};
const matches = (pattern, text) =>
	new RegExp(`^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(text);
const listed = (value) => [resolver({}, values)(value)].flat();

describe('the role of CI', () => {
	it('writes no role but within the boundary, which it can neither change nor take off', () => {
		const actions = ofRole.flatMap(({ Action, Condition }) =>
			[Action].flat().map((action) => ({ action, bound: Condition?.StringEquals['iam:PermissionsBoundary'] })),
		);
		const writing = actions.filter(({ action }) => /^iam:(Attach|Create|Put)/.test(action));
		const unbound = writing.filter(({ bound }) => bound?.Ref !== 'Boundary').map(({ action }) => action);
		assert.deepEqual(unbound, ['iam:CreateServiceLinkedRole']);
		const others = actions.map(({ action }) => action).filter((action) => /^(iam|sts|\*)/.test(action));
		const refused = others.filter((action) =>
			/\*|Polic(y|ies)Version|iam:Create(Policy|User)|DeleteRolePerm/.test(action),
		);
		expectNone(refused, 'With these the role gets out of its boundary; leave them out of infra/deployer.yaml:');
		assert.equal(deployer.Resources.Boundary.Type, 'AWS::IAM::ManagedPolicy');
	});

	it('is written by none of its kind: no stage’s name makes its roles theirs', () => {
		const pattern = new RegExp(deployer.Parameters.Stage.AllowedPattern);
		assert.deepEqual(
			['production', 'deployer', 'deployer-production'].map((stage) => pattern.test(stage)),
			[true, false, false],
		);
	});
});

describe('the boundary', () => {
	const bounds = deployer.Resources.Boundary.Properties.PolicyDocument.Statement.map(({ Action, Resource }) => ({
		actions: [Action].flat(),
		resources: listed(Resource),
	}));

	it('is set on each role, where it is given', () => {
		const set = { 'Fn::If': ['HasBoundary', { Ref: 'RoleBoundary' }, { Ref: 'AWS::NoValue' }] };
		for (const [id, { Properties }] of roles) assert.deepEqual(Properties.PermissionsBoundary, set, id);
		assert.deepEqual(template.Resources.Backup.Properties.Parameters.RoleBoundary, { Ref: 'RoleBoundary' });
	});

	it('leaves every function what it may do', () => {
		const wanted = roles.flatMap(([id, { Properties }]) =>
			(Properties.Policies ?? []).flatMap(({ PolicyDocument }) =>
				PolicyDocument.Statement.flatMap(({ Action, Resource }) =>
					[Action].flat().flatMap((action) => listed(Resource).map((resource) => ({ id, action, resource }))),
				),
			),
		);
		assert.ok(wanted.length > 0);
		const lost = wanted.filter(
			({ action, resource }) =>
				!bounds.some(
					({ actions, resources }) =>
						actions.some((bound) => matches(bound, action)) && resources.some((bound) => matches(bound, resource)),
				),
		);
		expectNone(
			lost.map(({ id, action, resource }) => `${id}: ${action} of ${resource}`),
			'Add these to Boundary in infra/deployer.yaml:',
		);
	});

	it('gives nobody a right over roles, nor over another stage', () => {
		for (const { actions, resources } of bounds) {
			assert.doesNotMatch(actions.join(), /^\*|,\*|iam:|sts:|secretsmanager:|lambda:|cloudformation:/);
			if (!/backup:/.test(actions.join())) assert.ok(!resources.includes('*'), actions.join());
		}
	});
});
