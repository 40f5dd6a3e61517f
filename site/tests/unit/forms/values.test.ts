import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import { ROOT } from '../../../../infra/machine/places.mjs';
import texts from '../../../../locales/de/contact.json' with { type: 'json' };
import { commonMailDomains, otherMailDomains } from '../../../src/content/mail-domains';
import { faultOf, lengthOf } from '../../../src/contract/constraints';
import { addressIn } from '../../../src/forms/address';
import { intended } from '../../../src/forms/intended';
import { findNumber } from '../../../src/forms/solve';
import { expectedInBrowser, verdicts } from '../../browser/support/verdicts';

interface Schema {
	readonly properties: Readonly<Record<string, { readonly pattern?: string }>>;
}

/** Long enough for any machine; what takes longer takes for ever. */
const FOR_EVER_MS = 60_000;

const FOLDER = join(ROOT, 'functions/contract/schema');
const schemaOf = (file: string): Partial<Schema> => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
const [contact, signup] = ['contact', 'signup'].map((form) => schemaOf(`${form}.schema.json`) as Schema);
assert.ok(contact && signup);

/** Fields that no person fills in. */
const UNSEEN = ['about', 'interval', 'idempotencyKey', 'leaveEmpty', 'proof'];

describe('the contract', () => {
	it('has patterns that browsers understand as the pattern of an input', () => {
		const patterns = readdirSync(FOLDER)
			.flatMap((file) => Object.values(schemaOf(file).properties ?? {}))
			.flatMap(({ pattern }) => pattern ?? []);
		assert.notEqual(patterns.length, 0);
		for (const pattern of patterns) assert.doesNotThrow(() => new RegExp(`^(?:${pattern})$`, 'v'), pattern);
	});

	it('has a label and a message in locales/ for every field of the contact form', () => {
		const fields = Object.keys(contact.properties).filter((name) => !UNSEEN.includes(name));
		assert.deepEqual(Object.keys(texts.form.labels).sort(), fields.sort());
		assert.deepEqual(Object.keys(texts.form.errors).sort(), fields.sort());
	});
});

describe('a value of a form', () => {
	it('is refused before it is sent for the reason that the function would give, and for no other', () => {
		for (const row of verdicts) {
			const said = `${row.field} ${JSON.stringify(row.typed)}`;
			assert.equal(faultOf(contact, row.field, row.typed), expectedInBrowser(row), said);
			if (row.field === 'email') assert.equal(faultOf(signup, 'email', row.typed), expectedInBrowser(row), said);
		}
	});

	it('is as long as the function finds it', () => {
		for (const [text, length] of [
			['', 0],
			[' \u00a0\ufeff', 0],
			[' Ticket ', 6],
			['scho\u0308n', 5],
			['😀'.repeat(10), 10],
			['a\nb', 3],
		] as const)
			assert.equal(lengthOf(text), length, JSON.stringify(text));
	});

	it('is checked, however long and nasty', () => {
		const nasty = ['a', ' ', '\u200b', '-', '.', '@', 'a.', 'a@', 'a-', '1', '1 ', '\u2011', '.\u200b'].flatMap(
			(piece) => ['', 'a@b.', 'a@', '+1', '1'].map((start) => start + piece.repeat(3_000)),
		);
		for (const text of nasty)
			for (const name of Object.keys(contact.properties)) {
				const check = () => void faultOf(contact, name, text);
				const shown = `${name} ${JSON.stringify(text.slice(0, 10))}`;
				assert.doesNotThrow(() => runInNewContext('check()', { check }, { timeout: FOR_EVER_MS }), shown);
			}
	});
});

describe('an address whose domain looks like a slip', () => {
	it('is asked about', () => {
		for (const [meant, ...slips] of [
			['gmail.com', 'gmial.com', 'gmail.co', 'gmaul.cm', 'GMIAL.COM'],
			['gmx.de', 'gmx.ed', 'gmx.d', 'gxm.de'],
			['t-online.de', 't-onlin.de', 'tonline.de'],
			['mailbox.org', 'mailbox.og'],
		] as const)
			for (const slip of slips) assert.equal(intended(`mara@${slip}`), `mara@${meant}`, slip);
		assert.equal(intended(' \u200bmara@gmial.com\u00a0'), 'mara@gmail.com');
		assert.equal(intended('Mara.M+x@gmial.com'), 'Mara.M+x@gmail.com', 'as it was typed but for the domain');
	});

	it('is asked about as the address alone, without the name, the marks and the scheme that were copied with it', () => {
		const copied = [
			'<mara@müller.example>',
			'Mara Muster <mara@müller.example>;',
			'mailto:mara@müller.example',
			'mara@müller.example.',
		];
		for (const text of copied) assert.equal(addressIn(text), 'mara@müller.example', text);
		assert.equal(intended('Mara Muster <mara@gmial.com>,'), 'mara@gmail.com');
	});

	it('is not asked about when it is one of its own', () => {
		const own = ['verein.example', 'sv-musterstadt.de', 'tsv.de', 'abc.de', 'gmbh.de', 'straße.example'];
		for (const domain of [...commonMailDomains, ...otherMailDomains, ...own, 'mail.gmx.de', 'kit.edu'])
			assert.equal(intended(`mara@${domain}`), undefined, domain);
		for (const text of ['', 'mara', 'mara@', '@gmial.com', 'a@b@gmial.com'])
			assert.equal(intended(text), undefined, text);
	});
});

describe('the proof of work', () => {
	it('finds the number behind the salt, from the smallest to the largest, and nothing above it', async () => {
		const salt = '0123456789abcdef?expires=1893456000&';
		for (const [number, maxnumber] of [
			[0, 0],
			[0, 1_000],
			[255, 1_000],
			[256, 1_000],
			[1_000, 1_000],
			[601, 600],
		] as const) {
			// As the function makes it.
			const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex');
			const found = await findNumber({ algorithm: 'SHA-256', challenge, maxnumber, salt, signature: '' });
			assert.equal(found, number > maxnumber ? undefined : number, `${number} of ${maxnumber}`);
		}
	});
});
