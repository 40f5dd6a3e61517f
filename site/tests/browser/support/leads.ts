import { expect } from '@playwright/test';
import type { Stack } from '../../../../infra/stack/stack.mjs';

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

/** How long a mail may take, in milliseconds; generous, for machines that are busy. */
const GIVE_UP_MS = 30_000;

/** Looks into the database and the mail inbox of a product. */
export class Leads {
	readonly #product: Stack;

	constructor(product: Stack) {
		this.#product = product;
	}

	/** Forgets how much was posted and mailed, as a day would: all tests share one source, and their visitors one domain. */
	async forgetCounters(): Promise<void> {
		const counters = (await this.#items()).filter(({ pk }) => /^(SOURCE#|MAILS$|PERSON#)/.test(pk?.S ?? ''));
		await Promise.all(counters.map(({ pk, sk }) => this.#dynamodb('DeleteItem', { Key: { pk, sk } })));
	}

	/** The stored leads of one e-mail address. */
	async from(email: string): Promise<readonly Item[]> {
		return (await this.#items()).filter((item) => item.pk?.S?.startsWith('LEAD#') && item.email?.S === email);
	}

	/** Both mails of a lead, as soon as they are there: the one to sales and the one to the visitor. */
	async mailsOf(reference: string, visitor: string): Promise<{ sales: Mail; acknowledgement: Mail }> {
		const { sales, toVisitor } = await this.salesMailOf(reference, visitor, 1);
		const [acknowledgement] = toVisitor;
		if (!acknowledgement) throw new Error(`no acknowledgement of ${reference}`);
		return { sales, acknowledgement };
	}

	/** The mail to sales about a lead, as soon as it is there, and every mail to its visitor until then: at least so many. */
	async salesMailOf(reference: string, visitor: string, least = 0): Promise<{ sales: Mail; toVisitor: Mail[] }> {
		let toVisitor: Mail[] = [];
		let sales: Mail | undefined;
		await expect(async () => {
			const mails = await this.#mails();
			toVisitor = mails.filter(({ destination }) => destination.to.includes(visitor));
			sales = mails.find((mail) => mail.subject.includes(reference) && !toVisitor.includes(mail));
			expect(sales, `the mail to sales about ${reference}`).toBeDefined();
			expect(toVisitor.length, `mails to ${visitor}`).toBeGreaterThanOrEqual(least);
		}).toPass({ timeout: GIVE_UP_MS });
		if (!sales) throw new Error(`no mail to sales about ${reference}`);
		return { sales, toVisitor };
	}

	/** The first mail to an address, as soon as it is there. */
	async mailTo(address: string): Promise<Mail> {
		let mail: Mail | undefined;
		await expect(async () => {
			mail = (await this.#mails()).find(({ destination }) => destination.to.includes(address));
			expect(mail, `a mail to ${address}`).toBeDefined();
		}).toPass({ timeout: GIVE_UP_MS });
		if (!mail) throw new Error(`no mail to ${address}`);
		return mail;
	}

	/** Every item of the leads table. */
	async #items(): Promise<readonly Item[]> {
		const { Items } = (await this.#dynamodb('Scan', { ConsistentRead: true })) as { Items: Item[] };
		return Items;
	}

	async #mails(): Promise<readonly Mail[]> {
		const response = await fetch(`${this.#product.mail}/store`);
		const { emails } = (await response.json()) as { emails: Mail[] };
		return emails;
	}

	/** Calls the database as the AWS SDKs do. */
	async #dynamodb(operation: 'Scan' | 'DeleteItem', input: object): Promise<unknown> {
		const response = await fetch(this.#product.dynamodb, {
			method: 'POST',
			headers: {
				'Content-Type': 'application/x-amz-json-1.0',
				'X-Amz-Target': `DynamoDB_20120810.${operation}`,
				'X-Amz-Date': '20260101T000000Z',
				Authorization: AUTHORIZATION,
			},
			body: JSON.stringify({ TableName: this.#product.table, ...input }),
		});
		if (!response.ok) throw new Error(`${operation} failed: ${response.status} ${await response.text()}`);
		return response.json();
	}
}
