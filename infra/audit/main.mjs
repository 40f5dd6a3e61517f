/**
 * `npm run audit`: measures the built site as the CDN would serve it.
 * This part runs under the project's Node; Lighthouse needs a newer one, which infra/audit brings as a package.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { localhostCertificate } from '../edge/certificate.mjs';
import { ROOT } from '../machine/places.mjs';
import { buildSite, installPackages, requireNode } from '../machine/prepare.mjs';
import { endAll, run } from '../processes/children.mjs';
import { Failure } from '../processes/failure.mjs';
import { onStopSignal, runMain } from '../processes/main.mjs';
import { HELP, optionsFrom } from './options.mjs';

const HERE = join(ROOT, 'infra/audit');
const NODE = join(HERE, 'node_modules/node/bin/node');

await runMain(async () => {
	onStopSignal(endAll, 130);
	const options = optionsFrom(process.argv.slice(2));
	if (options.help) return console.log(HELP);
	requireNode();
	await installPackages();
	await installAuditPackages();
	await buildSite();
	// Only now: it needs the packages.
	const { requireBrowser } = await import('../machine/browser.mjs');
	const browser = await requireBrowser();
	const tls = await localhostCertificate();
	const AUDIT = JSON.stringify({ ...options, browser, tls });
	const env = { ...process.env, AUDIT };
	if (!(await run(NODE, ['--import', 'tsx', join(HERE, 'measure.mjs')], { cwd: ROOT, env })))
		throw new Failure('\nThe audit failed, or an aim was missed: see above.');
});

/** Installs what infra/audit/package-lock.json names, unless that has been done since it changed. */
async function installAuditPackages() {
	const written = (path) => statSync(join(HERE, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
	if (existsSync(NODE) && written('node_modules/.package-lock.json') > written('package-lock.json')) return;
	console.log('Installing the packages of the audit …');
	// The script of the package `node` puts the program in its place.
	const args = ['ci', '--ignore-scripts=false', '--workspaces=false', '--no-audit', '--no-fund'];
	if (await run('npm', args, { cwd: HERE })) return;
	throw new Failure('npm ci failed in infra/audit: see npm’s message above, then try again.');
}
