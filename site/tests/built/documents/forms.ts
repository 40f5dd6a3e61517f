import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import contact from '../../../../functions/contract/schema/contact.schema.json' with { type: 'json' };
import signup from '../../../../functions/contract/schema/signup.schema.json' with { type: 'json' };
import { expectNone } from '../../../../infra/testing/faults.mjs';
import { documentOf, documents, faultsIn, type Tag, tagsOf } from '../dist';

/** What a field says to autofill; the ones that no person sees say nothing. */
type Fields = Readonly<Record<string, string | undefined>>;

/** Where forms go, what they send there, and the pages that have one, each as often as it has it. */
const FORMS = {
	'/api/contact': {
		schema: contact,
		on: ['/help/', '/contact'],
		fields: {
			leaveEmpty: 'off',
			firstName: 'given-name',
			lastName: 'family-name',
			email: 'email',
			phone: 'tel',
			message: undefined,
			privacyAccepted: undefined,
		} as Fields,
	},
	'/api/signup': {
		schema: signup,
		on: ['/', '/'],
		fields: {
			leaveEmpty: 'off',
			page: undefined,
			consentVersion: undefined,
			email: 'email',
			newsAccepted: undefined,
		} as Fields,
	},
} as const;

/** Fields that no document has: they come with the script, from the page before, or from tabs of a former release. */
const LATER = ['about', 'idempotencyKey', 'interval', 'proof'];

/** The fields of a form, by the names that they send. */
function fieldsOf(form: Tag): Map<string, Tag> {
	const found = form.find('[name]');
	return new Map(Array.from(found, (_, at) => [found.eq(at).attr('name') ?? '', found.eq(at)]));
}

for (const [action, { schema, on, fields }] of Object.entries(FORMS)) {
	const found = documents.map((document) => ({ document, forms: tagsOf(document, `form[action="${action}"]`) }));
	const forms = found.flatMap((page) => page.forms);

	describe(`a form for ${action}`, () => {
		it('stands where it is meant to, posts, and has one button for that', () => {
			assert.deepEqual(
				found.flatMap(({ document, forms }) => forms.map(() => document.path)),
				on,
			);
			for (const form of forms) {
				assert.equal(form.attr('method'), 'post');
				assert.equal(form.attr('enctype'), undefined);
				assert.equal(form.find('button[type=submit]').length, 1);
				// Art. 13 DSGVO: where the data is taken.
				assert.equal(form.find('a[href="/legal/privacy"]').length, 1);
			}
		});

		it('sends the fields of the contract by their names, and tells autofill which they are', () => {
			for (const form of forms) {
				const named = [...fieldsOf(form)].map(([name, field]) => [name, field.attr('autocomplete')]);
				assert.deepEqual(named, Object.entries(fields));
			}
			for (const name of Object.keys(fields)) assert.ok(Object.hasOwn(schema.properties, name), name);
			const missing = Object.keys(schema.properties).filter((name) => !Object.hasOwn(fields, name));
			expectNone(
				missing.filter((name) => !LATER.includes(name)),
				`Give the form for ${action} fields of these names, or name them in LATER of this test:`,
			);
		});

		it('lets a browser ask for what the contract requires, and for nothing else', () => {
			for (const form of forms) {
				const all = [...fieldsOf(form)];
				const required = all.filter(([, field]) => field.is('[required]')).map(([name]) => name);
				assert.deepEqual(required.sort(), [...schema.required].sort());
				for (const [name, field] of all) {
					// A browser cuts off without a word what is pasted beyond it, and turns ß in a domain into ss.
					assert.ok(!field.is('[maxlength], [type=email]'), name);
					assert.equal(field.attr('pattern'), name === 'email' ? '.+[@＠].+' : undefined, name);
				}
			}
		});

		it('has a trap that no person and no autofill falls into', () => {
			for (const form of forms) {
				const trap = fieldsOf(form).get('leaveEmpty');
				assert.ok(trap?.is('[aria-hidden=true] [tabindex="-1"]'), 'the trap can be reached');
			}
		});
	});
}

describe('forms', () => {
	it('go nowhere else', () => {
		const faults = faultsIn((document) =>
			tagsOf(document, 'form')
				.filter((form) => !Object.hasOwn(FORMS, form.attr('action') ?? ''))
				.map((form) => `a form for ${form.attr('action')}`),
		);
		expectNone(faults, 'Forms go to the addresses of FORMS in this test; add a new one there, with its contract:');
	});

	it('for a sign-up say which page they stand on, which is evidence of the consent', () => {
		const pages = tagsOf(documentOf('/'), 'form [name=page]').map((field) => field.attr('value'));
		assert.deepEqual(pages, ['/', '/']);
	});
});
