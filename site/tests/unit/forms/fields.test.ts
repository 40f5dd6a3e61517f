import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import contact from '../../../../functions/contract/schema/contact.schema.json' with { type: 'json' };
import { expectNone } from '../../../../infra/testing/faults.mjs';
import pricing from '../../../../locales/de/pricing.json' with { type: 'json' };
import { planIds, planName } from '../../../src/content/plans';
import { constraints } from '../../../src/contract/constraints';
import { aboutQuery } from '../../../src/forms/about';
import { expectedInBrowser, verdicts } from '../../browser/support/verdicts';

describe('the attributes of a form', () => {
	it('let through without a script each address that the function takes', () => {
		const { pattern = '' } = constraints(contact, 'email');
		const taken = verdicts.filter((row) => row.field === 'email' && expectedInBrowser(row) === undefined);
		assert.ok(taken.length > 10);
		// As a browser reads the attribute.
		const allowed = new RegExp(`^(?:${pattern})$`, 'v');
		const stopped = taken.filter(({ typed }) => !allowed.test(typed.replaceAll(/[\r\n]/g, '')));
		expectNone(
			stopped.map(({ typed }) => JSON.stringify(typed)),
			'The function takes these addresses; widen the pattern of email in functions/contract:',
		);
		assert.ok(!allowed.test('kein-at-zeichen'));
	});
});

describe('what a message is about', () => {
	it('is in the address of the contact page a page, or a plan with the interval that was chosen', () => {
		assert.deepEqual(aboutQuery({ page: '/solutions/payments/' }), { about: '/solutions/payments/' });
		assert.deepEqual(aboutQuery({ plan: 'club', interval: undefined }), { about: 'plan-club' });
		assert.deepEqual(aboutQuery({ plan: 'club', interval: 'yearly' }), { about: 'plan-club', interval: 'yearly' });
	});

	it('names a plan as the price list does', () => {
		assert.deepEqual(
			planIds.map(planName),
			pricing.plans.map(({ name }) => name),
		);
	});
});
