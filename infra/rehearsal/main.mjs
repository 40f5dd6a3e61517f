/**
 * Deploys onto an AWS emulator by our own scripts, and does to the stages what no smoke test can (docs/decisions/0009). step.mjs
 * starts it.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../machine/places.mjs';
import { endAll } from '../processes/children.mjs';
import { Failure } from '../processes/failure.mjs';
import { onStopSignal, runMain } from '../processes/main.mjs';
import { aws } from './account.mjs';
import { startEmulator, TEMPORARY } from './emulator.mjs';
import { LOGS } from './logged.mjs';
import { background } from './steps/background.mjs';
import { first } from './steps/first.mjs';
import { mails } from './steps/mails.mjs';
import { permissions } from './steps/permissions.mjs';
import { production } from './steps/production.mjs';
import { releases } from './steps/releases.mjs';
import { stages } from './steps/stages.mjs';
import { TEMPLATE, writeTemplate } from './template.mjs';

/** @typedef {[what: string, run: () => Promise<string | void>]} Step what it did, in a few words */

/** @type {Step[]} */
const STEPS = [...first, ...mails, ...background, ...permissions, ...releases, ...stages, ...production];

/** Removes all but the logs: functions built for this machine must never be deployed by a later `sam deploy`. */
function tidy() {
	for (const path of [join(ROOT, '.aws-sam'), TEMPORARY, TEMPLATE]) rmSync(path, { recursive: true, force: true });
}

await runMain(async () => {
	rmSync(LOGS, { recursive: true, force: true });
	onStopSignal(async () => {
		await endAll();
		tidy();
	}, 130);
	writeTemplate();
	const emulator = await startEmulator();
	try {
		for (const [what, run] of STEPS) {
			process.stdout.write(`${what} … `);
			const started = Date.now();
			const result = await Promise.race([run(), emulator.ended]);
			if (result instanceof Error) throw result;
			console.log(`${((Date.now() - started) / 1_000).toFixed(1)} s, ${result ?? 'seen'}`);
		}
	} catch (error) {
		console.log('failed');
		await keepLogs().catch(() => {});
		throw new Failure(`${error instanceof Failure ? error.message : error.stack}\nLogs: ${LOGS}`);
	} finally {
		await emulator.stop();
		tidy();
	}
});

/** What the functions said, which is gone with the emulator. */
async function keepLogs() {
	const { logGroups } = await aws('logs', 'describe-log-groups');
	for (const { logGroupName: name } of logGroups) {
		const { events } = await aws('logs', 'filter-log-events', '--log-group-name', name);
		const lines = events.map(({ message }) => `${message.trimEnd()}\n`);
		if (lines.length > 0) writeFileSync(join(LOGS, `${name.replaceAll('/', '-')}.log`), lines.join(''));
	}
}
