/**
 * Both forms, from the browser's request to the last link of the last mail.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { stageConfig } from '../../deploy/samconfig.mjs';
import { outputsOf } from '../account.mjs';
import { lead } from '../table.mjs';
import { allMails, contact, link, mail, newAddress, post, press } from '../visitor.mjs';

const schema = JSON.parse(
	readFileSync(new URL('../../../functions/contract/schema/signup.schema.json', import.meta.url), 'utf8'),
);

/** @type {import('../main.mjs').Step[]} */
export const mails = [
	[
		'sign-up → confirmation → welcome → one-click unsubscribe',
		async () => {
			const { SiteUrl: origin } = outputsOf('staging');
			const email = newAddress();
			const to = (count) => async () => (await allMails()).filter(({ To }) => To[0] === email)[count - 1];
			const consentVersion = schema.properties.consentVersion.default;
			assert.equal((await post(origin, 'signup', { email, newsAccepted: true, consentVersion })).status, 202);

			const confirmation = await mail('the confirmation', ({ To }) => To[0] === email);
			const confirm = link(confirmation, '/api/signup/confirm');
			assert.ok(confirm.startsWith(origin), confirm);
			const opened = await fetch(confirm, { headers: { accept: 'text/html' } });
			assert.equal(opened.status, 200);
			assert.equal(await to(2)(), undefined, 'opening the link alone confirms nothing');
			assert.equal((await press(confirm)).headers.get('location'), '/signup/confirmed');

			const welcome = await mail(
				'the welcome',
				({ To, MessageId }) => To[0] === email && MessageId !== confirmation.MessageId,
			);
			const unsubscribe = link(welcome, '/api/signup/unsubscribe');
			// What a mail program sends for its own button (RFC 8058).
			assert.equal((await press(unsubscribe, 'List-Unsubscribe=One-Click')).status, 200);
			const again = await (await press(confirm)).text();
			assert.match(again, /gilt nicht mehr/, 'a withdrawn sign-up is not confirmed again');
			return '2 mails to the visitor';
		},
	],
	[
		'contact → mail to sales and acknowledgement, and the link that marks the lead',
		async () => {
			const { SiteUrl: origin } = outputsOf('staging');
			const email = newAddress();
			const { status, answer } = await contact(origin, email);
			assert.equal(status, 202);
			const { SalesAddress } = stageConfig('staging').parameters;
			const sales = await mail(
				'the mail to sales',
				({ To, Subject }) => To[0] === SalesAddress && Subject.includes(answer.reference),
			);
			await mail('the acknowledgement', ({ To, Subject }) => To[0] === email && Subject.includes(answer.reference));
			const answered = link(sales, '/api/leads/answered');
			assert.equal((await fetch(answered)).status, 200);
			assert.equal((await lead('staging', answer.reference)).leadState.S, 'open');
			await press(answered);
			assert.equal((await lead('staging', answer.reference)).leadState.S, 'answered');
			return '2 mails';
		},
	],
];
