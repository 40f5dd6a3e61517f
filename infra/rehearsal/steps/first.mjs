/**
 * The first deployment of a stage, by the command that the README names.
 */
import assert from 'node:assert/strict';
import { stageConfig } from '../../deploy/samconfig.mjs';
import { aws } from '../account.mjs';
import { logged } from '../logged.mjs';

const DEPLOY = ['infra/deploy/main.mjs', '--stage', 'staging'];

/** Puts SES's account into the sandbox, or out of it. @param {boolean} leaves it */
const sandbox = (leaves) =>
	aws(
		...['sesv2', 'put-account-details', leaves ? '--production-access-enabled' : '--no-production-access-enabled'],
		...['--mail-type', 'TRANSACTIONAL', '--website-url', 'https://www.nono.example'],
	);

/** @type {import('../main.mjs').Step[]} */
export const first = [
	[
		'a sender that SES does not know stops the deployment before anything is built',
		async () => {
			await sandbox(false);
			const said = await logged('refused', DEPLOY, { fails: true });
			assert.match(said, /no verified identity for SenderAddress/);
			assert.match(said, /no verified identity for SalesAddress/);
			assert.doesNotMatch(said, /Building/);
		},
	],
	[
		'npm run deploy -- --stage staging, in the sandbox that every account of SES begins in',
		async () => {
			const { SenderAddress, SalesAddress } = stageConfig('staging').parameters;
			for (const address of [SenderAddress, SalesAddress])
				await aws('sesv2', 'create-email-identity', '--email-identity', address);
			const said = await logged('deploy', DEPLOY);
			await sandbox(true);
			assert.match(said, /is deployed and whole/);
			const [, checks] = /(\d+) checks of \S+ passed/.exec(said) ?? assert.fail(said);
			return `${checks} checks of the smoke test through the CDN`;
		},
	],
];
