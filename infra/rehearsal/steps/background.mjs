/**
 * The functions that no visitor calls, with the events that AWS sends them.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stageConfig } from '../../deploy/samconfig.mjs';
import { aws, deployBuilt, outputsOf, physical } from '../account.mjs';
import { age, lead, passHourOfLists } from '../table.mjs';
import { allMails, contact, link, mail, newAddress, press } from '../visitor.mjs';

/** Calls a function as EventBridge does. @returns its answer */
async function invoke(id, event) {
	const folder = mkdtempSync(join(tmpdir(), 'invoke-'));
	try {
		const file = join(folder, 'answer.json');
		const call = ['--function-name', await physical('staging', id), '--payload', JSON.stringify(event), file];
		const { FunctionError } = await aws('lambda', 'invoke', ...call);
		assert.equal(FunctionError, undefined, readFileSync(file, 'utf8'));
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** @type {import('../main.mjs').Step[]} */
export const background = [
	[
		'an update switches the reminders on, and one names a lead that waits for 21 hours, once',
		async () => {
			const config = stageConfig('staging');
			const { SalesAddress } = config.parameters;
			await deployBuilt('reminders', { ...config, parameters: { ...config.parameters, AnswerReminders: 'on' } });
			const { reference } = (await contact(outputsOf('staging').SiteUrl)).answer;
			const reminders = async () =>
				(await allMails()).filter(
					({ To, Subject, BodyText }) =>
						To[0] === SalesAddress && !Subject.includes(reference) && BodyText.includes(reference),
				);
			await age('staging', reference, 21);
			await passHourOfLists('staging');
			await invoke('ReminderFunction', { source: 'aws.events', 'detail-type': 'Scheduled Event', detail: {} });
			const reminder = await mail(
				'the reminder',
				({ Subject, BodyText }) => !Subject.includes(reference) && BodyText.includes(reference),
			);
			const answered = link(reminder, `/api/leads/answered?lead=${reference}`);
			assert.equal((await fetch(answered)).status, 200);
			assert.equal((await lead('staging', reference)).leadState.S, 'open', 'opening the link alone changes nothing');
			await invoke('ReminderFunction', { source: 'aws.events', 'detail-type': 'Scheduled Event', detail: {} });
			assert.equal((await reminders()).length, 1);
			assert.ok((await press(answered)).status < 400);
			assert.equal((await lead('staging', reference)).leadState.S, 'answered');
		},
	],
	[
		'a bounce marks its lead, and its address gets no further mail',
		async () => {
			const { SiteUrl: origin } = outputsOf('staging');
			const email = newAddress();
			const to = async () => (await allMails()).filter(({ To }) => To[0] === email);
			const { reference } = (await contact(origin, email)).answer;
			await mail('the acknowledgement', ({ To }) => To[0] === email);
			const recipients = [{ emailAddress: email, action: 'failed', status: '5.1.1' }];
			await invoke('FeedbackFunction', {
				source: 'aws.ses',
				'detail-type': 'Email Bounced',
				detail: {
					eventType: 'Bounce',
					mail: { messageId: '1', destination: [email], tags: { mail: ['acknowledgement'], reference: [reference] } },
					bounce: { bounceType: 'Permanent', bouncedRecipients: recipients },
				},
			});
			assert.ok((await lead('staging', reference)).undeliverableAt, 'the lead says so');
			const second = (await contact(origin, email)).answer.reference;
			await mail('the second mail to sales', ({ Subject }) => Subject.includes(second));
			assert.equal((await to()).length, 1);
		},
	],
];
