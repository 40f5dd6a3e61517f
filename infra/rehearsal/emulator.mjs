/**
 * The AWS emulator: ministack, with what it lacks (emulator/). Everything in memory, one port, permissions enforced.
 */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../machine/places.mjs';
import { startService } from '../processes/service.mjs';
import { LOGS } from './logged.mjs';

const { EMULATOR_PYTHON, REHEARSAL_PORT } = process.env;

/** Address of the emulator itself, for what AWS does not offer, such as the mails that were sent. */
export const EMULATOR = `http://127.0.0.1:${REHEARSAL_PORT}`;

/** Where it puts the functions and layers that it runs. */
export const TEMPORARY = join(LOGS, 'tmp');

/** Starts it and waits until it answers.
 * @returns {Promise<ReturnType<typeof startService>>} @throws {import('../processes/failure.mjs').Failure} when it ends */
export async function startEmulator() {
	mkdirSync(TEMPORARY, { recursive: true });
	const { AWS_ENDPOINT_URL: _, NODE_OPTIONS: __, ...own } = process.env;
	const emulator = startService({
		name: 'AWS emulator',
		command: EMULATOR_PYTHON ?? assert.fail('EMULATOR_PYTHON is not set: start it with npm run rehearse'),
		args: ['-B', join(ROOT, 'infra/rehearsal/emulator/launch.py')],
		env: { ...own, GATEWAY_PORT: REHEARSAL_PORT, MINISTACK_REGION: 'eu-central-1', AUTH: 'true', TMPDIR: TEMPORARY },
		logDir: LOGS,
	});
	await emulator.answers(`${EMULATOR}/_ministack/health`);
	return emulator;
}
