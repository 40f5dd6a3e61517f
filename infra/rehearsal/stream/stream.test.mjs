/**
 * The way from the table's stream to the mails with what may fail on it, as template.yaml sets it up: the real mailer over
 * the embedded database's stream, called by the rules of Lambda's event source mapping.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { newLead, unreadableLead } from './leads.mjs';
import { CREDENTIALS, openStage, program, SALES } from './stage.mjs';

/** Built by `npm test -- rust`; building it alone would compile the AWS SDK once more. */
const LEADS = program('leads');

/** What SES answers when it can't send; that nobody answers is tested in functions/local/tests/stack/outages.rs. */
const AWAY = { status: 503, headers: { 'x-amzn-errortype': 'ServiceUnavailableException' }, body: '{}' };

describe('from the stream to the mails', () => {
	let stage;
	before(async () => {
		stage = await openStage();
	});
	after(() => stage?.close());

	const leads = (count) => Array.from({ length: count }, newLead);
	const put = async ({ table }, list) => {
		for (const { item } of list) await table.put(item);
	};
	const assertMailedOnce = async (list) => {
		for (const { reference, email } of list) {
			assert.deepEqual(await stage.recipients(reference), [SALES, email], reference);
		}
	};
	/** The mail service while it is away, until `away` is false. */
	const mailServiceAway = async (t) => {
		const service = { away: true };
		const { url } = await stage.relay(t, stage.mail, (_, forward) => (service.away ? AWAY : forward()));
		return Object.assign(service, { url });
	};
	/** The place in the stream at which a lead came. */
	const placeOf = async ({ table }, { reference }) => {
		const keys = (await table.stream.all()).map(({ dynamodb }) => [dynamodb.Keys.pk.S, dynamodb.SequenceNumber]);
		return keys.find(([key]) => key === `LEAD#${reference}`)[1];
	};
	/** The one message in the dead-letter queue. */
	const givenUp = ({ queue }) => {
		const messages = queue.messages();
		assert.equal(messages.length, 1, 'messages in the dead-letter queue');
		return messages[0];
	};
	const sizes = ({ events }) => events.map(({ Records }) => Records.length);
	/** Who was in an invocation. */
	const references = ({ Records }) => Records.map(({ dynamodb }) => dynamodb.NewImage.reference?.S);

	it('sends every mail once when the mail service is back for the last retry', async (t) => {
		const service = await mailServiceAway(t);
		const rehearsal = await stage.rehearse(t, { mail: service.url });
		const { MaximumRetryAttempts } = rehearsal.settings;
		const list = leads(3);
		await put(rehearsal, list);
		let pauses = 0;
		const pause = async () => {
			pauses += 1;
			if (pauses === MaximumRetryAttempts) service.away = false;
		};
		await rehearsal.drain({ pause });
		assert.equal(pauses, MaximumRetryAttempts);
		await assertMailedOnce(list);
		assert.deepEqual(rehearsal.queue.messages(), []);
	});

	// Both ways of reading AWS's documentation: see isHalved in event-source.mjs.
	for (const halvesReports of [false, true]) {
		const how = halvesReports ? 'alone' : 'with those behind it in its batch';
		it(`retries a record that can’t be delivered ${how}, then puts its place into the queue and goes on`, async (t) => {
			const rehearsal = await stage.rehearse(t);
			const { BatchSize, MaximumRetryAttempts } = rehearsal.settings;
			const ahead = 3;
			const bad = unreadableLead();
			const good = leads(BatchSize + 2);
			await put(rehearsal, [...good.slice(0, ahead), bad, ...good.slice(ahead)]);
			await rehearsal.drain({ halvesReports });

			assert.equal(sizes(rehearsal)[0], BatchSize);
			await assertMailedOnce(good);
			assert.deepEqual(await stage.recipients(bad.reference), []);
			const message = givenUp(rehearsal);
			assert.equal(message.destination, 'DeadLetterQueue');
			assert.equal(message.requestContext.condition, 'RetryAttemptsExhausted');
			assert.equal(message.requestContext.approximateInvokeCount, 1 + MaximumRetryAttempts);
			assert.deepEqual(message.responseContext, { statusCode: 200, executedVersion: '$LATEST', functionError: null });
			const last = halvesReports ? bad : good[BatchSize - 2];
			const { startSequenceNumber, endSequenceNumber, batchSize } = message.DDBStreamBatchInfo;
			assert.equal(startSequenceNumber, await placeOf(rehearsal, bad));
			assert.equal(endSequenceNumber, await placeOf(rehearsal, last));
			assert.equal(batchSize, halvesReports ? 1 : BatchSize - ahead);
			const tries = rehearsal.events.filter(
				(event) => references(event)[0] === bad.reference && references(event).at(-1) === last.reference,
			);
			assert.equal(tries.length, 1 + MaximumRetryAttempts);
		});
	}

	it('sends no mail twice when the function dies in a batch, and hands over its halves', async (t) => {
		const [first, second, fatal, fourth] = leads(4);
		let rehearsal;
		let died = false;
		const relay = await stage.relay(t, stage.mail, async (body, forward) => {
			const answer = await forward();
			if (died || !body.includes(fatal.reference)) return answer;
			died = true;
			return rehearsal.mailer.kill();
		});
		rehearsal = await stage.rehearse(t, { mail: relay.url });
		await put(rehearsal, [first, second, fatal, fourth]);
		await rehearsal.drain();
		assert.ok(died);
		assert.deepEqual(sizes(rehearsal).slice(0, 3), [4, 2, 2]);
		await assertMailedOnce([first, second, fatal, fourth]);
		assert.deepEqual(rehearsal.queue.messages(), []);
	});

	it('gives up only the record that ends the function each time, and delivers those around it', async (t) => {
		const [first, second, fatal, fourth] = leads(4);
		let rehearsal;
		const relay = await stage.relay(t, stage.dynamodb, (body, forward) =>
			body.includes(`LEAD#${fatal.reference}`) ? rehearsal.mailer.kill() : forward(),
		);
		rehearsal = await stage.rehearse(t, { dynamodb: relay.url });
		await put(rehearsal, [first, second, fatal, fourth]);
		await rehearsal.drain();
		await assertMailedOnce([first, second, fourth]);
		assert.deepEqual(await stage.recipients(fatal.reference), []);
		const { requestContext, responseContext, DDBStreamBatchInfo: place } = givenUp(rehearsal);
		assert.equal(requestContext.condition, 'RetryAttemptsExhausted');
		assert.equal(requestContext.approximateInvokeCount, 1 + rehearsal.settings.MaximumRetryAttempts);
		assert.equal(responseContext.functionError, 'Unhandled');
		assert.equal(place.batchSize, 1);
		assert.equal(place.startSequenceNumber, await placeOf(rehearsal, fatal));
		assert.equal(place.endSequenceNumber, place.startSequenceNumber);
	});

	it('gives up a record that gets too old while it is retried, and delivers a younger one', async (t) => {
		const service = await mailServiceAway(t);
		const rehearsal = await stage.rehearse(t, { mail: service.url });
		const [old, young] = leads(2);
		await put(rehearsal, [old]);
		let lag = 0;
		const pause = async () => {
			lag += 0.6 * rehearsal.settings.MaximumRecordAgeInSeconds * 1_000;
		};
		await rehearsal.drain({ now: () => Date.now() + lag, pause });
		const [message] = rehearsal.queue.messages();
		assert.equal(message?.requestContext.condition, 'RecordAgeExceeded');
		assert.equal(message.requestContext.approximateInvokeCount, 2);
		assert.equal(message.DDBStreamBatchInfo.batchSize, 1);
		assert.equal(message.DDBStreamBatchInfo.startSequenceNumber, await placeOf(rehearsal, old));

		service.away = false;
		await put(rehearsal, [young]);
		await rehearsal.drain();
		await assertMailedOnce([young]);
		assert.deepEqual(await stage.recipients(old.reference), []);
	});

	it('never hands over the mailer’s own marks and what is erased', async (t) => {
		const rehearsal = await stage.rehearse(t);
		const [lead] = leads(1);
		await put(rehearsal, [lead]);
		await rehearsal.drain();
		await rehearsal.table.remove(lead.item);
		await rehearsal.drain();
		const written = (await rehearsal.table.stream.all()).map(({ eventName }) => eventName);
		assert.deepEqual([...new Set(written)].sort(), ['INSERT', 'MODIFY', 'REMOVE']);
		const handedOver = rehearsal.events.flatMap(({ Records }) => Records.map(({ eventName }) => eventName));
		assert.deepEqual([...new Set(handedOver)], ['INSERT']);
	});

	const skip = existsSync(LEADS) ? false : `${LEADS} is not built. Run: npm test -- rust`;
	it('mails what was given up, once, after `leads redrive` read the queue', { skip }, async (t) => {
		const service = await mailServiceAway(t);
		const rehearsal = await stage.rehearse(t, { mail: service.url });
		const list = leads(2);
		await put(rehearsal, list);
		await rehearsal.drain();
		assert.equal(givenUp(rehearsal).DDBStreamBatchInfo.batchSize, list.length);

		service.away = false;
		const options = ['--table', rehearsal.table.name, '--region', 'eu-central-1', '--queue', rehearsal.queue.url];
		const endpoints = { AWS_ENDPOINT_URL_DYNAMODB: stage.dynamodb, AWS_ENDPOINT_URL_SQS: rehearsal.queue.endpoint };
		const env = { ...CREDENTIALS, ...endpoints };
		const { stdout } = await promisify(execFile)(LEADS, ['redrive', ...options], { env });
		assert.deepEqual(stdout.trim().split('\n').sort(), list.map(({ reference }) => reference).sort());
		assert.deepEqual(rehearsal.queue.messages(), []);
		await rehearsal.drain();
		await assertMailedOnce(list);
	});
});
