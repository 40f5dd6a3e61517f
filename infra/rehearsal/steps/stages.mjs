/**
 * Several stages in one account, and one whose first creation fails.
 */
import assert from 'node:assert/strict';
import { preflight } from '../../deploy/preflight.mjs';
import { stageConfig } from '../../deploy/samconfig.mjs';
import { aws, deleteStack, deployBuilt, outputsOf } from '../account.mjs';
import { failingTemplate } from '../built.mjs';
import { contact } from '../visitor.mjs';

const PREVIEW = 'pr-1';
const BROKEN = 'pr-2';

/** What is left of a stage in the account, whether its stack exists or not. */
async function left(stage) {
	const { stackName } = stageConfig(stage);
	const own = (name) => name.startsWith(`${stackName}-`);
	const [{ TableNames }, { SecretList }, { Buckets }, { Functions }] = await Promise.all([
		aws('dynamodb', 'list-tables'),
		aws('secretsmanager', 'list-secrets'),
		aws('s3api', 'list-buckets'),
		aws('lambda', 'list-functions'),
	]);
	return {
		tables: TableNames.filter(own),
		secrets: SecretList.map(({ Name }) => Name).filter(own),
		buckets: Buckets.map(({ Name }) => Name).filter(own),
		functions: Functions.map(({ FunctionName }) => FunctionName).filter(own),
	};
}

/** @type {import('../main.mjs').Step[]} */
export const stages = [
	[
		'a second stage beside the first; deleted, it keeps its leads and leaves the first whole',
		async () => {
			await deployBuilt('preview', stageConfig(PREVIEW));
			const { SiteUrl, LeadsTableName } = outputsOf(PREVIEW);
			const { SiteUrl: first } = outputsOf('staging');
			assert.notEqual(SiteUrl, first);
			assert.equal((await contact(SiteUrl)).status, 202);
			await deleteStack(PREVIEW);
			const { tables, secrets, buckets, functions } = await left(PREVIEW);
			assert.deepEqual([tables, secrets.length, buckets, functions], [[LeadsTableName], 1, [], []]);
			assert.equal((await contact(first)).status, 202);
			assert.equal((await fetch(`${first}/`)).status, 200);
		},
	],
	[
		'a first creation that fails leaves nothing, and the next try says what to do',
		async () => {
			const config = stageConfig(BROKEN);
			const said = await deployBuilt('broken', { ...config, template: failingTemplate(1) }, { fails: true });
			assert.match(said, /ROLLBACK/);
			assert.deepEqual(await left(BROKEN), { tables: [], secrets: [], buckets: [], functions: [] });
			const { problems } = await preflight(config);
			assert.match(problems.join(), /nono-pr-2 is in ROLLBACK_COMPLETE: its first creation failed\. Delete it/);
			await deleteStack(BROKEN);
			assert.deepEqual((await preflight(config)).problems, []);
		},
	],
];
