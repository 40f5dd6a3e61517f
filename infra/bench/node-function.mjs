/**
 * What `contact` does, as short as Node and the AWS SDK v3 allow: read the form, check it, write it in one transaction.
 * It asks the runtime API itself, since Lambda's own client is a native module.
 */
import { createHash, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { DynamoDBClient, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';

const { AWS_LAMBDA_RUNTIME_API, ORIGIN_SECRET, TABLE_NAME } = process.env;
const INVOCATION = `http://${AWS_LAMBDA_RUNTIME_API}/2018-06-01/runtime/invocation`;
const database = new DynamoDBClient({});

async function handle(event) {
	if (event.headers['x-origin-secret'] !== ORIGIN_SECRET) return answer(403, { error: 'not through the website' });
	const form = JSON.parse(event.body);
	const errors = {};
	for (const name of ['firstName', 'lastName', 'message']) if (!form[name]?.trim()) errors[name] = 'required';
	if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(form.email ?? '')) errors.email = 'email';
	if (form.privacyAccepted !== true) errors.privacyAccepted = 'accepted';
	if (Object.keys(errors).length > 0) return answer(422, { errors });
	const reference = randomUUID();
	const digest = createHash('sha256').update(event.body).digest('hex');
	const item = (pk, sk, rest) => ({
		Put: {
			TableName: TABLE_NAME,
			Item: { pk: { S: pk }, sk: { S: sk }, ...rest },
			ConditionExpression: 'attribute_not_exists(pk)',
		},
	});
	const texts = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, { S: String(value) }]));
	const writes = [
		item(`LEAD#${reference}`, 'CONTACT', texts),
		item(`KEY#${digest}`, 'KEY', { reference: { S: reference } }),
	];
	await database.send(new TransactWriteItemsCommand({ TransactItems: writes }));
	return answer(202, { reference });
}

function answer(statusCode, body) {
	return { statusCode, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function exchange(method, url, body) {
	return new Promise((resolve, reject) => {
		const sent = request(url, { method }, (response) => {
			let text = '';
			response.setEncoding('utf8').on('data', (chunk) => {
				text += chunk;
			});
			response.on('end', () => resolve({ id: response.headers['lambda-runtime-aws-request-id'], text }));
		});
		sent.on('error', reject).end(body);
	});
}

for (;;) {
	const { id, text } = await exchange('GET', `${INVOCATION}/next`);
	await exchange('POST', `${INVOCATION}/${id}/response`, JSON.stringify(await handle(JSON.parse(text))));
}
