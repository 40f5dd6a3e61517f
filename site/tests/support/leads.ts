import assert from 'node:assert/strict';
import { stack } from './product';
import { until } from './until';

/** A stored item in DynamoDB's JSON, as far as the tests read it. */
export type Item = Readonly<Record<string, { readonly S?: string; readonly N?: string; readonly BOOL?: boolean }>>;

/** A mail as the inbox keeps it. */
export interface Mail {
	readonly subject: string;
	readonly from: string;
	readonly replyTo: readonly string[];
	readonly destination: { readonly to: readonly string[] };
	readonly body: { readonly text: string; readonly html: string };
}

/** What a lead's reference looks like. */
export const REFERENCE = /^[A-Z0-9]{4}-[A-Z0-9]{4}$/;

/** The embedded database checks no signature, but wants the header that the SDKs send. */
const AUTHORIZATION =
	'AWS4-HMAC-SHA256 Credential=local/20260101/eu-central-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0';

/** Every item of the leads table, read as the AWS SDKs read it. */
export async function storedItems(): Promise<readonly Item[]> {
	const { dynamodb, table } = stack;
	const response = await fetch(dynamodb, {
		method: 'POST',
		headers: {
			'Content-Type': 'application/x-amz-json-1.0',
			'X-Amz-Target': 'DynamoDB_20120810.Scan',
			'X-Amz-Date': '20260101T000000Z',
			Authorization: AUTHORIZATION,
		},
		body: JSON.stringify({ TableName: table, ConsistentRead: true }),
	});
	assert.equal(response.status, 200, await response.clone().text());
	const { Items } = (await response.json()) as { Items: Item[] };
	return Items;
}

/** The stored leads of one e-mail address. */
export async function leadsFrom(email: string): Promise<readonly Item[]> {
	return (await storedItems()).filter((item) => item.pk?.S?.startsWith('LEAD#') && item.email?.S === email);
}

/** Both mails of a lead, as soon as they are there: the one to sales and the one to the visitor. */
export async function mailsOf(reference: string, visitor: string): Promise<{ sales: Mail; acknowledgement: Mail }> {
	return until(`both mails of ${reference}`, async () => {
		const mails = (await allMails()).filter(({ subject }) => subject.includes(reference));
		const acknowledgement = mails.find(({ destination }) => destination.to.includes(visitor));
		const sales = mails.find((mail) => mail !== acknowledgement);
		return sales && acknowledgement && { sales, acknowledgement };
	});
}

async function allMails(): Promise<readonly Mail[]> {
	const response = await fetch(`${stack.mail}/store`);
	const { emails } = (await response.json()) as { emails: Mail[] };
	return emails;
}
