/**
 * The way from the table's stream to the mails with what may fail on it, as template.yaml sets it up: the real mailer over
 * the embedded database's stream, called by the rules of Lambda's event source mapping, and by its schedule.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { newLead, unreadableLead } from './leads.mjs';
import { openStage, SALES } from './stage.mjs';

/** What SES answers when it can't send; that nobody answers is tested in functions/local/tests/stack/outages.rs. */
const AWAY = { status: 503, headers: { 'x-amzn-errortype': 'ServiceUnavailableException' }, body: '{}' };
/** What DynamoDB answers when it is of no use; the client tries three times. */
const BROKEN = { status: 400, headers: { 'x-amzn-errortype': 'ResourceNotFoundException' }, body: '{}' };

/** The table counts in seconds when a mail is due again, and a few attempts put it off for some of them. */
const SECOND = 1_000;
const SWEEPS = 30;

describe('from the stream to the mails', () => {
	let stage;
	before(async () => {
		stage = await openStage();
	});
	after(() => stage?.close());

	const leads = (count) => Array.from({ length: count }, newLead);
	const put = async ({ table }, list) => {
		for (const { item, mails } of list) for (const one of [item, ...mails]) await table.put(one);
	};
	const assertMailedOnce = async (list) => {
		for (const { reference, email } of list) {
			const recipients = await stage.recipients(reference);
			assert.deepEqual(recipients.sort(), [SALES, email].sort(), reference);
		}
	};
	/** Calls the mailer as its schedule does, until everybody of the list was written to. */
	const sweepUntilMailed = async (rehearsal, list) => {
		for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
			const { functionError } = await rehearsal.sweep();
			assert.equal(functionError, undefined);
			const counts = await Promise.all(list.map(async ({ reference }) => (await stage.recipients(reference)).length));
			if (counts.every((count) => count >= 2)) return;
			await pause(SECOND);
		}
	};
	/** A service while it is away, until `away` is false.
	 * @param {import('node:test').TestContext} t @param {string} target @param {import('./relay.mjs').Answer} answer
	 * @param {(body: string) => boolean} isMeant */
	const serviceAway = async (t, target, answer, isMeant = () => true) => {
		const service = { away: true };
		const { url } = await stage.relay(t, target, (body, forward) =>
			service.away && isMeant(body) ? answer : forward(),
		);
		return Object.assign(service, { url });
	};
	/** The places in the stream at which the mails of a lead were queued. */
	const placesOf = async ({ table }, { reference }) => {
		const all = await table.stream.all();
		const isMeant = ({ eventName, dynamodb: { Keys } }) =>
			eventName === 'INSERT' && Keys.pk.S === `LEAD#${reference}` && Keys.sk.S.startsWith('MAIL#');
		return all.filter(isMeant).map(({ dynamodb }) => dynamodb.SequenceNumber);
	};
	const sizes = ({ events }) => events.map(({ Records }) => Records.length);

	it('hands over each queued mail once, whatever the mailer writes, and sends it when the mail service is back', async (t) => {
		const service = await serviceAway(t, stage.mail, AWAY);
		const rehearsal = await stage.rehearse(t, { mail: service.url });
		const list = leads(7);
		await put(rehearsal, list);
		await rehearsal.drain();
		// The outage lasts until the mailer has written into its items more than once, of which the stream tells it too.
		const written = 4 * list.length;
		for (let sweep = 0; sweep < SWEEPS && (await rehearsal.table.stream.all()).length <= written; sweep += 1) {
			await pause(SECOND);
			await rehearsal.sweep();
			await rehearsal.drain();
		}
		const handedOver = rehearsal.events.flatMap(({ Records }) => Records);
		assert.equal(handedOver.length, 2 * list.length);
		assert.ok((await rehearsal.table.stream.all()).length > written, 'the mailer wrote into its items');

		service.away = false;
		await sweepUntilMailed(rehearsal, list);
		await assertMailedOnce(list);
		assert.deepEqual(rehearsal.queue.messages(), []);
	});

	it('steps over a record that can’t be read, and hands nothing over again for it', async (t) => {
		const rehearsal = await stage.rehearse(t);
		const bad = unreadableLead();
		const good = leads(rehearsal.settings.BatchSize);
		await put(rehearsal, [...good.slice(0, 3), bad, ...good.slice(3)]);
		await rehearsal.drain();
		assert.deepEqual(sizes(rehearsal), [10, 10, 2]);
		await assertMailedOnce(good);
		assert.deepEqual(await stage.recipients(bad.reference), []);
		assert.deepEqual(rehearsal.queue.messages(), []);
	});

	// Both ways of reading AWS's documentation: see isHalved in event-source.mjs.
	for (const halvesReports of [false, true]) {
		const how = halvesReports ? 'alone' : 'with those behind it in its batch';
		it(`retries a mail whose records the database does not give ${how}, then puts its place into the queue and goes on`, async (t) => {
			const [first, bad, last] = leads(3);
			const service = await serviceAway(t, stage.dynamodb, BROKEN, (body) => body.includes(bad.reference));
			const rehearsal = await stage.rehearse(t, { dynamodb: service.url });
			const { MaximumRetryAttempts } = rehearsal.settings;
			await put(rehearsal, [first, bad, last]);
			await rehearsal.drain({ halvesReports });
			await assertMailedOnce([first, last]);
			const messages = rehearsal.queue.messages();
			assert.ok(messages.length > 0);
			const places = await placesOf(rehearsal, bad);
			for (const { destination, requestContext, responseContext, DDBStreamBatchInfo: place } of messages) {
				assert.equal(destination, 'DeadLetterQueue');
				assert.equal(requestContext.condition, 'RetryAttemptsExhausted');
				assert.equal(requestContext.approximateInvokeCount, 1 + MaximumRetryAttempts);
				assert.deepEqual(responseContext, { statusCode: 200, executedVersion: '$LATEST', functionError: null });
				assert.ok(places.includes(place.startSequenceNumber));
			}

			service.away = false;
			await sweepUntilMailed(rehearsal, [bad]);
			await assertMailedOnce([first, bad, last]);
		});
	}

	it('sends no mail twice when the function dies in a batch, and hands over its halves', async (t) => {
		const [first, fatal] = leads(2);
		let rehearsal;
		let died = false;
		const relay = await stage.relay(t, stage.mail, async (body, forward) => {
			const answer = await forward();
			if (died || !body.includes(fatal.reference)) return answer;
			died = true;
			return rehearsal.mailer.kill();
		});
		rehearsal = await stage.rehearse(t, { mail: relay.url });
		await put(rehearsal, [first, fatal]);
		await rehearsal.drain();
		assert.ok(died);
		assert.deepEqual(sizes(rehearsal).slice(0, 3), [4, 2, 2]);
		await assertMailedOnce([first, fatal]);
		assert.deepEqual(rehearsal.queue.messages(), []);
	});

	it('gives up only the mails that end the function each time, and delivers those around them', async (t) => {
		const [first, fatal, last] = leads(3);
		let rehearsal;
		const relay = await stage.relay(t, stage.dynamodb, (body, forward) =>
			body.includes(`LEAD#${fatal.reference}`) ? rehearsal.mailer.kill() : forward(),
		);
		rehearsal = await stage.rehearse(t, { dynamodb: relay.url });
		await put(rehearsal, [first, fatal, last]);
		await rehearsal.drain();
		await assertMailedOnce([first, last]);
		assert.deepEqual(await stage.recipients(fatal.reference), []);
		const messages = rehearsal.queue.messages();
		for (const { requestContext, responseContext, DDBStreamBatchInfo: place } of messages) {
			assert.equal(requestContext.condition, 'RetryAttemptsExhausted');
			assert.equal(requestContext.approximateInvokeCount, 1 + rehearsal.settings.MaximumRetryAttempts);
			assert.equal(responseContext.functionError, 'Unhandled');
			assert.equal(place.batchSize, 1);
		}
		const places = messages.map(({ DDBStreamBatchInfo: place }) => place.startSequenceNumber);
		assert.deepEqual(places.sort(), (await placesOf(rehearsal, fatal)).sort());
	});

	it('sends after all what got too old while the database was away', async (t) => {
		const service = await serviceAway(t, stage.dynamodb, BROKEN);
		const rehearsal = await stage.rehearse(t, { dynamodb: service.url });
		const list = leads(1);
		await put(rehearsal, list);
		let lag = 0;
		const older = async () => {
			lag += 0.6 * rehearsal.settings.MaximumRecordAgeInSeconds * 1_000;
		};
		await rehearsal.drain({ now: () => Date.now() + lag, pause: older });
		const conditions = rehearsal.queue.messages().map(({ requestContext }) => requestContext.condition);
		assert.deepEqual([...new Set(conditions)], ['RecordAgeExceeded']);
		assert.deepEqual(await stage.recipients(list[0].reference), []);

		service.away = false;
		await sweepUntilMailed(rehearsal, list);
		await assertMailedOnce(list);
	});
});
