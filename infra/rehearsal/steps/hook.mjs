/**
 * What the mailer posts under its role, to a receiver of this machine that verifies it.
 */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { hookSecret, startHook } from '../../stack/hook.mjs';
import { freePorts } from '../../stack/ports.mjs';
import { aws, configOf, deployBuilt, outputsOf, physical } from '../account.mjs';
import { age } from '../table.mjs';
import { contact, link, mail, press } from '../visitor.mjs';

/** The parameters that switch the hook on. */
export const HOOK = {
	LeadHookUrl: 'https://crm.example.org/leads',
	LeadHookRecipient: 'Beispiel CRM GmbH, Karlsruhe',
};

/** How long a post may take, and the pause between two looks, in milliseconds. */
const POST_MS = 90_000;
const LOOK_MS = 200;

/** Has the mailer post to this machine: no name of the rehearsal leads anywhere from a function. */
async function postHere(port) {
	const name = ['--function-name', await physical('staging', 'MailerFunction')];
	const { Environment } = await aws('lambda', 'get-function-configuration', ...name);
	const Variables = { ...Environment.Variables, HOOK_PORT: String(port) };
	assert.equal(Variables.LEAD_HOOK_URL, HOOK.LeadHookUrl);
	await aws('lambda', 'update-function-configuration', ...name, '--environment', JSON.stringify({ Variables }));
}

/** Waits for a post of this type about a lead. @returns {Promise<import('../../stack/hook.mjs').Post>} */
async function posted(url, type, reference) {
	for (const end = Date.now() + POST_MS; Date.now() < end; await pause(LOOK_MS)) {
		const posts = await (await fetch(`${url}/posts`)).json();
		const found = posts.find(({ body }) => body.type === type && body.data.reference === reference);
		if (found) return found;
	}
	throw new assert.AssertionError({ message: `${type} did not come in ${POST_MS / 1_000} s` });
}

/** @type {import('../main.mjs').Step[]} */
export const hook = [
	[
		'a lead and its mark are posted to the hook, signed with the secret of the stack',
		async () => {
			const config = configOf('staging');
			Object.assign(config.parameters, HOOK, { AnswerReminders: 'on' });
			await deployBuilt('hook', config);
			const SecretId = await physical('staging', 'DataKey');
			const { SecretString } = await aws('secretsmanager', 'get-secret-value', '--secret-id', SecretId);
			const { hook: port } = await freePorts();
			const receiver = await startHook({ port, secret: hookSecret(SecretString) });
			try {
				await postHere(port);
				const { reference } = (await contact(outputsOf('staging').SiteUrl)).answer;
				assert.ok((await posted(receiver.url, 'lead.received', reference)).isOurs, 'it verifies');
				await age('staging', reference, 21);
				const event = JSON.stringify({ source: 'aws.events', 'detail-type': 'Scheduled Event', detail: {} });
				const reminder = ['--function-name', await physical('staging', 'ReminderFunction'), '--payload', event];
				await aws('lambda', 'invoke', ...reminder, '/dev/null');
				const list = await mail(
					'the reminder',
					({ Subject, BodyText }) => !Subject.includes(reference) && BodyText.includes(reference),
				);
				assert.ok((await press(link(list, `/api/leads/answered?lead=${reference}`))).status < 400);
				assert.ok((await posted(receiver.url, 'lead.answered', reference)).isOurs, 'it verifies');
			} finally {
				await receiver.close();
			}
			return '2 posts';
		},
	],
];
