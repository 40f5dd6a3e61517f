/**
 * `npm run audit`: measures the built site as the CDN would serve it and writes audit/report.html and report.json.
 * This part runs under the project's Node; Lighthouse needs a newer one, which infra/audit brings as a package.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endAll, run, runNpm } from '../local/children.mjs';
import { Failure } from '../local/failure.mjs';
import { onStopSignal, runMain } from '../local/main.mjs';
import { LOCAL_DIR, ROOT } from '../local/places.mjs';
import { buildSite, installPackages, requireNode } from '../local/prepare.mjs';
import { localhostCertificate } from './certificate.mjs';
import { optionsFrom } from './options.mjs';

const HERE = join(ROOT, 'infra/audit');
const NODE = join(HERE, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

await runMain(async () => {
	onStopSignal(endAll, 130);
	requireNode();
	const options = optionsFrom(process.argv.slice(2));
	await installPackages();
	await installAuditPackages();
	await buildSite();

	// Only now: it needs the packages.
	const { requireBrowser } = await import('../local/browser.mjs');
	const browser = await requireBrowser();
	const tls = localhostCertificate();
	// The measuring process trusts the run's certificate from its start, which only a file can tell it.
	mkdirSync(LOCAL_DIR, { recursive: true });
	const certificate = join(LOCAL_DIR, 'audit.pem');
	writeFileSync(certificate, tls.cert);
	const env = {
		...process.env,
		NODE_EXTRA_CA_CERTS: certificate,
		AUDIT_OPTIONS: JSON.stringify({ ...options, browser, tls }),
	};
	const met = await run(NODE, ['--import', 'tsx', join(HERE, 'measure.mjs')], { cwd: ROOT, env });
	if (!met) throw new Failure('\nThe audit failed, or an aim was missed: see above.');
});

/** Installs what infra/audit/package-lock.json names. Scripts of packages stay off (one of them fetches lists from hosts
 * that are no registry) but for that of the package `node`, which puts the program in its place.
 * @throws {Failure} when npm fails */
async function installAuditPackages() {
	if (existsSync(NODE) && accountIsCurrent()) return;
	console.log('Installing the packages of the audit …');
	const inHere = { cwd: HERE };
	const installed =
		(await runNpm(['ci', '--workspaces=false', '--ignore-scripts', '--no-audit', '--no-fund'], inHere)) &&
		(await runNpm(['rebuild', 'node', '--workspaces=false', '--ignore-scripts=false'], inHere));
	if (!installed || !existsSync(NODE))
		throw new Failure(
			'npm ci in infra/audit failed. Check the network connection and npm’s message above, then try again.',
		);
}

function accountIsCurrent() {
	const versions = (path) => JSON.parse(readFileSync(join(HERE, path), 'utf8')).packages;
	if (!existsSync(join(HERE, 'node_modules/.package-lock.json'))) return false;
	const installed = versions('node_modules/.package-lock.json');
	return Object.entries(versions('package-lock.json'))
		.filter(([path, entry]) => path !== '' && !entry.optional)
		.every(([path, entry]) => installed[path]?.version === entry.version);
}
