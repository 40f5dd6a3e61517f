/**
 * Deployments after the first: one that works, one that fails.
 */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { stageConfig } from '../../deploy/samconfig.mjs';
import { aws, deployBuilt, outputsOf, physical } from '../account.mjs';
import { failingTemplate, markHome } from '../built.mjs';
import { contact } from '../visitor.mjs';

/** The mark in the title of the stage's home page. */
async function seen(origin) {
	const html = await (await fetch(`${origin}/`)).text();
	return /<title[^>]*>\[([^\]]*)\]/.exec(html)?.[1];
}

/** The stage's configuration while its origin secret is rotated. */
const rotated = () => {
	const config = stageConfig('staging');
	return { ...config, parameters: { ...config.parameters, SecretsReadAt: 'second' } };
};

/** The origin secrets that the functions accept, separated by commas. */
async function originSecret() {
	const name = await physical('staging', 'ContactFunction');
	const { Environment } = await aws('lambda', 'get-function-configuration', '--function-name', name);
	return Environment.Variables.ORIGIN_SECRET;
}

/** @type {import('../main.mjs').Step[]} */
export const releases = [
	[
		'a second deployment shows the changed page, and takes a rotated origin secret',
		async () => {
			const { SiteUrl: origin } = outputsOf('staging');
			assert.equal(await seen(origin), undefined);
			const secret = `${randomBytes(24).toString('hex')},${await originSecret()}`;
			const id = await physical('staging', 'OriginSecret');
			await aws('secretsmanager', 'put-secret-value', '--secret-id', id, '--secret-string', secret);
			markHome('second');
			await deployBuilt('second', rotated());
			assert.equal(await seen(origin), 'second');
			// Not assert.equal, which would print the secrets.
			assert.ok((await originSecret()) === secret, 'the functions know the old one and the new one');
			assert.equal((await contact(origin)).status, 202);
		},
	],
	[
		'an update that fails after its site was published brings the page before back',
		async () => {
			const { SiteUrl: origin } = outputsOf('staging');
			markHome('third');
			const update = deployBuilt('failing', { ...rotated(), template: failingTemplate(4) }, { fails: true });
			const pages = new Set();
			let running = true;
			const look = (async () => {
				for (; running; await pause(200)) pages.add(await seen(origin));
			})();
			const said = await update.finally(() => {
				running = false;
			});
			await look;
			assert.match(said, /UPDATE_ROLLBACK_COMPLETE/);
			assert.deepEqual([...pages], ['second', 'third'], 'the new page was there for a while');
			assert.equal(await seen(origin), 'second');
			return 'new for seconds, then the old one';
		},
	],
];
