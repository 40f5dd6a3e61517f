import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fields from '../../../locales/de/devices/fields.json' with { type: 'json' };
import { sameMeaning } from '../../src/content/device-likeness';
import type { DeviceClassText, DeviceField, DeviceGroupText } from '../../src/i18n/shapes';
import { broughtForward, deviceFields, firstDifferent } from '../../src/sections/devices/likeness';

const folder = new URL('../../../locales/de/devices/', import.meta.url);

/** The compared classes of each group, by file name. */
const groups = readdirSync(folder)
	.map((file): [string, Partial<DeviceGroupText>] => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))])
	.flatMap(([file, { comparison }]) => (comparison ? [{ file, classes: comparison.classes }] : []));

const sets = Object.entries(sameMeaning).flatMap(([field, lists]) =>
	lists.map((ids) => ({ field: field as DeviceField, ids })),
);

/** The classes of a set, all from one group. */
function classesOf(ids: readonly string[]): readonly DeviceClassText[] {
	const group = groups.find(({ classes }) => ids.every((id) => classes.some((entry) => entry.id === id)));
	assert.ok(group, `no table has all of ${ids.join(', ')}`);
	return group.classes.filter(({ id }) => ids.includes(id));
}

describe('the device comparison', () => {
	it('has five tables of at least three classes, each with an id of its own', () => {
		assert.equal(groups.length, 5);
		for (const { file, classes } of groups) assert.ok(classes.length >= 3, `${file} has ${classes.length}`);
		const ids = groups.flatMap(({ classes }) => classes.map(({ id }) => id));
		assert.deepEqual(
			ids.filter((id, index) => ids.indexOf(id) !== index),
			[],
		);
	});

	it('has a name for each class, and no other', () => {
		const ids = groups.flatMap(({ classes }) => classes.map(({ id }) => id));
		assert.deepEqual(Object.keys(fields.classes).sort(), ids.sort());
		assert.equal(new Set(Object.values(fields.classes)).size, ids.length);
	});

	it('begins with the classes that are wanted, each once, and passes over what no class is called', () => {
		const [first, second, ...others] = groups[0]?.classes ?? [];
		assert.ok(first && second);
		const classes = [first, second, ...others];
		const wanted = ['constructor', second.id, '', second.id, '<b>'];
		assert.deepEqual(broughtForward(classes, wanted), [second, first, ...others]);
		assert.deepEqual(broughtForward(classes, ['none']), classes);
	});

	for (const { file, classes } of groups) {
		it(`says something in all ten fields of every class of ${file}`, () => {
			for (const { id, fields } of classes) {
				assert.deepEqual(Object.keys(fields).sort(), [...deviceFields].sort(), id);
				for (const name of deviceFields) assert.notEqual(fields[name].trim(), '', `${id}: ${name}`);
			}
		});
	}

	for (const { field, ids } of sets) {
		it(`takes ${field} of ${ids.join(', ')} for equal, though the words differ`, () => {
			const classes = classesOf(ids);
			assert.equal(classes.length, ids.length);
			assert.equal(new Set(classes.map(({ fields }) => fields[field])).size, ids.length);
			assert.equal(firstDifferent(classes, field), -1);
		});
	}

	it('tells one class from another by other words that mean something else', () => {
		const [first, ...others] = groups[0]?.classes ?? [];
		assert.ok(first);
		const other = others.find(({ fields }) => fields.formFactor !== first.fields.formFactor);
		assert.ok(other);
		assert.equal(firstDifferent([first, first, other], 'formFactor'), 2);
	});
});
