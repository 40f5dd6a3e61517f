/**
 * `npm run check`: the quick checks of what differs from the last commit; with `--staged`, of what the next commit changes, as
 * .githooks/pre-commit asks for.
 */

import { LOGS } from '../machine/places.mjs';
import { installPackages, requireNode } from '../machine/prepare.mjs';
import { endAll } from '../processes/children.mjs';
import { Failure } from '../processes/failure.mjs';
import { onStopSignal, runMain } from '../processes/main.mjs';
import { failedOf, reasons, runSteps } from '../processes/runner.mjs';
import { changedFiles, stagedFiles } from './changed.mjs';
import { checksOf } from './checks.mjs';

await runMain(async () => {
	onStopSignal(endAll, 130);
	requireNode();
	const steps = checksOf(process.argv.includes('--staged') ? stagedFiles() : changedFiles());
	if (steps.length === 0) return console.log('Nothing that has changed is looked at by a check.');
	await installPackages();
	const results = await runSteps(steps, { logs: LOGS });
	const failed = failedOf(results);
	if (failed.length > 0)
		throw new Failure(
			`${reasons(results)}\nFailed: ${failed.join(', ')}. Format and simple faults: npx biome check --write; cargo fmt.`,
		);
});
