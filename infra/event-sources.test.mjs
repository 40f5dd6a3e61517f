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
	const [{ Properties: stream }] = events('MailerFunction');
	const patterns = stream.FilterCriteria.Filters.map(({ Pattern }) => JSON.parse(Pattern));
	const reaches = (eventName, attributes) => {
		const NewImage = Object.fromEntries(Object.entries(attributes).map(([name, S]) => [name, { S }]));
		return patterns.some((pattern) => matches(pattern, { eventName, dynamodb: { NewImage } }));
	};
	const lead = { pk: 'LEAD#K7QM-4TXR', sk: 'CONTACT', verdict: 'clean' };
	const signup = { pk: 'SIGNUP#K7QM-4TXR', sk: 'SIGNUP', verdict: 'clean', confirmationMailClaimedAt: 'then' };

	it('is that of the leads table, from its beginning', () => {
		assert.deepEqual(stream.Stream, { 'Fn::GetAtt': 'LeadsTable.StreamArn' });
		assert.equal(stream.StartingPosition, 'TRIM_HORIZON');
	});

	it('hands over what is new', () => {
		assert.ok(reaches('INSERT', lead));
		assert.ok(reaches('INSERT', { pk: signup.pk, sk: signup.sk }));
	});

	it('hands over a sign-up once it is confirmed, until somebody began with its mail', () => {
		assert.ok(reaches('MODIFY', { ...signup, confirmedAt: 'now' }));
		assert.ok(!reaches('MODIFY', { ...signup, confirmedAt: 'now', welcomeMailClaimedAt: 'now' }));
	});

	it('hands over a held sign-up once sales released it, until somebody began with its mail', () => {
		const held = { pk: signup.pk, sk: signup.sk, verdict: 'held' };
		assert.ok(!reaches('MODIFY', held));
		assert.ok(reaches('MODIFY', { ...held, releasedAt: 'now' }));
		assert.ok(!reaches('MODIFY', { ...held, releasedAt: 'now', confirmationMailClaimedAt: 'now' }));
	});

	it('hands over whatever is asked for again', () => {
		for (const record of [lead, signup]) assert.ok(reaches('MODIFY', { ...record, deliveryRequestedAt: 'now' }));
	});

	it('spares the mailer its own marks, answers, withdrawals, and what TTL or an erasure removes', () => {
		assert.ok(!reaches('MODIFY', { ...lead, salesMailClaimedAt: 'now', salesMailId: '1' }));
		assert.ok(!reaches('MODIFY', { ...lead, answeredAt: 'now' }));
		assert.ok(!reaches('MODIFY', { ...signup, withdrawnAt: 'now' }));
		assert.ok(!reaches('REMOVE', {}));
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
