/**
 * Which events reach the functions that nobody calls, by the patterns of template.yaml.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readTemplate, resolver } from './edge/template.mjs';
import { matches } from './event-pattern.mjs';

const template = readTemplate(new URL('../template.yaml', import.meta.url));
const events = (id) => Object.values(template.Resources[id].Properties.Events);

describe('the mailer’s stream', () => {
	const [{ Properties: stream }, ...others] = events('MailerFunction');
	const patterns = stream.FilterCriteria.Filters.map(({ Pattern }) => JSON.parse(Pattern));
	const reaches = (eventName, pk, sk) => {
		const Keys = { pk: { S: pk }, sk: { S: sk } };
		return patterns.some((pattern) => matches(pattern, { eventName, dynamodb: { Keys } }));
	};

	it('is that of the leads table, from its beginning', () => {
		assert.deepEqual(stream.Stream, { 'Fn::GetAtt': 'LeadsTable.StreamArn' });
		assert.equal(stream.StartingPosition, 'TRIM_HORIZON');
	});

	it('hands over each mail that is queued', () => {
		assert.ok(reaches('INSERT', 'LEAD#K7QM-4TXR', 'MAIL#salesMail'));
		assert.ok(reaches('INSERT', 'SIGNUP#K7QM-4TXR', 'MAIL#welcomeMail'));
	});

	it('spares the mailer its own marks, what TTL or an erasure removes, and every other record', () => {
		for (const eventName of ['MODIFY', 'REMOVE']) assert.ok(!reaches(eventName, 'LEAD#K7QM-4TXR', 'MAIL#salesMail'));
		for (const [pk, sk] of [
			['LEAD#K7QM-4TXR', 'CONTACT'],
			['SIGNUP#K7QM-4TXR', 'SIGNUP'],
			['ADDRESS#0', 'SUBSCRIPTION'],
			['KEY#0', 'KEY'],
			['HELD', 'FROM#0'],
		])
			for (const eventName of ['INSERT', 'MODIFY']) assert.ok(!reaches(eventName, pk, sk), `${eventName} ${sk}`);
	});

	it('is swept each minute for what is still due', () => {
		assert.deepEqual(
			others.map(({ Type, Properties }) => [Type, Properties.Schedule]),
			[['Schedule', 'rate(1 minute)']],
		);
	});
});

describe('the reminder', () => {
	it('is called each hour, by nothing else', () => {
		assert.deepEqual(
			events('ReminderFunction').map(({ Type, Properties }) => [Type, Properties.Schedule]),
			[['Schedule', 'rate(1 hour)']],
		);
	});
});

describe('the feedback function', () => {
	const [{ Properties: rule }, ...others] = events('FeedbackFunction');
	const pattern = resolver(template, { MailConfiguration: 'nono-staging' })(rule.Pattern);
	const event = (eventType, set = 'nono-staging') => ({
		source: 'aws.ses',
		detail: { eventType, mail: { messageId: '1', tags: { 'ses:configuration-set': [set] } } },
	});

	it('hears of bounces and complaints of this stack’s mails', () => {
		assert.deepEqual(others, []);
		for (const type of ['Bounce', 'Complaint']) assert.ok(matches(pattern, event(type)), type);
	});

	it('hears of no other event, stack or sender of events', () => {
		for (const type of ['Delivery', 'Send', 'Open', 'Reject']) assert.ok(!matches(pattern, event(type)), type);
		assert.ok(!matches(pattern, event('Bounce', 'nono-production')));
		assert.ok(!matches(pattern, { ...event('Bounce'), source: 'somebody.else' }));
	});

	it('is told of exactly what SES reports to EventBridge', () => {
		const { EventDestination } = template.Resources.MailEvents.Properties;
		assert.equal(EventDestination.Enabled, true);
		assert.deepEqual(
			EventDestination.MatchingEventTypes.toSorted(),
			pattern.detail.eventType.map((type) => type.toLowerCase()).toSorted(),
		);
	});
});
