/**
 * `node infra/rehearsal/deploy-built.mjs <config as JSON>`: deploys what is built, in a process whose output can be kept.
 */
import { deployBuilt } from '../deploy/stage.mjs';
import { runMain } from '../processes/main.mjs';

await runMain(async () => {
	await deployBuilt(JSON.parse(process.argv[2]));
});
