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

/** Calls the database as the AWS SDKs do. */
async function dynamodb(operation: 'Scan' | 'DeleteItem', input: object): Promise<unknown> {
	const response = await fetch(stack.dynamodb, {
		method: 'POST',
		headers: {
			'Content-Type': 'application/x-amz-json-1.0',
			'X-Amz-Target': `DynamoDB_20120810.${operation}`,
			'X-Amz-Date': '20260101T000000Z',
			Authorization: AUTHORIZATION,
		},
		body: JSON.stringify({ TableName: stack.table, ...input }),
	});
	assert.equal(response.status, 200, await response.clone().text());
	return response.json();
}

/** Every item of the leads table. */
async function storedItems(): Promise<readonly Item[]> {
	const { Items } = (await dynamodb('Scan', { ConsistentRead: true })) as { Items: Item[] };
	return Items;
}

/** Forgets how much came from this address, as ten minutes would: all visitors here share one, which has a limit. */
export async function forgetSources(): Promise<void> {
	const counters = (await storedItems()).filter((item) => item.pk?.S?.startsWith('SOURCE#'));
	await Promise.all(counters.map(({ pk, sk }) => dynamodb('DeleteItem', { Key: { pk, sk } })));
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

/** The mail to sales about a lead, as soon as it is there, and every mail to its visitor until then. */
export async function salesMailOf(reference: string, visitor: string): Promise<{ sales: Mail; toVisitor: Mail[] }> {
	return until(`the sales mail of ${reference}`, async () => {
		const mails = await allMails();
		const toVisitor = mails.filter(({ destination }) => destination.to.includes(visitor));
		const sales = mails.find((mail) => mail.subject.includes(reference) && !toVisitor.includes(mail));
		return sales && { sales, toVisitor };
	});
}

async function allMails(): Promise<readonly Mail[]> {
	const response = await fetch(`${stack.mail}/store`);
	const { emails } = (await response.json()) as { emails: Mail[] };
	return emails;
}
