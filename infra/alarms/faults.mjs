/**
 * For each alarm the faults that it is for, as the numbers that come in, and those of a quiet day.
 *
 * A number is told by minutes since the fault began; before it, and for every metric that a fault does not name, it is a quiet day.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { readTemplate } from '../edge/template.mjs';
import { ROOT } from '../local/places.mjs';

/** @typedef {(minute: number) => number | undefined} Numbers of a metric by minute; undefined where nothing comes in */

const nothing = () => undefined;
/** The same number each minute. */
const each = (value) => () => value;
/** A number every so many minutes. */
const every = (minutes, value) => (minute) => (minute % minutes === 0 ? value : undefined);
/** A number in these minutes. */
const at = (minutes, value) => (minute) => (minutes.includes(minute) ? value : undefined);
/** What the sweep tells when a mail has waited since the fault began. */
const age = (minute) => minute;

/** Minutes from one run of the reminder to the next. */
const RUN = minutesBetweenRuns();

const own = (name) => `Leads ${name} LeadsTable`;
const OLDEST = own('OldestDueMailMinutes');
const api = (name) => `AWS/ApiGateway ${name} ApiId`;
const mail = (name) => `AWS/SES Reputation.${name} ConfigurationSet`;
const written = (...index) => ['AWS/DynamoDB ConsumedWriteCapacityUnits LeadsTable', ...index].join(' ');
const throttled = (...index) => ['AWS/DynamoDB WriteThrottleEvents LeadsTable', ...index].join(' ');
const turnedAway = 'AWS/WAFV2 BlockedRequests InstallationName form-crowd';

/** What comes in on a quiet day. @type {Record<string, Numbers>} */
export const QUIET = {
	[own('OldestDueMailMinutes')]: each(0),
	// A receiver that was away for twenty minutes.
	[own('OldestDueHookMinutes')]: (minute) => (minute % 700 > 20 ? 0 : minute % 700),
	[own('OpenLeads')]: runs(3),
	[own('LateLeads')]: runs(0),
	[own('HeldLeads')]: runs(35),
	[own('Submissions')]: every(2, 1),
	[own('VisitorMails')]: every(4, 1),
	[written()]: each(40),
	[written('LeadsByState')]: each(5),
	[written('Queues')]: each(20),
	// A wrong form now and then, and somebody who tries paths.
	[api('4xx')]: each(3),
	[mail('BounceRate')]: every(60, 0.01),
	[mail('ComplaintRate')]: every(60, 0),
	// One failed request of a quiet night.
	'AWS/CloudFront 5xxErrorRate Global DistributionId': (minute) => (minute % 500 === 0 ? 50 : 0),
	'AWS/CertificateManager DaysToExpiry CertificateArn': every(1440, 200),
	'AWS/SQS ApproximateNumberOfMessagesVisible DeadLetterQueueName': each(0),
	'AWS/Lambda Errors MailerFunction': each(0),
	'AWS/Lambda Throttles ContactFunction': each(0),
};

/** What goes wrong, and which alarm is to tell of it. @type {[alarm: string, fault: string, Record<string, Numbers>][]} */
export const FAULTS = [
	['FunctionErrors', 'feedback fails at all three tries', { 'AWS/Lambda Errors FeedbackFunction': at([0, 1, 3], 1) }],
	['FunctionThrottles', 'a burst above the concurrency', { 'AWS/Lambda Throttles ContactFunction': at([0], 5) }],
	[
		'DeadLetters',
		'a bounce was not handled',
		{ 'AWS/SQS ApproximateNumberOfMessagesVisible DeadLetterQueueName': (minute) => (minute < 4 ? 0 : 1) },
	],
	['MailerLag', 'SES is down for an hour', { [OLDEST]: (minute) => (minute < 60 ? age(minute) : 0) }],
	['MailerLag', 'a mail fails all night', { [OLDEST]: age }],
	['MailerLag', 'the sweep does not run', { [OLDEST]: nothing }],
	[
		'HookLag',
		'the receiver is down for three hours',
		{ [own('OldestDueHookMinutes')]: (minute) => (minute < 180 ? age(minute) : 0) },
	],
	['ReminderSilent', 'the reminder does not run', { [own('OpenLeads')]: nothing }],
	['SenderRefused', 'SES pauses the account', { [own('SenderRefused')]: at([0, 1, 3, 7], 1) }],
	[
		'UnreadableRecords',
		'a rollback left records of a later release',
		// In the middle between two runs.
		{ [own('UnreadableRecords')]: (minute) => (minute % RUN === Math.floor(RUN / 2) ? 4 : undefined) },
	],
	['OpenLeads', 'a lead is past its hour', { [own('LateLeads')]: every(RUN, 1) }],
	['HeldLeads', 'a flood of spam', { [own('HeldLeads')]: (minute) => (minute % RUN ? undefined : 35 + minute * 20) }],
	['SalesMailsReturned', 'the sales mailbox is full', { [own('SalesMailsReturned')]: at([0], 1) }],
	['ManySubmissions', 'thirty posts a minute', { [own('Submissions')]: each(30) }],
	[
		'VisitorMails',
		'somebody signs strangers up, three a minute',
		// Three quarters of a part are for posts, 25 of 33 in the hour's 200.
		{ [own('VisitorMails')]: (minute) => (minute % 10 < 8 ? 3 : minute % 10 === 8 ? 1 : undefined) },
	],
	['TableThrottled', 'the table is throttled', { [throttled()]: each(8) }],
	['TableThrottled', 'an index is throttled', { [throttled('Queues')]: each(8) }],
	[
		'TableNearBound',
		'five posts in two seconds, of 20 units each',
		{ [written()]: each(60 * 50), [written('Queues')]: each(60 * 20) },
	],
	['RefusedRequests', 'visitors are throttled', { [api('4xx')]: each(200) }],
	['VisitorsTurnedAway', 'a flood from everywhere', { [turnedAway]: each(500) }],
	['PublishFailed', 'the invalidation fails', { 'Installations InstallationName-publish-errors': at([0], 1) }],
	['ApiFailures', 'the database is away', { [api('5xx')]: at([2, 9], 1) }],
	['BounceRate', 'a list of addresses that are none', { [mail('BounceRate')]: every(60, 0.07) }],
	['ComplaintRate', 'a flood of sign-ups of strangers', { [mail('ComplaintRate')]: every(60, 0.002) }],
	['CdnFailures', 'the bucket refuses', { 'AWS/CloudFront 5xxErrorRate Global DistributionId': each(30) }],
	[
		'CertificateExpiry',
		'the certificate is not renewed',
		{ 'AWS/CertificateManager DaysToExpiry CertificateArn': every(1440, 20) },
	],
];

/** What the reminder counts on a quiet day: a minute later in one run and earlier in the next, and one run failed. */
function runs(value) {
	const failed = 35 * RUN + 1;
	return (minute) => {
		const sinceEven = ((minute % (2 * RUN)) + 2 * RUN) % (2 * RUN);
		return [0, RUN + 1].includes(sinceEven) && minute !== failed ? value : undefined;
	};
}

function minutesBetweenRuns() {
	const { Schedule } = readTemplate(join(ROOT, 'template.yaml')).Resources.ReminderFunction.Properties.Events.TenMinutes
		.Properties;
	const [, minutes] =
		/^cron\(0\/(\d+) \* \* \* \? \*\)$/.exec(Schedule) ?? assert.fail(`${Schedule}: every how many minutes?`);
	return Number(minutes);
}
