import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checksOf, testsBeside } from './checks.mjs';

const names = (...changed) => checksOf(changed).map(({ name }) => name);

describe('npm run check', () => {
	for (const [file, checks] of /** @type {const} */ ([
		['site/src/routes.ts', ['lint', 'types', 'generated']],
		['locales/de/home.json', ['lint', 'types', 'generated']],
		['functions/leads/src/lib.rs', ['rustfmt']],
		['infra/stack/ports.mjs', ['lint', 'types', 'tests']],
		['infra/edge/server.mjs', ['lint', 'types', 'tests', 'generated']],
		['template.yaml', ['generated']],
		['README.md', []],
	])) {
		it(`runs ${checks.join(', ') || 'nothing'} for ${file}`, () => assert.deepEqual(names(file), checks));
	}

	it('has the types checked when a file of the site is gone, and nothing else of it', () => {
		assert.deepEqual(names('site/src/gone.ts'), ['types']);
	});

	it('runs the tests that are named as a script is, once, and none that start the product', () => {
		const changed = [
			'infra/stack/ports.mjs',
			'infra/stack/ports.test.mjs',
			'infra/stack/start.mjs',
			'infra/processes/failure.mjs',
		];
		assert.deepEqual(testsBeside(changed), ['infra/stack/ports.test.mjs']);
		assert.deepEqual(testsBeside(['infra/stack/ports.test.mjs']), ['infra/stack/ports.test.mjs']);
	});
});
