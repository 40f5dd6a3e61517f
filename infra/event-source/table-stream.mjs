/**
 * A table of its own in the embedded DynamoDB, and its stream: a place that the local process itself doesn't look at.
 */
import { Failure } from '../local/failure.mjs';
import { signed } from '../local/signature.mjs';

const CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' };
const REGION = 'eu-central-1';
const TABLES = 'DynamoDB_20120810';
const STREAMS = 'DynamoDBStreams_20120810';

/**
 * @typedef {object} StreamRecord a change of the table, as GetRecords has it
 * @property {string} eventName
 * @property {{ SequenceNumber: string, ApproximateCreationDateTime: number, [rest: string]: any }} dynamodb the time in seconds since 1970
 */

/** Makes a table.
 * @param {string} endpoint of the database @param {string} name @param {object} definition as CreateTable takes it */
export async function createTable(endpoint, name, definition) {
	const call = (service, action, request) => callDatabase(endpoint, `${service}.${action}`, request);
	const { TableDescription } = await call(TABLES, 'CreateTable', { TableName: name, ...definition });
	const streamArn = TableDescription.LatestStreamArn;
	const { StreamDescription } = await call(STREAMS, 'DescribeStream', { StreamArn: streamArn });
	const shardId = StreamDescription.Shards[0].ShardId;
	return {
		name,
		/** @param {object} item with typed attributes */
		put: (item) => call(TABLES, 'PutItem', { TableName: name, Item: item }),
		stream: new TableStream((action, request) => call(STREAMS, action, request), streamArn, shardId),
	};
}

/** The one shard of a table's stream, and how far it was handled. */
export class TableStream {
	#call;
	#checkpoint;

	/** @param {(action: string, request: object) => Promise<any>} call
	 * @param {string} streamArn @param {string} shardId */
	constructor(call, streamArn, shardId) {
		this.#call = call;
		this.streamArn = streamArn;
		this.shardId = shardId;
	}

	/** What lies behind the checkpoint; at most 1,000 records, the most of one GetRecords.
	 * @param {'TRIM_HORIZON' | 'LATEST'} startingPosition where to begin without a checkpoint
	 * @returns {Promise<StreamRecord[]>} in order */
	async read(startingPosition) {
		const place = this.#checkpoint
			? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: this.#checkpoint }
			: { ShardIteratorType: startingPosition };
		const request = { StreamArn: this.streamArn, ShardId: this.shardId, ...place };
		const { ShardIterator } = await this.#call('GetShardIterator', request);
		return (await this.#call('GetRecords', { ShardIterator })).Records;
	}

	/** Goes on behind this record. @param {StreamRecord} record */
	advance(record) {
		this.#checkpoint = record.dynamodb.SequenceNumber;
	}

	/** Everything that was ever written, handled or not. @returns {Promise<StreamRecord[]>} */
	all() {
		return new TableStream(this.#call, this.streamArn, this.shardId).read('TRIM_HORIZON');
	}
}

async function callDatabase(endpoint, target, request) {
	const body = JSON.stringify(request);
	const response = await fetch(endpoint, signed({ endpoint, region: REGION, credentials: CREDENTIALS, target, body }));
	const answer = await response.json();
	if (!response.ok) throw new Failure(`${target}: ${answer.message ?? answer.__type}`);
	return answer;
}
