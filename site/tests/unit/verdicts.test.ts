import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import contact from '../../../functions/contract/schema/contact.schema.json' with { type: 'json' };
import signup from '../../../functions/contract/schema/signup.schema.json' with { type: 'json' };
import { commonMailDomains, otherMailDomains } from '../../src/content/mail-domains';
import { faultOf, lengthOf } from '../../src/contract/constraints';
import { intended } from '../../src/forms/intended';
import { expectedInBrowser, verdicts } from '../browser/support/verdicts';

describe('a value of a form', () => {
	it('is refused before it is sent for the reason that the function would give, and for no other', () => {
		const wrong = verdicts
			.map((row) => ({ row, code: faultOf(contact, row.field, row.typed), expected: expectedInBrowser(row) }))
			.filter(({ code, expected }) => code !== expected)
			.map(({ row, code, expected }) => `${row.field} ${JSON.stringify(row.typed)}: ${code} instead of ${expected}`);
		assert.deepEqual(wrong, []);
	});

	it('has one rule for an address in both forms', () => {
		for (const row of verdicts.filter(({ field }) => field === 'email'))
			assert.equal(faultOf(signup, 'email', row.typed), expectedInBrowser(row), JSON.stringify(row.typed));
	});

	it('is as long as what is kept of it', () => {
		for (const [text, length] of [
			['', 0],
			[' \u200b\u00ad\u3164\u00a0', 0],
			['Ti\u00adcket\u200b ', 6],
			['😀'.repeat(10), 10],
			['a\nb', 3],
		] as const)
			assert.equal(lengthOf(contact, text), length, JSON.stringify(text));
	});

	it('is checked in no time, however long and nasty', () => {
		const nasty = ['a', ' ', '\u200b', '-', '.', '@', 'a.', 'a@', 'a-', '1', '1 ', '\u2011', '.\u200b'].flatMap(
			(piece) => ['', 'a@b.', 'a@', '+1', '1'].map((start) => start + piece.repeat(3_000)),
		);
		for (const text of nasty)
			for (const name of Object.keys(contact.properties)) {
				const begun = performance.now();
				faultOf(contact, name, text);
				assert.ok(performance.now() - begun < 500, `${name} ${JSON.stringify(text.slice(0, 10))}`);
			}
	});
});

describe('an address whose domain looks like a slip', () => {
	it('is asked about', () => {
		for (const [typed, meant] of [
			['mara@gmial.com', 'gmail.com'],
			['mara@gmail.co', 'gmail.com'],
			['mara@gmail.con', 'gmail.com'],
			['mara@gamil.com', 'gmail.com'],
			['mara@gmaul.cm', 'gmail.com'],
			['mara@googlemail.co', 'googlemail.com'],
			['mara@web.d', 'web.de'],
			['mara@wbe.de', 'web.de'],
			['mara@gmx.ed', 'gmx.de'],
			['mara@gmx.d', 'gmx.de'],
			['mara@gxm.de', 'gmx.de'],
			['mara@t-onlin.de', 't-online.de'],
			['mara@tonline.de', 't-online.de'],
			['mara@freenet.ed', 'freenet.de'],
			['mara@posteo.d', 'posteo.de'],
			['mara@mailbox.og', 'mailbox.org'],
			['mara@hotmial.com', 'hotmail.com'],
			['mara@outlok.de', 'outlook.de'],
			['mara@GMIAL.COM', 'gmail.com'],
			[' \u200bmara@gmial.com\u00a0', 'gmail.com'],
		] as const)
			assert.equal(intended(typed), `mara@${meant}`, typed);
		assert.equal(intended('Mara.M+x@gmial.com'), 'Mara.M+x@gmail.com', 'as it was typed but for the domain');
	});

	it('is not asked about when it is one of its own', () => {
		const own = [
			'verein.example',
			'sv-musterstadt.de',
			'tsv.de',
			'abc.de',
			'gmbh.de',
			'straße.example',
			'mail.gmx.de',
			'kit.edu',
		];
		for (const domain of [...commonMailDomains, ...otherMailDomains, ...own])
			assert.equal(intended(`mara@${domain}`), undefined, domain);
		for (const text of ['', 'mara', 'mara@', '@gmial.com', 'a@b@gmial.com'])
			assert.equal(intended(text), undefined, text);
	});
});
