import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../../infra/local/places.mjs';
import contact from '../../../locales/de/contact.json' with { type: 'json' };

interface Schema {
	readonly properties?: Readonly<Record<string, { readonly pattern?: string }>>;
}

const FOLDER = join(ROOT, 'functions/contract/schema');
const schemas = readdirSync(FOLDER).map((file) => ({
	file,
	schema: JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Schema,
}));

/** Fields that no person fills in. */
const UNSEEN = ['about', 'interval', 'idempotencyKey', 'leaveEmpty', 'proof', 'website'];

describe('the contract', () => {
	it('has patterns that browsers understand as the pattern of an input', () => {
		const patterns = schemas.flatMap(({ file, schema }) =>
			Object.entries(schema.properties ?? {}).flatMap(([name, { pattern }]) =>
				pattern ? [{ file, name, pattern }] : [],
			),
		);
		assert.notEqual(patterns.length, 0);
		for (const { file, name, pattern } of patterns) {
			assert.doesNotThrow(() => new RegExp(`^(?:${pattern})$`, 'v'), `${file}: ${name}`);
		}
	});

	it('has a label and a message in locales/ for every field of the contact form', () => {
		const form = schemas.find(({ file }) => file === 'contact.schema.json')?.schema.properties ?? {};
		const fields = Object.keys(form).filter((name) => !UNSEEN.includes(name));
		assert.deepEqual(Object.keys(contact.form.labels).sort(), fields.sort());
		assert.deepEqual(Object.keys(contact.form.errors).sort(), fields.sort());
	});
});
