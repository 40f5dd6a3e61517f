/**
 * Rules that the mailer itself gives no occasion for: answers of other functions.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { drain } from './event-source.mjs';

const SETTINGS = {
	StartingPosition: 'TRIM_HORIZON',
	BatchSize: 3,
	MaximumRetryAttempts: 2,
	MaximumRecordAgeInSeconds: -1,
	BisectBatchOnFunctionError: false,
	FunctionResponseTypes: ['ReportBatchItemFailures'],
	FilterCriteria: { Filters: [] },
	DestinationConfig: { OnFailure: { Destination: 'Queue' } },
};

/** Three records, given to a function that answers this; whom it was called with, and what was given up. */
async function handOver(answer, settings = {}) {
	const records = ['1', '2', '3'].map((SequenceNumber) => ({
		dynamodb: { SequenceNumber, ApproximateCreationDateTime: 0 },
	}));
	const calls = [];
	const givenUp = [];
	await drain({
		settings: { ...SETTINGS, ...settings },
		stream: { streamArn: 'arn', shardId: 'shard', read: async () => records, advance: () => records.splice(0) },
		invoke: async ({ Records }) => {
			calls.push(Records.map(({ dynamodb }) => dynamodb.SequenceNumber).join(''));
			return answer(Records);
		},
		send: (_, { DDBStreamBatchInfo: info }) => givenUp.push(info.startSequenceNumber + info.endSequenceNumber),
	});
	return { calls, givenUp };
}

const reporting = (...batchItemFailures) => handOver(() => ({ payload: { batchItemFailures } }));
const failing = (settings) => handOver(() => ({ functionError: 'Unhandled' }), settings);

describe('the rules of the event source mapping', () => {
	it('takes an answer without failures as the success of the batch', async () => {
		for (const payload of [undefined, null, {}, [], { batchItemFailures: null }, { batchItemFailures: [] }]) {
			assert.deepEqual(await handOver(() => ({ payload })), { calls: ['123'], givenUp: [] });
		}
	});

	it('takes a report that names no record of the batch as the failure of the whole batch', async () => {
		for (const failure of [
			{ itemIdentifier: '' },
			{ itemIdentifier: null },
			{ itemIdentifier: '9' },
			{ id: '2' },
			null,
		]) {
			assert.deepEqual(await reporting(failure), { calls: ['123', '123', '123'], givenUp: ['13'] });
		}
		const { calls } = await reporting({ itemIdentifier: '3' }, { itemIdentifier: 'unknown' });
		assert.equal(calls[1], '123');
	});

	it('goes on at the lowest record of a report, with all retries for what is left', async () => {
		const report = (records) => ({ payload: { batchItemFailures: records.slice(-2).reverse().map(named) } });
		const named = ({ dynamodb }) => ({ itemIdentifier: dynamodb.SequenceNumber });
		assert.deepEqual(await handOver(report), { calls: ['123', '23', '23', '23'], givenUp: ['23'] });
	});

	it('does not look at a report unless the template asks for it', async () => {
		const payload = { batchItemFailures: [{ itemIdentifier: '1' }] };
		const { calls, givenUp } = await handOver(() => ({ payload }), { FunctionResponseTypes: [] });
		assert.deepEqual([calls, givenUp], [['123'], []]);
	});

	it('retries a batch whole, or in halves with all retries for each', async () => {
		assert.deepEqual(await failing(), { calls: ['123', '123', '123'], givenUp: ['13'] });
		const { calls, givenUp } = await failing({ BisectBatchOnFunctionError: true });
		assert.deepEqual(calls, ['123', '12', '1', '1', '1', '2', '2', '2', '3', '3', '3']);
		assert.deepEqual(givenUp, ['11', '22', '33']);
	});

	it('forgets what is given up when there is no destination', async () => {
		assert.deepEqual((await failing({ DestinationConfig: {} })).givenUp, []);
	});
});
