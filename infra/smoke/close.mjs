/**
 * Closes the message of a smoke test: nobody answers it, and what is open for a day is late, by an alarm and on the contact page.
 */

import { builtProgram, ROOT } from '../machine/places.mjs';
import { buildFunctions } from '../machine/prepare.mjs';
import { run } from '../processes/children.mjs';

/** Closes it by the tool that people close leads with, so that the hook gets it too.
 * @param {string} reference @param {import('./database.mjs').Database} database
 * @returns {Promise<boolean>} false when it is open still; cargo or the tool says why */
export async function close(reference, { endpoint, table, region, credentials }) {
	const built = await buildFunctions('leads').catch((error) => console.error(error.message));
	if (!built) return false;
	const env = {
		...process.env,
		AWS_ENDPOINT_URL_DYNAMODB: endpoint,
		AWS_ACCESS_KEY_ID: credentials.accessKeyId,
		AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
		AWS_SESSION_TOKEN: credentials.sessionToken ?? '',
	};
	return run(builtProgram('leads'), ['--table', table, '--region', region, 'close', reference], { cwd: ROOT, env });
}
