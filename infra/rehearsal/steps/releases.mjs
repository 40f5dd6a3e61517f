/**
 * Deployments after the first: one that works, one that fails.
 */
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { aws, configOf, deployBuilt, outputsOf, physical } from '../account.mjs';
import { failingTemplate, markHome } from '../built.mjs';
import { contact } from '../visitor.mjs';

/** The mark in the title of the stage's home page. */
async function seen(origin) {
	const html = await (await fetch(`${origin}/`)).text();
	return /<title[^>]*>\[([^\]]*)\]/.exec(html)?.[1];
}

/** The stage's configuration once its origin secret was rotated. */
const rotated = () => {
	const config = configOf('staging');
	return { ...config, parameters: { ...config.parameters, OriginSecretGeneration: '2' } };
};

/** What the functions take as the CDN's proof: hashes, so that no secret is printed when one is wrong. */
async function originSecrets() {
	const name = await physical('staging', 'ContactFunction');
	const { Environment } = await aws('lambda', 'get-function-configuration', '--function-name', name);
	const { ORIGIN_SECRET, ORIGIN_SECRET_PREVIOUS } = Environment.Variables;
	return [ORIGIN_SECRET, ORIGIN_SECRET_PREVIOUS].map((secret) => secret && sha256(secret));
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** @type {import('../main.mjs').Step[]} */
export const releases = [
	[
		'a second deployment shows the changed page, and takes a rotated origin secret',
		async () => {
			const { SiteUrl: origin } = outputsOf('staging');
			assert.equal(await seen(origin), undefined);
			const [before] = await originSecrets();
			const secret = randomBytes(24).toString('hex');
			const id = await physical('staging', 'OriginSecret');
			await aws('secretsmanager', 'put-secret-value', '--secret-id', id, '--secret-string', secret);
			markHome('second');
			await deployBuilt('second', rotated());
			assert.equal(await seen(origin), 'second');
			assert.deepEqual(await originSecrets(), [sha256(secret), before]);
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
