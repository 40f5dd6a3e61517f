/**
 * A marked message through the contact form, and answers to wrong ones.
 */
import { randomUUID } from 'node:crypto';
import { solved } from './proof.mjs';

/** An address that SES takes as delivered without counting it (developer guide, "Using the mailbox simulator").
 * A new label for each run: an address gets only so many acknowledgements a day. */
const simulatorAddress = () => `success+${randomUUID()}@simulator.amazonses.com`;

/** Sends the message and checks the answers.
 * @param {import('./findings.mjs').Findings} findings @param {string} origin
 * Afterwards `findings.open` is the message's reference, if it was accepted. */
export async function checkForm(findings, origin) {
	await checkRefusals(findings, origin);
	const message = {
		firstName: 'Smoke',
		lastName: 'Test',
		email: simulatorAddress(),
		message: 'Automatic smoke test after a deployment. Nothing to do.',
		privacyAccepted: true,
		proof: await proof(findings, origin),
	};
	const key = randomUUID();
	const first = await post(origin, message, key);
	findings.same(first.status, 202, 'POST /api/contact: status');
	const [, reference] = first.body.match(/"reference":\s*"([A-Z0-9-]{4,})"/) ?? [];
	findings.check(reference !== undefined, `POST /api/contact: no reference in ${first.body}`);
	if (first.status === 202) findings.open = reference;
	const again = await post(origin, message, key);
	findings.same(again.headers.get('idempotent-replayed'), 'true', 'POST /api/contact, repeated: idempotent-replayed');
	findings.same(again.body, first.body, 'POST /api/contact, repeated: body');
}

async function checkRefusals(findings, origin) {
	const empty = await post(origin, {}, randomUUID());
	findings.same(empty.status, 422, 'POST /api/contact without fields: status');
	findings.same(empty.headers.get('cache-control'), 'no-store', 'POST /api/contact without fields: cache-control');
	const get = await fetch(`${origin}/api/contact`, { headers: { accept: 'application/json' } });
	await get.arrayBuffer();
	findings.same(get.status, 405, 'GET /api/contact: status');
}

async function post(origin, body, key) {
	const response = await fetch(`${origin}/api/contact`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': key },
		body: JSON.stringify(body),
	});
	return { status: response.status, headers: response.headers, body: await response.text() };
}

async function proof(findings, origin) {
	try {
		return await solved(origin, 'contact');
	} catch (error) {
		findings.check(false, error.message);
		return undefined;
	}
}
