import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stageFacts } from '../../prerender/sources/stage';

/** A samconfig.toml with these parameters and this analytics host. */
const config = (parameters: readonly string[], analytics = '') => `
[default.deploy.parameters]
stack_name = "verein-staging"
parameter_overrides = ${JSON.stringify(parameters)}
[default.site.parameters]
analytics = "${analytics}"
[production.deploy.parameters]
stack_name = "verein-production"
parameter_overrides = ["DomainName=www.verein.de"]
`;

describe('the facts of a stage', () => {
	it('are its domain or else production’s, its analytics host, and who gets its leads', () => {
		const hook = ['LeadHookUrl=https://crm.verein.de/', 'LeadHookRecipient="Verein = CRM, Karlsruhe"'];
		const full = config(['DomainName=probe.verein.de', ...hook], 'https://stats.verein.de');
		const wanted = { origin: 'https://probe.verein.de', analytics: 'https://stats.verein.de' };
		assert.deepEqual(stageFacts('pr-1', full), { ...wanted, recipient: 'Verein = CRM, Karlsruhe' });
		const none = { origin: 'https://www.verein.de', analytics: '', recipient: '' };
		assert.deepEqual(stageFacts('pr-1', config(hook.slice(1))), none);
		assert.deepEqual(stageFacts('production', full), none);
	});

	it('are refused where the stage has no name, or the host is no origin', () => {
		assert.throws(() => stageFacts('Production', config([])), /SITE_STAGE is 'Production'/);
		for (const host of ['stats.verein.de', 'https://stats.verein.de/', '*'])
			assert.throws(() => stageFacts('pr-1', config([], host)), /analytics is/, host);
	});
});
