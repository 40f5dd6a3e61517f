/**
 * A stack with everything that production has: domain, certificate, zone, firewall, HSTS preload, hook.
 */
import assert from 'node:assert/strict';
import { tsImport } from 'tsx/esm/api';
import { ask } from '../../deploy/aws.mjs';
import { preflight } from '../../deploy/preflight.mjs';
import { GLOBAL_REGION } from '../../deploy/sam.mjs';
import { readTemplate } from '../../edge/template.mjs';
import { smoke } from '../../smoke/smoke.mjs';
import { aws, configOf, deployBuilt, outputsOf, REGION } from '../account.mjs';
import { nameSitemap } from '../built.mjs';
import { HOOK } from './hook.mjs';

const config = configOf('production');
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
				...HOOK,
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
		'its firewall, protection and backup are as asked',
		async () => {
			const id = outputsOf('production').DistributionId;
			const { DistributionConfig } = await aws('cloudfront', 'get-distribution-config', '--id', id);
			assert.match(DistributionConfig.WebACLId, /global\/webacl\/nono-production/);
			assert.deepEqual(DistributionConfig.Aliases.Items, [DOMAIN, OTHER]);
			const { Table } = await aws('dynamodb', 'describe-table', '--table-name', outputsOf('production').LeadsTableName);
			assert.equal(Table.DeletionProtectionEnabled, true);
			const [plan, ...others] = (await aws('backup', 'list-backup-plans')).BackupPlansList;
			assert.deepEqual([plan.BackupPlanName, others], ['nono-production-leads', []]);
			const { BackupSelectionsList } = await aws(
				...['backup', 'list-backup-selections', '--backup-plan-id', plan.BackupPlanId],
			);
			assert.equal(BackupSelectionsList.length, 1);
		},
	],
	[
		'another address for its alarms, which the budget has a new name for',
		async () => {
			config.parameters.AlarmAddress = 'wache@nono.example';
			await deployBuilt('alarm-address', config);
			const account = ['--account-id', (await aws('sts', 'get-caller-identity')).Account];
			const [{ BudgetName }, ...others] = (await aws('budgets', 'describe-budgets', ...account)).Budgets;
			assert.deepEqual(others, []);
			const told = await aws(
				...['budgets', 'describe-subscribers-for-notification', ...account, '--budget-name', BudgetName],
				...['--notification', 'NotificationType=FORECASTED,ComparisonOperator=GREATER_THAN,Threshold=100'],
			);
			assert.deepEqual(told.Subscribers, [{ SubscriptionType: 'EMAIL', Address: 'wache@nono.example' }]);
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
