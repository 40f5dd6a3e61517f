// `npm run shots` takes a picture of every page on a phone and a desktop, in both themes, into shots/.
// `--against <commit>` compares them with those of a commit; all other options are Playwright's.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../infra/machine/places.mjs';
import { buildSite } from '../../infra/machine/prepare.mjs';
import { endAll, run } from '../../infra/processes/children.mjs';
import { onStopSignal, runMain } from '../../infra/processes/main.mjs';
import { buildIn, checkOut, commitOf } from './commit';

type Undo = () => unknown;

/** Folder of the pictures; not in git. */
const FOLDER = join(ROOT, 'shots');
const REPORT = '.local/test-report/shots';

await runMain(async () => {
	const undos: Undo[] = [];
	const stop = async () => {
		await endAll();
		for (const undo of undos.splice(0).reverse()) await undo();
	};
	onStopSignal(stop, 130);
	try {
		await shoot((undo) => undos.push(undo));
	} finally {
		await stop();
	}
});

/** Does the work. What `atEnd` takes is undone afterwards, also after a failure and after Ctrl-C. */
async function shoot(atEnd: (undo: Undo) => void): Promise<void> {
	const options = process.argv.slice(2);
	const at = options.indexOf('--against');
	const [, against = ''] = at < 0 ? [] : options.splice(at, 2);
	const commit = at < 0 ? undefined : commitOf(against);
	await buildSite();
	rmSync(FOLDER, { recursive: true, force: true });
	if (commit === undefined) {
		if (await take(ROOT, ['--update-snapshots', ...options], atEnd)) console.log(`The pictures are in ${FOLDER}.`);
		return;
	}
	const { folder, remove } = checkOut(commit);
	atEnd(remove);
	await buildIn(folder, commit);
	if (!(await take(folder, ['--update-snapshots', ...options], atEnd))) return;
	const isSame = await take(ROOT, options, atEnd);
	console.log(isSame ? `Nothing looks different from ${against}.` : `See: npx playwright show-report ${REPORT}`);
}

/**
 * Takes the pictures of the site that is built in a checkout, which its own edge serves; there is no API behind it.
 * @returns false when one could not be taken, or differs from what is in the folder
 */
async function take(checkout: string, options: readonly string[], atEnd: (undo: Undo) => void): Promise<boolean> {
	const { startEdge }: typeof import('../../infra/edge/server.mjs') = await import(
		pathToFileURL(join(checkout, 'infra/edge/server.mjs')).href
	);
	const site = await startEdge({
		port: 0,
		dist: join(checkout, 'site/dist'),
		apiPort: 1,
		originSecret: 'unused',
	});
	atEnd(site.close);
	const env = { ...process.env, SHOTS_SITE: site.url };
	return run('npx', ['playwright', 'test', '--config', 'site/shots/playwright.config.ts', ...options], {
		cwd: ROOT,
		env,
	});
}
