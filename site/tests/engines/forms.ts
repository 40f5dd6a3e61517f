import assert from 'node:assert/strict';
import common from '../../../locales/de/common.json' with { type: 'json' };
import contact from '../../../locales/de/contact.json' with { type: 'json' };
import home from '../../../locales/de/home.json' with { type: 'json' };
import { MESSAGES, newEntry, type TextField } from '../browser/contact/form';
import { REFERENCE } from '../browser/support/leads';
import { assertQuiet, eventually, open, press, reads } from './page';
import { inEachEngine } from './tours';
import type { Visitor } from './visitor';

const FORM = 'form[action="/api/contact"]';

/** Names of the fields that are marked as wrong, and of the one that has the focus. */
function wrong(visitor: Visitor): Promise<{ fields: (string | null)[]; focused: string | null | undefined }> {
	return visitor.run(() => ({
		fields: [...document.querySelectorAll('form [aria-invalid="true"]')].map((field) => field.getAttribute('name')),
		focused: document.activeElement?.getAttribute('name'),
	}));
}

inEachEngine('the contact form', 'names what is wrong, then sends, and both mails come', async (test, tour) => {
	const visitor = await tour.visitor(test);
	await open(tour, visitor, '/contact');
	await press(visitor, `${FORM} button`, contact.form.submit);
	for (const message of [
		MESSAGES.firstName,
		MESSAGES.lastName,
		MESSAGES.email,
		MESSAGES.message,
		MESSAGES.privacyAccepted,
	])
		await reads(visitor, message);
	// Several: the focus is on their summary.
	assert.deepEqual(await wrong(visitor), {
		fields: ['firstName', 'lastName', 'email', 'message', 'privacyAccepted'],
		focused: null,
	});
	assert.ok(await visitor.run(() => document.activeElement?.matches('form [role="alert"]')));

	const entry = newEntry();
	for (const [name, text] of Object.entries({ ...entry, email: 'kein-at-zeichen' }) as [TextField, string][])
		await visitor.type(`${FORM} [name="${name}"]`, text);
	await visitor.click(`${FORM} [name="privacyAccepted"]`);
	await press(visitor, `${FORM} button`, contact.form.submit);
	await eventually(visitor, 'the one wrong field', () => document.activeElement?.getAttribute('name') === 'email');
	assert.deepEqual(await wrong(visitor), { fields: ['email'], focused: 'email' });

	await visitor.type(`${FORM} [name="email"]`, entry.email);
	await press(visitor, `${FORM} button`, contact.form.submit);
	await reads(visitor, contact.sent.title);
	const reference = await visitor.run(() => document.querySelector('[role="status"] strong')?.textContent ?? '');
	assert.match(reference, REFERENCE);
	assert.ok(await visitor.run(() => document.activeElement?.getAttribute('role') === 'status'));
	await reads(visitor, contact.sent.toast.replace('{{reference}}', reference));
	const [lead] = await tour.leads.from(entry.email);
	assert.equal(lead?.message?.S, entry.message);
	await tour.leads.mailsOf(reference, entry.email);
	await assertQuiet(visitor);
});

inEachEngine('the contact form', 'sends a domain with ß and a pasted number as they are meant', async (test, tour) => {
	const visitor = await tour.visitor(test);
	await open(tour, visitor, '/contact?about=plan-club&interval=yearly');
	await reads(visitor, contact.about.label);
	const local = newEntry().email.split('@')[0];
	const entry = newEntry({ email: `${local}@straße.example`, phone: '0721\u00a0123\u20134567' });
	for (const [name, text] of Object.entries(entry) as [TextField, string][])
		await visitor.type(`${FORM} [name="${name}"]`, text);
	await visitor.click(`${FORM} [name="privacyAccepted"]`);
	await press(visitor, `${FORM} button[type="submit"]`, contact.form.submit);
	await reads(visitor, contact.sent.title);
	const [lead] = await tour.leads.from(entry.email);
	assert.deepEqual([lead?.phone?.S, lead?.about?.S, lead?.interval?.S], ['0721 123-4567', 'club', 'yearly']);
	await tour.leads.mailsOf(lead?.reference?.S ?? '', `${local}@xn--strae-oqa.example`);
	await assertQuiet(visitor);
});

inEachEngine(
	'the sign-up by e-mail',
	'refuses what is no address, then asks to look into the inbox',
	async (test, tour) => {
		const visitor = await tour.visitor(test);
		await open(tour, visitor, '/');
		const field = 'main form[action="/api/signup"] [name="email"]';
		await visitor.type(field, 'kein-at-zeichen');
		await press(visitor, 'main form button', home.hero.button);
		await reads(visitor, common.signup.error);
		assert.deepEqual(await wrong(visitor), { fields: ['email'], focused: 'email' });
		await visitor.type(field, newEntry().email);
		await press(visitor, 'main form button', home.hero.button);
		await reads(visitor, common.signup.mail);
		await assertQuiet(visitor);
	},
);
