/**
 * What runs behind gets all that it is for, and loses nothing: the mailer’s stream, the feedback on mails.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { resolver } from '../edge/template.mjs';
import { matches } from './event-pattern.mjs';
import { properties, template } from './stack.mjs';

describe('the mailer’s stream', () => {
	const [{ Properties: stream }, ...others] = Object.values(properties('MailerFunction').Events);
	const patterns = stream.FilterCriteria.Filters.map(({ Pattern }) => JSON.parse(Pattern));
	const reaches = (eventName, pk, sk) =>
		patterns.some((pattern) => matches(pattern, { eventName, dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } } }));

	it('has the leads table’s new records from its beginning', () => {
		assert.deepEqual(stream.Stream, { 'Fn::GetAtt': 'LeadsTable.StreamArn' });
		assert.equal(stream.StartingPosition, 'TRIM_HORIZON');
		assert.equal(properties('LeadsTable').StreamSpecification.StreamViewType, 'KEYS_ONLY');
	});

	for (const [wanted, eventNames, pk, sk] of /** @type {const} */ ([
		[true, ['INSERT'], 'LEAD#K7QM-4TXR', 'MAIL#salesMail'],
		[true, ['INSERT'], 'SIGNUP#K7QM-4TXR', 'MAIL#welcomeMail'],
		[true, ['INSERT'], 'LEAD#K7QM-4TXR', 'HOOK#lead.received'],
		// The mailer's own marks, and what TTL or an erasure removes.
		[false, ['MODIFY', 'REMOVE'], 'LEAD#K7QM-4TXR', 'MAIL#salesMail'],
		[false, ['MODIFY', 'REMOVE'], 'LEAD#K7QM-4TXR', 'HOOK#lead.received'],
		[false, ['INSERT', 'MODIFY'], 'LEAD#K7QM-4TXR', 'CONTACT'],
		[false, ['INSERT', 'MODIFY'], 'SIGNUP#K7QM-4TXR', 'SIGNUP'],
		[false, ['INSERT', 'MODIFY'], 'ADDRESS#0', 'SUBSCRIPTION'],
		[false, ['INSERT', 'MODIFY'], 'MAILS', 'FROM#0'],
	])) {
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

	it('handles bounces and complaints of this stack’s mails, which SES reports, and of nothing else', () => {
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

	it('never gets a stopped mail to sales: SES holds back mails to visitors alone', () => {
		const stops = (id) => properties(id).SuppressionOptions.SuppressedReasons;
		assert.deepEqual(stops('MailConfiguration'), ['BOUNCE', 'COMPLAINT']);
		assert.deepEqual(stops('SalesMailConfiguration'), []);
		for (const id of ['MailerFunction', 'ReminderFunction']) {
			const set = properties(id).Environment.Variables.SES_SALES_CONFIGURATION_SET;
			assert.deepEqual(set, { Ref: 'SalesMailConfiguration' }, id);
		}
	});
});
