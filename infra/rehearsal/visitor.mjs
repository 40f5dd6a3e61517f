/**
 * A person in front of the site: sends forms, reads mails, follows links.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { solved } from '../smoke/proof.mjs';
import { EMULATOR } from './emulator.mjs';

/** How long a mail may take, and the pause between two looks, in milliseconds. */
const MAIL_MS = 30_000;
const LOOK_MS = 200;

/** A new address of the SES simulator, which takes every mail. @returns {string} */
export const newAddress = () => `success+${randomUUID()}@simulator.amazonses.com`;

/** Posts a form as the site's script does.
 * @param {string} origin @param {'contact' | 'signup'} form @param {object} fields
 * @returns {Promise<{ status: number, answer: any }>} */
export async function post(origin, form, fields) {
	const response = await fetch(`${origin}/api/${form}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': randomUUID() },
		body: JSON.stringify({ ...fields, proof: await solved(origin, form) }),
	});
	return { status: response.status, answer: await response.json() };
}

/** Sends a message through the contact form.
 * @param {string} origin @param {string} [email] @returns {ReturnType<typeof post>} */
export const contact = (origin, email = newAddress()) =>
	post(origin, 'contact', {
		firstName: 'Mara',
		lastName: 'Schatz',
		email,
		message: 'Wie teuer ist der Vorverkauf für 300 Gäste?',
		privacyAccepted: true,
	});

/** @typedef {{ To: string[], Subject: string, BodyText: string, MessageId: string }} Mail as SES took it */

/** Waits for a mail.
 * @param {string} what it is, for the failure @param {(mail: Mail) => boolean} isIt
 * @returns {Promise<Mail>} */
export async function mail(what, isIt) {
	for (const end = Date.now() + MAIL_MS; Date.now() < end; await pause(LOOK_MS)) {
		const found = (await allMails()).find(isIt);
		if (found) return found;
	}
	throw new assert.AssertionError({ message: `${what} did not come in ${MAIL_MS / 1_000} s` });
}

/** Every mail that SES took, oldest first. @returns {Promise<Mail[]>} */
export async function allMails() {
	const { messages } = await (await fetch(`${EMULATOR}/_ministack/ses/messages`)).json();
	return Object.values(messages).flat();
}

/** The link in a mail that holds this text. @param {{ BodyText: string }} mail @param {string} part @returns {string} */
export function link({ BodyText }, part) {
	const found = BodyText.match(/https:\/\/\S+/g)?.find((address) => address.includes(part));
	assert.ok(found, `no link with ${part} in:\n${BodyText}`);
	return found;
}

/** Opens a link of a mail and presses the button of its page, which alone changes anything.
 * @param {string} address @param {string} [body] what is posted, the link's own query otherwise
 * @returns {Promise<Response>} of the button, redirect not followed */
export async function press(address, body = new URL(address).search.slice(1)) {
	const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
	return fetch(address, { method: 'POST', redirect: 'manual', headers, body });
}
