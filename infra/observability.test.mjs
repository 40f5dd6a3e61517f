import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readTemplate } from './edge/template.mjs';

const main = readTemplate(new URL('../template.yaml', import.meta.url));
const nested = readTemplate(new URL('observability.yaml', import.meta.url));
const global = readTemplate(new URL('global.yaml', import.meta.url));
const alarms = [nested, global].flatMap((template) =>
	Object.entries(template.Resources).filter(([, { Type }]) => Type === 'AWS::CloudWatch::Alarm'),
);

describe('every alarm', () => {
	for (const [id, { Properties }] of alarms) {
		it(`${id} says what is wrong and what to do, and tells the topic`, () => {
			assert.ok(Properties.AlarmDescription.split('. ').length >= 2, Properties.AlarmDescription);
			assert.deepEqual(Properties.AlarmActions, [{ Ref: 'AlarmTopic' }]);
			// The sweep tells its number each minute: none is bad news.
			assert.equal(Properties.TreatMissingData, id === 'MailerLag' ? 'breaching' : 'notBreaching');
		});
	}
});

describe('the alarms', () => {
	const watched = (id) =>
		nested.Resources[id].Properties.Metrics.filter(({ MetricStat }) => MetricStat).map(
			({ MetricStat }) => MetricStat.Metric.Dimensions[0].Value.Ref,
		);
	const functions = Object.entries(main.Resources)
		.filter(([, { Type }]) => Type === 'AWS::Serverless::Function')
		.map(([id]) => id);

	it('count the errors and throttles of every function', () => {
		assert.deepEqual(watched('FunctionErrors').sort(), functions.toSorted());
		assert.deepEqual(watched('FunctionThrottles').sort(), functions.toSorted());
	});

	it('get every name from template.yaml', () => {
		const given = main.Resources.Observability.Properties;
		assert.deepEqual(Object.keys(given.Parameters).sort(), Object.keys(nested.Parameters).sort());
		assert.ok(existsSync(new URL(`../${given.TemplateURL}`, import.meta.url)));
	});

	it('cover queue, mails that are due, API, open leads, reputation of mails, CDN and certificate', () => {
		const metrics = alarms.map(([, { Properties }]) => Properties.MetricName);
		for (const metric of [
			'ApproximateNumberOfMessagesVisible',
			'OldestDueMailMinutes',
			'SenderRefused',
			'UnreadableRecords',
			'5xx',
			'OpenLeadsOver20h',
			'SalesMailsReturned',
			'Submissions',
			'Reputation.BounceRate',
			'Reputation.ComplaintRate',
			'5xxErrorRate',
			'DaysToExpiry',
		]) {
			assert.ok(metrics.includes(metric), metric);
		}
	});

	it('tell when four fifths of the mails of an hour are used, whatever their number', () => {
		const { Metrics, Threshold } = nested.Resources.VisitorMails.Properties;
		assert.equal(Metrics[0].Expression['Fn::Sub'], ['SUM(METRICS()) / $', '{VisitorMailsAnHour}'].join(''));
		assert.equal(Threshold, 0.8);
		const dimensions = Metrics.slice(1).map(({ MetricStat }) => MetricStat.Metric.Dimensions.map(({ Value }) => Value));
		assert.deepEqual(dimensions, [
			[{ Ref: 'LeadsTable' }, 'contact', 'clean'],
			[{ Ref: 'LeadsTable' }, 'signup', 'clean'],
		]);
		for (const { MetricStat } of Metrics.slice(1)) assert.equal(MetricStat.Period, 3600);
		const reads = ({ Properties }) => Properties.Environment?.Variables.VISITOR_MAILS_AN_HOUR?.Ref;
		for (const id of ['ContactFunction', 'SignupFunction']) {
			assert.equal(reads(main.Resources[id]), 'VisitorMailsAnHour', id);
		}
	});

	it('are for an address that the visitor never sees', () => {
		assert.equal(main.Parameters.AlarmAddress.Default, undefined);
	});
});

describe('the dashboard', () => {
	it('is JSON once its names are filled in, with CloudFront’s numbers from us-east-1', () => {
		const text = nested.Resources.Dashboard.Properties.DashboardBody['Fn::Sub'].replace(/\$\{[^}]+\}/g, 'name');
		const { widgets } = JSON.parse(text);
		for (const { properties } of widgets) {
			const cdn = JSON.stringify(properties.metrics).includes('AWS/CloudFront');
			assert.equal(properties.region, cdn ? 'us-east-1' : 'name', properties.title);
		}
	});
});

describe('the runbook', () => {
	it('has a section for each alarm that sends its reader there', () => {
		const runbook = readFileSync(new URL('RUNBOOK.md', import.meta.url), 'utf8');
		for (const [id, { Properties }] of alarms) {
			if (Properties.AlarmDescription.includes('RUNBOOK.md')) assert.ok(runbook.includes(`\`${id}\``), id);
		}
	});
});
