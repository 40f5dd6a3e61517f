/**
 * The hook: where it may lead, who gets its posts, and that without one nothing is sent.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { resolver } from '../edge/template.mjs';
import { ROOT } from '../machine/places.mjs';
import { functions, properties, template } from './stack.mjs';

const NONE = 'AWS::NoValue';
const given = { LeadHookUrl: 'https://crm.example.org/leads', LeadHookRecipient: 'Beispiel CRM GmbH, Karlsruhe' };
const { Parameters } = template;
const variables = (id, parameters) => resolver(template, parameters)(properties(id).Environment.Variables);

describe('the hook', () => {
	const pattern = new RegExp(Parameters.LeadHookUrl.AllowedPattern);
	/** What the mailer takes, too: with what it refuses it would post nothing. */
	const addresses = JSON.parse(readFileSync(join(ROOT, 'functions/leads/src/hook/addresses.json'), 'utf8'));
	for (const address of ['', ...addresses.public]) {
		it(`may lead to ${address || 'nowhere'}`, () => assert.match(address, pattern));
	}
	for (const address of [...addresses.noPublicHost, ...addresses.noAddress]) {
		it(`may not lead to ${address}`, () => assert.doesNotMatch(address, pattern));
	}

	it('has a recipient whose name neither the options of SAM nor the texts of the site take for anything else', () => {
		const recipient = new RegExp(Parameters.LeadHookRecipient.AllowedPattern);
		assert.match(given.LeadHookRecipient, recipient);
		for (const character of ['"', '\\', '{', ']', '\n']) assert.doesNotMatch(`Beispiel ${character} CRM`, recipient);
	});

	it('is known to those that store leads as a fact, with its address to the mailer alone, and to nobody where none is set up', () => {
		const knowing = (name, parameters) =>
			functions.map(([id]) => id).filter((id) => ![undefined, NONE].includes(variables(id, parameters)[name]));
		assert.deepEqual(knowing('LEAD_HOOK', given), ['ContactFunction', 'SignupFunction']);
		assert.deepEqual(knowing('LEAD_HOOK_URL', given), ['MailerFunction']);
		// It stands for a receiver on a developer's machine.
		assert.deepEqual(knowing('HOOK_PORT', given), []);
		for (const name of ['LEAD_HOOK', 'LEAD_HOOK_URL']) assert.deepEqual(knowing(name, {}), [], name);
		assert.equal(template.Resources.HookLag.Condition, 'HasHook');
	});

	it('needs somebody whom the privacy page can name', () => {
		const { RuleCondition, Assertions } = template.Rules?.HookNeedsRecipient ?? assert.fail('there is no such rule');
		const isEmpty = (name) => ({ 'Fn::Not': [{ 'Fn::Equals': [{ Ref: name }, ''] }] });
		assert.deepEqual([RuleCondition, Assertions[0].Assert], [isEmpty('LeadHookUrl'), isEmpty('LeadHookRecipient')]);
	});
});
