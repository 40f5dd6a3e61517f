/**
 * Puts the built site where `sam build` takes the layer's content from; builds it before when it is out of date.
 *
 * `node infra/deploy/layer.mjs <folder>`, called by infra/layer/Makefile.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../machine/places.mjs';
import { buildSite, installPackages, requireNode } from '../machine/prepare.mjs';
import { Failure } from '../processes/failure.mjs';
import { runMain } from '../processes/main.mjs';

await runMain(async () => {
	const folder = process.argv[2];
	if (!folder) throw new Failure('The folder for the layer is missing. This script is for sam build.');
	requireNode();
	await installPackages();
	// The sections that plain `sam build` and `sam deploy` take are those of one stage, too.
	const { stageConfig } = await import('./samconfig.mjs');
	process.env.SITE_STAGE ||= stageConfig().parameters.Stage;
	await buildSite();
	cpSync(join(ROOT, 'site/dist'), join(folder, 'site/dist'), { recursive: true });
});
