import assert from 'node:assert/strict';
import common from '../../../locales/de/common.json' with { type: 'json' };
import contact from '../../../locales/de/contact.json' with { type: 'json' };
import home from '../../../locales/de/home.json' with { type: 'json' };
import { newEntry, type TextField } from '../browser/contact/form';
import { REFERENCE } from '../browser/support/leads';
import { assertQuiet, eventually, open, press, reads } from './page';
import { inEachEngine } from './tours';
import type { Visitor } from './visitor';

const FORM = 'form[action="/api/contact"]';

/** Names of the fields that are marked as wrong, and what has the focus. */
function wrong(visitor: Visitor): Promise<{ fields: (string | null)[]; focus: string | null | undefined }> {
	return visitor.run(() => ({
		fields: [...document.querySelectorAll('form [aria-invalid="true"]')].map((field) => field.getAttribute('name')),
		focus: document.activeElement?.getAttribute('name') ?? document.activeElement?.getAttribute('role'),
	}));
}

inEachEngine('the contact form', 'names what is wrong, then sends all as it is meant', async (test, tour) => {
	const visitor = await tour.visitor(test);
	await open(tour, visitor, '/contact?about=plan-club&interval=yearly');
	await reads(visitor, contact.about.label);
	const send = () => press(visitor, `${FORM} button[type="submit"]`, contact.form.submit);
	await send();
	await eventually(visitor, 'the summary', () => document.activeElement?.matches('form [role="alert"]'));
	const fields = ['firstName', 'lastName', 'email', 'message', 'privacyAccepted'];
	assert.deepEqual(await wrong(visitor), { fields, focus: 'alert' });

	const local = newEntry().email.split('@')[0];
	const entry = newEntry({ email: `${local}@straße.example`, phone: '0721\u00a0123\u20134567' });
	for (const [name, text] of Object.entries({ ...entry, email: 'kein-at-zeichen' }) as [TextField, string][])
		await visitor.type(`${FORM} [name="${name}"]`, text);
	await visitor.click(`${FORM} [name="privacyAccepted"]`);
	await send();
	await eventually(visitor, 'the one wrong field', () => document.activeElement?.getAttribute('name') === 'email');
	assert.deepEqual(await wrong(visitor), { fields: ['email'], focus: 'email' });

	await visitor.type(`${FORM} [name="email"]`, entry.email);
	await send();
	await reads(visitor, contact.sent.title);
	const reference = await visitor.run(() => document.querySelector('[role="status"] strong')?.textContent ?? '');
	assert.match(reference, REFERENCE);
	assert.equal((await wrong(visitor)).focus, 'status');
	await reads(visitor, contact.sent.toast.replace('{{reference}}', reference));
	const [lead] = await tour.leads.from(entry.email);
	assert.deepEqual(
		[lead?.message?.S, lead?.phone?.S, lead?.about?.S, lead?.interval?.S],
		[entry.message, '+49 721 1234567', 'club', 'yearly'],
	);
	await tour.leads.mailsOf(reference, `${local}@xn--strae-oqa.example`);
	await assertQuiet(visitor);
});

inEachEngine('the sign-up by e-mail', 'refuses what is no address, then says that a mail comes', async (test, tour) => {
	const visitor = await tour.visitor(test);
	await open(tour, visitor, '/');
	const field = 'main form[action="/api/signup"] [name="email"]';
	await visitor.type(field, 'kein-at-zeichen');
	await press(visitor, 'main form button', home.hero.button);
	await reads(visitor, common.signup.error);
	assert.deepEqual(await wrong(visitor), { fields: ['email'], focus: 'email' });
	await visitor.type(field, newEntry().email);
	await press(visitor, 'main form button', home.hero.button);
	await reads(visitor, common.signup.mail);
	await assertQuiet(visitor);
});
