/**
 * `npm run deploy -- --stage <name>`: builds the site for that stage, deploys the stack, and tests it from outside.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../machine/places.mjs';
import { installPackages, requireNode, requireRust } from '../machine/prepare.mjs';
import { endAll, run } from '../processes/children.mjs';
import { Failure } from '../processes/failure.mjs';
import { onStopSignal, runMain } from '../processes/main.mjs';
import { requirePrograms } from './sam.mjs';
import { deployStage } from './stage.mjs';

const USAGE = 'npm run deploy -- --stage <name>';

await runMain(async () => {
	onStopSignal(endAll, 130);
	const stage = chosenStage();
	requireNode();
	requireRust();
	await installPackages();
	// Only now: it needs the packages.
	const { stageConfig } = await import('./samconfig.mjs');
	const config = stageConfig(stage);
	if (stage === 'production') await refusePlaceholders();
	await requirePrograms();
	await refuseWhatCantWork(config);

	const after = await deployStage(config);

	const options = ['--stage', stage, '--table', after.LeadsTableName, '--region', config.region];
	const args = ['--import', 'tsx', 'infra/smoke/main.mjs', after.SiteUrl, ...options];
	if (!(await run(process.execPath, args, { cwd: ROOT }))) throw await smokeFailure(config, after);
	console.log(
		`\n${after.SiteUrl} is deployed and whole. DNS records and the rest: sam list stack-outputs --stack-name ${config.stackName}`,
	);
});

function chosenStage() {
	try {
		const { values } = parseArgs({ options: { stage: { type: 'string' } } });
		if (!/^[a-z][a-z0-9-]{0,19}$/.test(values.stage ?? '')) {
			throw new Failure(`Which stage? ${USAGE}, a name of lower-case letters, digits and hyphens, at most 20.`);
		}
		return String(values.stage);
	} catch (error) {
		throw error instanceof Failure ? error : new Failure(`${error.message} ${USAGE}`);
	}
}

async function refusePlaceholders() {
	const { tsImport } = await import('tsx/esm/api');
	const { placeholders } = await tsImport('../../site/prerender/sources/placeholders.ts', import.meta.url);
	const open = placeholders();
	if (open.length > 0) throw new Failure(`Production has no place for placeholders. Fill these in:${list(open)}`);
}

/** Everything that can be known to fail, before anything is built. */
async function refuseWhatCantWork(config) {
	const { readTemplate } = await import('../edge/template.mjs');
	const { parameterProblems } = await import('./parameters.mjs');
	const { preflight } = await import('./preflight.mjs');
	const wrong = parameterProblems(readTemplate(join(ROOT, 'template.yaml')), config.parameters);
	if (wrong.length > 0) throw new Failure(`samconfig.toml does not fit template.yaml. Nothing was done:${list(wrong)}`);
	const { problems, notes } = await preflight(config);
	for (const note of notes) console.log(note);
	if (problems.length > 0) throw new Failure(`This deployment would fail. Nothing was done:${list(problems)}`);
}

async function smokeFailure(config, outputs) {
	const { pending } = await import('./pending.mjs');
	const open = await pending(config, outputs);
	return open.length > 0
		? new Failure(
				`Deployed, but not whole yet. It waits for:${list(open)}\n` +
					`Then test again: npm run smoke -- ${outputs.SiteUrl} --stage ${config.parameters.Stage} --table ${outputs.LeadsTableName} --region ${config.region}`,
			)
		: new Failure('Deployed, but the smoke test failed. To take it back: infra/RUNBOOK.md, "Rollback".');
}

function list(rows) {
	return rows.map((row) => `\n  - ${row}`).join('');
}
