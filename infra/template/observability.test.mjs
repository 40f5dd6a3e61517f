/**
 * Alarms and dashboard: each alarm says what to do, and all that is watched is counted by somebody.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readTemplate } from '../edge/template.mjs';
import { ROOT } from '../machine/places.mjs';
import { expectNone } from '../testing/faults.mjs';
import { functions, properties, template } from './stack.mjs';

const global = readTemplate(join(ROOT, 'infra/global.yaml'));
const alarms = [template, global].flatMap(({ Resources }) =>
	Object.entries(Resources).filter(([, { Type }]) => Type === 'AWS::CloudWatch::Alarm'),
);

const dashboardText = properties('Dashboard').DashboardBody['Fn::Sub'];
const dashboard = JSON.parse(dashboardText.replaceAll(/\$\{[^}]+\}/g, 'name'));

/** Of AWS's metrics those that are watched, as its user guides name them. */
const DOCUMENTED = {
	'AWS/ApiGateway': ['4xx', '5xx', 'Count'],
	'AWS/CertificateManager': ['DaysToExpiry'],
	'AWS/CloudFront': ['4xxErrorRate', '5xxErrorRate', 'Requests'],
	'AWS/DynamoDB': ['ReadThrottleEvents', 'WriteThrottleEvents'],
	'AWS/Lambda': ['Errors'],
	'AWS/SES': ['Reputation.BounceRate', 'Reputation.ComplaintRate'],
	'AWS/SQS': ['ApproximateNumberOfMessagesVisible'],
};

describe('an alarm', () => {
	for (const [id, { Properties }] of alarms) {
		it(`says what is wrong, what to do, where the runbook goes on, and tells the topic: ${id}`, () => {
			assert.match(Properties.AlarmDescription, new RegExp(`\\. .+\\. infra/RUNBOOK\\.md#${id.toLowerCase()}$`));
			assert.deepEqual(Properties.AlarmActions, [{ Ref: 'AlarmTopic' }]);
			// The sweep reports each minute, the reminder every ten minutes: no data means a fault.
			const isTold = ['MailerLag', 'ReminderSilent'].includes(id);
			assert.equal(Properties.TreatMissingData, isTold ? 'breaching' : 'notBreaching');
		});
	}

	// docs/decisions/0005
	it('is one of fourteen at most', () => assert.ok(alarms.length <= 14, String(alarms.length)));

	it('has a heading in the runbook, and each heading has an alarm', () => {
		const [, part] = readFileSync(join(ROOT, 'infra/RUNBOOK.md'), 'utf8').split('\n## When an alarm comes\n');
		const headings = Array.from(part.split('\n## ')[0].matchAll(/^### (\w+)$/gm), ([, id]) => id);
		assert.deepEqual(headings.sort(), alarms.map(([id]) => id).sort());
	});

	it('counts the errors of every function', () => {
		const watched = properties('FunctionErrors').Metrics.flatMap(
			({ MetricStat }) => MetricStat?.Metric.Dimensions[0].Value.Ref ?? [],
		);
		assert.deepEqual(watched.sort(), functions.map(([name]) => name).sort());
		const unseen = functions.filter(([name]) => !dashboardText.includes(`"Errors", "FunctionName", "\${${name}}"`));
		expectNone(
			unseen.map(([name]) => name),
			'Add the errors of these functions to the dashboard:',
		);
	});

	it('tells when seven tenths of the mails of an hour are used, of the number that the functions keep to', () => {
		const { Metrics, Threshold } = properties('VisitorMails');
		const [used, mails] = Metrics;
		assert.deepEqual([used.Expression['Fn::Sub'], Threshold], [`SUM(METRICS()) / \${VisitorMailsAnHour}`, 0.7]);
		assert.equal(mails.MetricStat.Period, 3600);
		for (const id of ['ContactFunction', 'SignupFunction']) {
			assert.deepEqual(properties(id).Environment.Variables.VISITOR_MAILS_AN_HOUR, { Ref: 'VisitorMailsAnHour' }, id);
		}
	});
});

describe('what is watched', () => {
	it('is a number that the functions count, or that AWS documents', () => {
		const sources = readdirSync(join(ROOT, 'functions'), { recursive: true, encoding: 'utf8' })
			.filter((path) => /^\w+\/src\/.+\.rs$/.test(path))
			.map((path) => readFileSync(join(ROOT, 'functions', path), 'utf8'))
			.join('\n');
		const inAlarms = alarms
			.flatMap(([, { Properties }]) => [Properties, ...(Properties.Metrics ?? []).map((one) => one.MetricStat?.Metric)])
			.filter((metric) => metric?.Namespace !== undefined)
			.map(({ Namespace, MetricName }) => [Namespace, MetricName]);
		const inDashboard = dashboard.widgets.flatMap(({ properties }) => properties.metrics);
		assert.ok(inAlarms.length > 0 && inDashboard.length > 0);
		const unknown = [...inAlarms, ...inDashboard].filter(([namespace, name]) =>
			namespace === 'Leads' ? !sources.includes(`"${name}"`) : !DOCUMENTED[namespace]?.includes(name),
		);
		expectNone(
			unknown.map(([namespace, name]) => `${namespace} ${name}`),
			'Nobody counts these; correct the name in template.yaml or infra/global.yaml:',
		);
	});
});
