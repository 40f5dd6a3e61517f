/**
 * What Lambda does between a table's stream and a function, by the rules that AWS documents.
 *
 * One shard, one batch at a time: ParallelizationFactor 1, no batching window and no tumbling window, AWS's defaults.
 * How long Lambda waits between two tries is not documented; here the caller waits.
 */
import { matches } from './event-pattern.mjs';
import { invocationRecord } from './invocation-record.mjs';

/**
 * @typedef {object} Outcome of an invocation
 * @property {string} [functionError] why the function failed as a whole: an error, a timeout, the end of its process
 * @property {any} [payload] what it answered otherwise
 */

/**
 * @typedef {object} Surroundings
 * @property {import('./settings.mjs').Settings} settings
 * @property {import('./table-stream.mjs').TableStream} stream
 * @property {(event: { Records: import('./table-stream.mjs').StreamRecord[] }) => Promise<Outcome>} invoke
 * @property {(destination: string, message: object) => void} send
 * @property {() => number} [now] in milliseconds since 1970
 * @property {() => Promise<void>} [pause] before the same records are handed over again
 * @property {boolean} [halvesReports] see `isHalved`
 */

/** Hands over everything that lies in the stream, and returns when every record was handled or given up.
 * @param {Surroundings} surroundings */
export async function drain(surroundings) {
	const { settings, stream } = surroundings;
	const patterns = settings.FilterCriteria.Filters.map(({ Pattern }) => JSON.parse(Pattern));
	// "If none of your filters are satisfied, Lambda discards the record": invocation-eventfiltering.
	const isWanted = (record) => patterns.length === 0 || patterns.some((pattern) => matches(pattern, record));
	for (;;) {
		const records = await stream.read(settings.StartingPosition);
		if (records.length === 0) return;
		const batch = records.filter(isWanted).slice(0, settings.BatchSize);
		if (batch.length > 0) await deliver(batch, surroundings);
		stream.advance(batch.length === settings.BatchSize ? batch[batch.length - 1] : records[records.length - 1]);
	}
}

/** Hands over a batch until nothing of it is left. Its retries are counted from here: neither the halves of a batch nor
 * what is left after a partial success inherit what was used up before ("splitting batches doesn't consume the retry
 * quota", services-dynamodb-errors; for the rest after a partial success AWS was recorded in LocalStack's validated test
 * `test_dynamodb_report_batch_item_failures`: 1 invocation with others before it, then 1 + MaximumRetryAttempts). */
async function deliver(batch, surroundings) {
	const { settings, stream, invoke, now = Date.now, pause = async () => {} } = surroundings;
	const give = (records, condition, invocations, outcome) => {
		const destination = settings.DestinationConfig.OnFailure?.Destination;
		if (!destination) return;
		const { shardId, streamArn } = stream;
		const context = { records, condition, invocations, outcome, at: now(), shardId, streamArn };
		surroundings.send(destination, invocationRecord(context));
	};
	let outcome;
	for (let invocations = 0; ; ) {
		const old = batch.filter((record) => isTooOld(record, settings, now()));
		if (old.length > 0) give(old, 'RecordAgeExceeded', invocations, outcome);
		batch = batch.filter((record) => !old.includes(record));
		if (batch.length === 0) return;

		outcome = await invoke({ Records: batch.map((record) => ({ ...record, eventSourceARN: stream.streamArn })) });
		invocations += 1;
		const handled = handledRecords(batch, outcome, settings);
		if (handled === batch.length) return;
		const halved = handled === 0 && isHalved(batch, outcome, surroundings);
		if (handled === 0 && !halved && isExhausted(invocations, settings)) {
			return give(batch, 'RetryAttemptsExhausted', invocations, outcome);
		}
		await pause();
		if (handled > 0) return deliver(batch.slice(handled), surroundings);
		if (halved) {
			const middle = Math.ceil(batch.length / 2);
			await deliver(batch.slice(0, middle), surroundings);
			return deliver(batch.slice(middle), surroundings);
		}
	}
}

function isExhausted(invocations, { MaximumRetryAttempts }) {
	return MaximumRetryAttempts >= 0 && invocations > MaximumRetryAttempts;
}

/** How many records, from the first on, need not be handed over again: services-ddb-batchfailurereporting. */
function handledRecords(batch, { functionError, payload }, { FunctionResponseTypes }) {
	if (functionError) return 0;
	// "These responses will not be processed by Lambda unless the feature is explicitly turned on."
	if (!FunctionResponseTypes.includes('ReportBatchItemFailures')) return batch.length;
	// "A complete success: an empty or null batchItemFailures list, an empty or null EventResponse."
	const failures = payload?.batchItemFailures ?? [];
	const places = failures.map((failure) => batch.findIndex(({ dynamodb }) => isNamed(dynamodb, failure)));
	// "A complete failure: an empty or null itemIdentifier, one with a bad key name"; an unknown one too, as AWS was
	// recorded in LocalStack's validated test `test_dynamodb_report_batch_item_failure_scenarios`.
	if (places.includes(-1)) return 0;
	// "Lambda uses the record with the lowest sequence number as the checkpoint."
	return Math.min(batch.length, ...places);
}

const isNamed = ({ SequenceNumber }, failure) => failure?.itemIdentifier === SequenceNumber;

/** True when a batch of which nothing was handled is split in two: "If your invocation fails and
 * BisectBatchOnFunctionError is turned on, the batch is bisected." Whether an answer that reports the first record (or
 * can't be read) counts as such an invocation is not documented, hence `halvesReports`: it is no function error, and "the
 * batch is bisected at the returned sequence number" leaves it whole. */
function isHalved(batch, { functionError }, { settings, halvesReports = false }) {
	return settings.BisectBatchOnFunctionError && batch.length > 1 && (Boolean(functionError) || halvesReports);
}

/** "The maximum age of a record that Lambda sends to a function for processing." */
function isTooOld({ dynamodb }, { MaximumRecordAgeInSeconds }, now) {
	const age = now / 1_000 - dynamodb.ApproximateCreationDateTime;
	return MaximumRecordAgeInSeconds >= 0 && age > MaximumRecordAgeInSeconds;
}
