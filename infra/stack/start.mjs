/**
 * `npm start`: the whole product with one command, from a fresh clone on. `npm run dev` has the Vite dev server in the place of the
 * built site.
 */

import { BUILDS, installPackages, prepare, requireNode, requireRust } from '../machine/prepare.mjs';
import { endAll } from '../processes/children.mjs';
import { onStopSignal, runMain } from '../processes/main.mjs';
import { dataDirOf, portsFrom, requireFree } from './ports.mjs';

await runMain(async () => {
	let stop = endAll;
	onStopSignal(() => stop());

	requireNode();
	requireRust();
	const ports = portsFrom(process.env);
	await requireFree(ports);
	const dataDir = dataDirOf(ports);
	await installPackages();
	const isDev = process.argv.includes('--dev');
	await prepare(isDev ? BUILDS.filter(({ name }) => name !== 'site') : BUILDS);

	// Only now: these need the packages.
	const { startStack } = await import('./stack.mjs');
	const startSite = isDev ? (await import('./dev.mjs')).startVite : undefined;
	const stack = await startStack({ ports, dataDir, startSite });
	stop = async () => {
		await stack.stop();
		await endAll();
	};
	console.log(`
  Site               ${stack.site}
  Mail inbox         http://localhost:${ports.mail}
  Hook               ${stack.hook}
  DynamoDB endpoint  ${stack.dynamodb}

Ctrl-C ends everything.`);

	const failure = await stack.ended;
	await stop();
	throw failure;
});
