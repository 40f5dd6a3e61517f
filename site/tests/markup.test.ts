import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { pages } from '../src/routes';
import { type Answer, answers } from './markup/answers';
import { at } from './support/product';

const validator = new HtmlValidate({
	root: true,
	extends: ['html-validate:recommended'],
	rules: {
		'doctype-style': ['error', { style: 'lowercase' }],
		// React's useId begins with an underscore, which HTML allows.
		'valid-id': ['error', { relaxed: true }],
		// The next three are about style: React decides how it writes attributes, and HTML reads both ways alike.
		'attr-case': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
	},
});

/** What is wrong with a page, one line each. */
async function faults(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
	);
}

describe('the markup', () => {
	for (const path of [...pages.map((page) => page.path), '/gibt-es-nicht']) {
		it(`of ${path} is valid`, async () => {
			assert.deepEqual(await faults(await (await fetch(at(path))).text()), []);
		});
	}
});

describe('the markup of what the functions answer', () => {
	let all: readonly Answer[];
	before(async () => {
		all = await answers();
	});

	it('is valid', async () => {
		for (const { what, html } of all) assert.deepEqual(await faults(html), [], what);
	});
});
