import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { sources } from '../machine/inputs.mjs';
import { ROOT } from '../machine/places.mjs';
import { expectNone } from '../testing/faults.mjs';
import { STEPS, withNeeds } from './steps.mjs';

/** Files that no step looks at. */
const UNCHECKED = /(^|\/)(LICENSE|\.gitignore|DESIGN\.md)$|^(\.githooks|docs)\/|^lefthook\.yml$/;

/** Names of the fast suite’s steps that are run again after a change of a file. */
function touched(file) {
	return STEPS.filter(({ suite, paths }) => suite === 'fast' && paths?.test(file)).map(({ name }) => name);
}

describe('the steps of npm test', () => {
	for (const [file, steps] of Object.entries({
		'README.md': ['infra'],
		'template.yaml': 'generated built pages rust behaviour forms tools infra template'.split(' '),
		'locales/de/help.json': ['lint', 'types', 'generated', 'unit', 'built', 'pages'],
		'site/src/pages/Home.tsx': 'lint types unit built pages behaviour forms tools infra unused'.split(' '),
		'site/src/sections/home/HomeDay.module.css': ['lint', 'unit', 'built', 'pages'],
		'site/src/workbench/costs/Receipt.module.css': ['lint', 'unit', 'built', 'pages', 'tools'],
		'site/src/ui/Button.module.css': 'lint unit built pages behaviour forms tools'.split(' '),
		'site/tests/browser/tools/costs.spec.ts': ['lint', 'types', 'tools', 'unused'],
		'site/tests/unit/money.test.ts': ['lint', 'types', 'unit', 'unused'],
		'functions/leads/src/lib.rs': ['clippy', 'rust', 'forms', 'infra', 'rustfmt'],
		'deny.toml': [],
	})) {
		it(`run after a change of ${file}: ${steps.join(', ') || 'none of the fast suite'}`, () => {
			assert.deepEqual(touched(file), steps);
		});
	}

	it('look at every file', () => {
		const unseen = sources(ROOT).filter((file) => !STEPS.some(({ paths }) => paths?.test(file)));
		const unchecked = unseen.filter((file) => !UNCHECKED.test(file));
		expectNone(unchecked, 'Name these files in the paths of a step of infra/checks/steps.mjs:');
	});

	it('run the Rust tests after a change of any sentence that is compiled into the functions', () => {
		const rust = readdirSync(join(ROOT, 'functions'), { recursive: true, encoding: 'utf8' }).filter((path) =>
			path.endsWith('.rs'),
		);
		const compiled = rust.flatMap((path) =>
			Array.from(
				readFileSync(join(ROOT, 'functions', path), 'utf8').matchAll(/include_str!\("(?:\.\.\/)+(locales\/[^"]+)"/g),
				([, file]) => file,
			),
		);
		assert.ok(compiled.length > 4);
		for (const file of compiled) assert.ok(touched(file).includes('rust'), file);
	});

	it('come after what they need, which is added to those that are named', () => {
		const names = STEPS.map(({ name }) => name);
		for (const [at, { name, after = [] }] of STEPS.entries()) {
			for (const need of after) assert.ok(names.slice(0, at).includes(need), `${name} needs ${need}`);
		}
		const [browser, plain] = [withNeeds(['forms']), withNeeds(['lint'])].map((steps) => steps.map(({ name }) => name));
		assert.deepEqual(browser, ['functions', 'site', 'chromium', 'forms']);
		assert.deepEqual(plain, ['lint']);
	});

	it('run only the browser tests of forms after a change of the functions', () => {
		const folder = join(ROOT, 'site/tests/browser');
		for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
			if (!path.endsWith('.spec.ts') || !readFileSync(join(folder, path), 'utf8').includes("'../product'")) continue;
			assert.match(path, /^(contact|chaos)[\\/]/, 'a test with product.ts belongs to the step forms');
		}
	});
});
