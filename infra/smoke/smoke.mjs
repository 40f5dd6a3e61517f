/**
 * The whole smoke test over a running site.
 */
import { stageConfig } from '../deploy/samconfig.mjs';
import { buildFunctions } from '../machine/prepare.mjs';
import { checkAddress } from './address.mjs';
import { checkStored, close } from './database.mjs';
import { checkFiles } from './files.mjs';
import { Findings } from './findings.mjs';
import { checkForm } from './form.mjs';
import { checkPages } from './pages.mjs';

/** Checks every route, the headers, the files and the form.
 * @param {object} options
 * @param {string} options.origin without a slash at the end
 * @param {readonly import('./pages.mjs').Route[]} options.routes site/src/routes.ts
 * @param {import('../deploy/samconfig.mjs').StageConfig} [options.config] what it was deployed with; npm start shows what production will
 * @param {import('./database.mjs').Database} [options.database] without one the message is not followed
 * @returns {Promise<Findings>} @throws when the site can't be reached */
export async function smoke({ origin, routes, config = stageConfig('production'), database }) {
	if (database) await buildFunctions('leads');
	const findings = new Findings();
	await checkAddress(findings, origin, config);
	await checkPages(findings, origin, routes, config);
	await checkFiles(findings, origin, config.parameters.Stage);
	try {
		await checkForm(findings, origin);
		if (findings.open && database) await checkStored(findings, findings.open, database);
	} catch (error) {
		// The message that was sent has to be closed, or at least named, whatever fails after it.
		if (!findings.open) throw error;
		findings.check(false, error.message);
	}
	if (!findings.open || !database) return findings;
	if (await close(findings.open, database)) findings.open = undefined;
	else findings.check(false, `its message ${findings.open} could not be closed`);
	return findings;
}
