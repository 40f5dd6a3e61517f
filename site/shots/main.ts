// `npm run shots` takes a picture of every page on a phone and a desktop, in both themes, into shots/.
// `--against <commit>` keeps only what looks different there; `--pages /,/help/` takes only these pages.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../infra/machine/places.mjs';
import { buildSite } from '../../infra/machine/prepare.mjs';
import { endAll } from '../../infra/processes/children.mjs';
import { onStopSignal, runMain } from '../../infra/processes/main.mjs';
import { openCamera } from './camera';
import { buildIn, checkOut, commitOf } from './commit';
import { optionsFrom } from './options';
import { FOLDER, takeAll, takeChanged } from './pictures';
import { serve } from './served';
import { type Entry, sheet } from './sheet';

type Undo = () => unknown;

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
	const { paths, against } = optionsFrom(process.argv.slice(2));
	const commit = against && commitOf(against);
	await buildSite();
	const now = await serve(ROOT);
	atEnd(now.close);
	const before = commit && (await serveCommit(commit, atEnd));
	const camera = await openCamera();
	atEnd(camera.close);

	rmSync(FOLDER, { recursive: true, force: true });
	mkdirSync(FOLDER);
	const entries: Entry[] = [];
	for (const path of paths) {
		if (before) {
			const changes = await takeChanged(camera, before, now.url, path);
			if (changes.length > 0) entries.push({ path, rows: changes.map(({ pictures }) => pictures) });
			console.log(`${path}  ${changes.map(({ look }) => look.name).join('; ') || 'unchanged'}`);
		} else {
			entries.push({ path, rows: [await takeAll(camera, now.url, path)] });
			console.log(path);
		}
	}
	const title = against
		? `${entries.length} of ${paths.length} pages changed since ${against}`
		: `${paths.length} pages`;
	const file = join(FOLDER, 'index.html');
	writeFileSync(file, sheet(title, entries));
	console.log(`\n${title}. See ${file}`);
}

/** Builds and serves the site of a commit; tells its address. */
async function serveCommit(commit: string, atEnd: (undo: Undo) => void): Promise<string> {
	console.log(`Building the site of ${commit.slice(0, 7)} …`);
	const { folder, remove } = checkOut(commit);
	atEnd(remove);
	await buildIn(folder, commit);
	const site = await serve(folder);
	atEnd(site.close);
	return site.url;
}
