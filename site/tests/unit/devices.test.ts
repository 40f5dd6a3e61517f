import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import texts from '../../../locales/de/devices/fields.json' with { type: 'json' };
import { sameMeaning } from '../../src/content/device-likeness';
import type { DeviceField, DeviceGroupText } from '../../src/i18n/shapes';
import { deviceFields, firstDifferent } from '../../src/sections/devices/likeness';

const folder = new URL('../../../locales/de/devices/', import.meta.url);

/** The compared classes of each group. */
const groups = readdirSync(folder).flatMap((file) => {
	const { comparison }: Partial<DeviceGroupText> = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
	return comparison ? [{ group: file.replace('.json', ''), classes: comparison.classes }] : [];
});
const compared = groups.flatMap(({ classes }) => classes);

describe('the device comparison', () => {
	it('has five tables of at least three classes, each with a name and words in all ten fields', () => {
		assert.equal(groups.length, 5);
		for (const { group, classes } of groups) assert.ok(classes.length >= 3, `${group} has ${classes.length}`);
		assert.deepEqual(Object.keys(texts.classes).sort(), compared.map(({ id }) => id).sort());
		assert.equal(new Set(Object.values(texts.classes)).size, compared.length);
		for (const { id, fields } of compared) {
			assert.deepEqual(Object.keys(fields).sort(), [...deviceFields].sort(), id);
			for (const name of deviceFields) assert.notEqual(fields[name].trim(), '', `${id}: ${name}`);
		}
	});

	it('takes other words that mean the same for equal, and tells others apart', () => {
		for (const [field, sets] of Object.entries(sameMeaning) as [DeviceField, readonly (readonly string[])[]][])
			for (const ids of sets) {
				const classes = groups.map((group) => group.classes.filter(({ id }) => ids.includes(id)));
				const set = classes.find(({ length }) => length === ids.length);
				assert.ok(set, `no table has all of ${ids}`);
				assert.equal(new Set(set.map(({ fields }) => fields[field])).size, ids.length, `${ids}: ${field}`);
				assert.equal(firstDifferent(set, field), -1, `${ids}: ${field}`);
			}
		const [first, ...others] = groups[0]?.classes ?? [];
		const other = others.find(({ fields }) => fields.formFactor !== first?.fields.formFactor);
		assert.ok(first && other, 'another form');
		assert.equal(firstDifferent([first, first, other], 'formFactor'), 2);
	});
});
