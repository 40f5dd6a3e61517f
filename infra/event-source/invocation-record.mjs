/**
 * What Lambda writes into the on-failure destination: where the records lie, not what they hold.
 * https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html
 */
import { randomUUID } from 'node:crypto';

const FUNCTION_ARN = 'arn:aws:lambda:eu-central-1:123456789012:function:mailer';

/** The message for records that were given up together.
 * @param {object} context
 * @param {import('./table-stream.mjs').StreamRecord[]} context.records in the order of the stream, at least one
 * @param {'RetryAttemptsExhausted' | 'RecordAgeExceeded'} context.condition
 * @param {number} context.invocations with exactly these records, or with these and younger ones
 * @param {import('./event-source.mjs').Outcome} [context.outcome] of the last invocation, if there was one
 * @param {number} context.at in milliseconds since 1970
 * @param {string} context.shardId @param {string} context.streamArn */
export function invocationRecord({ records, condition, invocations, outcome, at, shardId, streamArn }) {
	const [first, last] = [records[0].dynamodb, records[records.length - 1].dynamodb];
	const functionError = outcome?.functionError ?? null;
	return {
		requestContext: {
			requestId: randomUUID(),
			functionArn: FUNCTION_ARN,
			condition,
			approximateInvokeCount: invocations,
		},
		// A partial failure is no error of the function: AWS then writes null.
		...(outcome && { responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError } }),
		version: '1.0',
		timestamp: new Date(at).toISOString(),
		DDBStreamBatchInfo: {
			shardId,
			startSequenceNumber: first.SequenceNumber,
			endSequenceNumber: last.SequenceNumber,
			approximateArrivalOfFirstRecord: arrival(first),
			approximateArrivalOfLastRecord: arrival(last),
			batchSize: records.length,
			streamArn,
		},
	};
}

/** Whole seconds, as in AWS's example. */
function arrival({ ApproximateCreationDateTime }) {
	return `${new Date(ApproximateCreationDateTime * 1_000).toISOString().slice(0, 19)}Z`;
}
