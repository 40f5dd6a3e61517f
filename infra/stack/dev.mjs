/**
 * `npm run dev`: the Vite dev server in the edge's place, with the same API, database and mail inbox.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ROOT } from '../machine/places.mjs';
import { BUILDS, installPackages, prepare, requireNode, requireRust } from '../machine/prepare.mjs';
import { endAll } from '../processes/children.mjs';
import { onStopSignal, runMain } from '../processes/main.mjs';
import { startService } from '../processes/service.mjs';
import { dataDirOf, portsFrom, requireFree } from './ports.mjs';

await runMain(async () => {
	const closers = [];
	const stop = async () => {
		for (const close of closers) await close();
		await endAll();
	};
	onStopSignal(stop);

	requireNode();
	requireRust();
	const ports = portsFrom(process.env);
	await requireFree(ports);
	const dataDir = dataDirOf(ports);
	await installPackages();
	await prepare(BUILDS.slice(0, 1));

	const { startBackend } = await import('./stack.mjs');
	const { startApiEdge } = await import('../edge/api-server.mjs');
	const originSecret = randomBytes(24).toString('hex');
	const backend = await startBackend({ ports, dataDir, originSecret });
	closers.push(backend.stop);
	// The functions answer requests of the edge only, so Vite's proxy goes through its API half.
	const apiEdge = await startApiEdge({ port: 0, apiPort: backend.api, originSecret });
	closers.unshift(apiEdge.close);

	const vite = startService({
		name: 'Vite dev server',
		command: process.execPath,
		args: [
			join(ROOT, 'node_modules/vite/bin/vite.js'),
			'--host',
			'localhost',
			'--port',
			String(ports.site),
			'--strictPort',
		],
		cwd: join(ROOT, 'site'),
		env: { ...process.env, API_PROXY: apiEdge.url },
		logDir: join(dataDir, 'logs'),
		show: true,
	});
	await vite.answers(`http://localhost:${ports.site}/`);
	console.log(`
  Site (dev)         http://localhost:${ports.site}
  Mail inbox         http://localhost:${ports.mail}
  Hook               ${backend.hook}
  DynamoDB endpoint  ${backend.dynamodb}

Ctrl-C ends everything.`);

	const failure = await Promise.race([backend.ended, vite.ended]);
	await stop();
	throw failure;
});
