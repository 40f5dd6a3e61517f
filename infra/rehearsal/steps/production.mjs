/**
 * A stack with everything that production has: domain, certificate, zone, firewall, HSTS preload, hook.
 */
import assert from 'node:assert/strict';
import { tsImport } from 'tsx/esm/api';
import { ask } from '../../deploy/aws.mjs';
import { preflight } from '../../deploy/preflight.mjs';
import { GLOBAL_REGION } from '../../deploy/sam.mjs';
import { stageConfig } from '../../deploy/samconfig.mjs';
import { readTemplate } from '../../edge/template.mjs';
import { smoke } from '../../smoke/smoke.mjs';
import { aws, deployBuilt, outputsOf, REGION } from '../account.mjs';
import { nameSitemap } from '../built.mjs';

const config = stageConfig('production');
const DOMAIN = config.parameters.DomainName;
const OTHER = 'nono.example';

/** @type {import('../main.mjs').Step[]} */
export const production = [
	[
		'the parameters of production: domain, certificate, zone, firewall, HSTS preload, backup, hook',
		async () => {
			const { answer } = await ask(
				GLOBAL_REGION,
				...['acm', 'request-certificate', '--domain-name', DOMAIN, '--subject-alternative-names', OTHER],
			);
			const made = await aws('route53', 'create-hosted-zone', '--name', OTHER, '--caller-reference', '1');
			const HostedZoneId = made.HostedZone.Id.split('/').at(-1);
			Object.assign(config.parameters, {
				AlternateDomainName: OTHER,
				CertificateArn: answer.CertificateArn,
				HostedZoneId,
				HstsIncludeSubdomains: 'on',
				HstsPreload: 'on',
				LeadsBackup: 'on',
				LeadHookUrl: 'https://crm.example.org/leads',
				LeadHookRecipient: 'Beispiel CRM GmbH, Karlsruhe',
			});
			assert.equal(config.waf, true);
			assert.deepEqual((await preflight(config)).problems, []);
			nameSitemap();
			await deployBuilt('production', config);

			const outputs = outputsOf('production');
			assert.deepEqual(Object.keys(outputs).sort(), Object.keys(readTemplate('template.yaml').Outputs).sort());
			assert.equal(outputs.SiteUrl, `https://${DOMAIN}`);
			const { ResourceRecordSets } = await aws(
				'route53',
				'list-resource-record-sets',
				'--hosted-zone-id',
				HostedZoneId,
			);
			const types = ResourceRecordSets.map(({ Type }) => Type).filter((type) => !['NS', 'SOA'].includes(type));
			assert.deepEqual(types.sort(), [
				...['A', 'A', 'AAAA', 'AAAA', 'CNAME', 'CNAME', 'CNAME', 'HTTPS', 'MX', 'TXT', 'TXT'],
			]);
			return `${Object.keys(outputs).length} outputs, ${types.length} DNS records`;
		},
	],
	[
		'the smoke test of its own domain, and of the other name that leads to it',
		async () => {
			const { SiteUrl: origin, LeadsTableName: table } = outputsOf('production');
			const { routes } = await tsImport('../../../site/src/routes.ts', import.meta.url);
			const database = { place: ['--table', table, '--region', REGION] };
			const { problems, checks } = await smoke({ origin, routes, config, database });
			assert.deepEqual(problems, []);
			return `${checks} checks`;
		},
	],
];
