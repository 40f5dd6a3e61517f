/**
 * The functions that no visitor calls get every event that they are for, and lose none: mailer, reminder, feedback on mails.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { properties } from './stack.mjs';

describe('the mailer’s stream', () => {
	const [{ Properties: stream }, ...others] = Object.values(properties('MailerFunction').Events);

	it('has every new mail and post of the leads table from its beginning, and spares the mailer all other changes', () => {
		assert.deepEqual(stream.Stream, { 'Fn::GetAtt': 'LeadsTable.StreamArn' });
		assert.equal(stream.StartingPosition, 'TRIM_HORIZON');
		assert.equal(properties('LeadsTable').StreamSpecification.StreamViewType, 'KEYS_ONLY');
		// As functions/leads/src/table/keys.rs names them. The mailer's own marks, TTL and erasures are no INSERT.
		const sk = { S: [{ prefix: 'MAIL#' }, { prefix: 'HOOK#' }] };
		const patterns = stream.FilterCriteria.Filters.map(({ Pattern }) => JSON.parse(Pattern));
		assert.deepEqual(patterns, [{ eventName: ['INSERT'], dynamodb: { Keys: { sk } } }]);
	});

	it('retries only what failed, a finite number of times, then tells the dead-letter queue', () => {
		assert.ok(stream.MaximumRetryAttempts > 0 && stream.MaximumRetryAttempts <= 10_000);
		assert.ok(stream.MaximumRecordAgeInSeconds > 0 && stream.MaximumRecordAgeInSeconds <= 86_400);
		assert.equal(stream.BisectBatchOnFunctionError, true);
		assert.deepEqual(stream.FunctionResponseTypes, ['ReportBatchItemFailures']);
		assert.deepEqual(stream.DestinationConfig.OnFailure.Destination, { 'Fn::GetAtt': 'DeadLetterQueue.Arn' });
	});

	it('is swept each minute for what still waits, and the reminder is called every ten minutes', () => {
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

	it('handles bounces and complaints of this stack’s mails, which SES reports, and of nothing else', () => {
		assert.deepEqual(others, []);
		const sets = ['MailConfiguration', 'SalesMailConfiguration'].map((id) => ({ Ref: id }));
		const mail = { tags: { 'ses:configuration-set': sets } };
		assert.deepEqual(rule.Pattern, { source: ['aws.ses'], detail: { eventType: ['Bounce', 'Complaint'], mail } });
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
