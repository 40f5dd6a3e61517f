/**
 * The whole product on this machine: mail inbox, receiver of the hook, functions with their database, edge.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startEdge } from '../edge/server.mjs';
import { FUNCTIONS_BINARY, MAIL_INBOX, ROOT } from '../machine/places.mjs';
import { Failure } from '../processes/failure.mjs';
import { startService } from '../processes/service.mjs';
import { hookSecret, startHook } from './hook.mjs';
import { freePorts } from './ports.mjs';

/** The key from which links and names in the database are derived; no secret on this machine. */
const DATA_KEY = 'key of this machine';

/**
 * @typedef {object} Stack
 * @property {string} site address of the site
 * @property {number} api port of the functions' API on loopback; they answer requests of the edge only
 * @property {string} mail address of the mail inbox; its mails as JSON are at /store
 * @property {string} hook address of the receiver of the hook; what it got as JSON is at /posts
 * @property {string} dynamodb endpoint of the database
 * @property {string} table name of the leads table
 * @property {Promise<Failure>} ended settles when a part ends by itself
 * @property {() => Promise<void>} stop ends every part
 */

/** What serves the site. @typedef {{ url: string, close: () => Promise<void> }} Site */

/** Starts every part and waits until each answers. The functions have to be built.
 * @param {object} options
 * @param {import('./ports.mjs').Ports} options.ports
 * @param {string} options.dataDir for the database and the logs
 * @param {(behind: { port: number, apiPort: number, originSecret: string }) => Promise<Site>} [options.startSite]
 *   without it the built site behind the edge
 * @returns {Promise<Stack>}
 * @throws {Failure} when a part does not come up; the others are ended then */
export async function startStack({ ports, dataDir, startSite = startBuiltSite }) {
	const originSecret = randomBytes(24).toString('hex');
	const backend = await startBackend({ ports, dataDir, originSecret });
	try {
		const site = await startSite({ port: ports.site, apiPort: backend.api, originSecret });
		return {
			...backend,
			site: site.url,
			async stop() {
				await site.close();
				await backend.stop();
			},
		};
	} catch (error) {
		await backend.stop();
		throw error;
	}
}

/** @returns {Promise<Site>} @throws {Failure} when it is not built */
function startBuiltSite({ port, apiPort, originSecret }) {
	const dist = join(ROOT, 'site/dist');
	if (!existsSync(dist)) throw new Failure('The site is not built. Run: npm run build');
	return startEdge({ port, dist, apiPort, originSecret, log: (line) => console.error(line) });
}

/** Everything behind the edge: the mail inbox, the receiver of the hook and the functions with their database.
 * @param {{ ports: import('./ports.mjs').Ports, dataDir: string, originSecret: string }} options
 * @returns {Promise<Omit<Stack, 'site'>>} @throws {Failure} */
export async function startBackend({ ports, dataDir, originSecret }) {
	const api = ports.api ?? (await freePorts()).api;
	const mail = `http://127.0.0.1:${ports.mail}`;
	const dynamodb = `http://127.0.0.1:${ports.dynamodb}`;
	const environment = functionEnvironment({
		ports: { ...ports, api },
		dataDir,
		originSecret,
		mail,
		dynamodb,
	});
	const logDir = join(dataDir, 'logs');

	const hook = await startHook({ port: ports.hook, secret: hookSecret(DATA_KEY) });
	const inbox = startService({
		name: 'mail inbox',
		command: process.execPath,
		args: [MAIL_INBOX, String(ports.mail)],
		env: process.env,
		logDir,
	});
	const functions = startService({ name: 'functions', command: FUNCTIONS_BINARY, args: [], env: environment, logDir });
	const stop = async () => {
		await Promise.all([inbox.stop(), functions.stop(), hook.close()]);
	};
	try {
		await Promise.all([inbox.answers(`${mail}/store`), functions.answers(`http://127.0.0.1:${api}/api/contact`)]);
	} catch (error) {
		await stop();
		throw error;
	}
	const ended = Promise.race([inbox.ended, functions.ended]);
	return { api, mail, hook: hook.url, dynamodb, table: environment.TABLE_NAME, ended, stop };
}

/** The environment that template.yaml gives the functions, with loopback in AWS's place. */
function functionEnvironment({ ports, dataDir, originSecret, mail, dynamodb }) {
	return {
		...process.env,
		API_PORT: String(ports.api),
		DYNAMODB_PORT: String(ports.dynamodb),
		HOOK_PORT: String(ports.hook),
		DATA_DIR: dataDir,
		TABLE_NAME: 'leads',
		SALES_ADDRESS: 'vertrieb@nono.example',
		SENDER_ADDRESS: 'kontakt@nono.example',
		SES_CONFIGURATION_SET: '',
		SITE_ORIGIN: `http://localhost:${ports.site}`,
		ORIGIN_SECRET: originSecret,
		DATA_KEY,
		AWS_REGION: 'eu-central-1',
		AWS_ACCESS_KEY_ID: 'local',
		AWS_SECRET_ACCESS_KEY: 'local',
		AWS_ENDPOINT_URL_DYNAMODB: dynamodb,
		AWS_ENDPOINT_URL_SESV2: mail,
	};
}
