/**
 * RUNBOOK.md names what the templates have.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readTemplate } from '../edge/template.mjs';
import { ROOT } from '../machine/places.mjs';
import { expectNone } from '../testing/faults.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

describe('RUNBOOK.md and the scripts of a deployment', () => {
	const [template, global] = ['template.yaml', 'infra/global.yaml'].map((path) => readTemplate(join(ROOT, path)));
	const asked = (paths, pattern) =>
		paths.flatMap((path) => Array.from(read(path).matchAll(pattern), ([, ...names]) => names.find(Boolean)));

	it('ask for outputs that the templates have', () => {
		const scripts = readdirSync(join(ROOT, 'infra/deploy'))
			.filter((name) => name.endsWith('.mjs'))
			.map((name) => `infra/deploy/${name}`);
		const names = [
			...asked(['infra/RUNBOOK.md'], /\$\(output (\w+)\)/g),
			...asked(scripts, /\b(?:outputs|after|before\?)\.([A-Z]\w+)|'([A-Z]\w+Record\d?)'/g),
		];
		const known = Object.keys({ ...template.Outputs, ...global.Outputs });
		assert.ok(names.length > 0);
		const unknown = names.filter((name) => !known.includes(name));
		expectNone(
			unknown,
			'Runbook and infra/deploy ask for these; add them to Outputs of a template, or correct the name:',
		);
	});

	it('ask for resources that the stack has', () => {
		const names = asked(['infra/RUNBOOK.md'], /\$\(logical (\w+)\)/g);
		const known = Object.entries(template.Resources).flatMap(([id, { Properties }]) => [
			id,
			// The name that the SAM transform gives an event of a function.
			...Object.keys(Properties?.Events ?? {}).map((event) => `${id}${event}`),
		]);
		assert.ok(names.length > 0);
		const unknown = names.filter((name) => !known.includes(name));
		expectNone(unknown, 'infra/RUNBOOK.md names resources that template.yaml does not have; correct it:');
	});
});
