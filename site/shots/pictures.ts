import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../infra/machine/places.mjs';
import type { Camera } from './camera';
import { fileName, LOOKS, type Look } from './looks';
import type { Picture } from './sheet';

/** Folder of the pictures and their sheet; not in git. */
export const FOLDER = join(ROOT, 'shots');

/** Takes a page's pictures. */
export function takeAll(camera: Camera, site: string, path: string): Promise<Picture[]> {
	return Promise.all(
		LOOKS.map(async (look) => written(fileName(path, look), look.name, await camera.take(site + path, look))),
	);
}

/** A look at which a page has changed. */
export interface Change {
	readonly look: Look;
	/** Before and after. */
	readonly pictures: readonly Picture[];
}

/** Takes a page's pictures on two sites, and keeps those that differ. */
export async function takeChanged(camera: Camera, before: string, after: string, path: string): Promise<Change[]> {
	const changes = await Promise.all(LOOKS.map((look) => changeAt(camera, before, after, path, look)));
	return changes.filter((change) => change !== undefined);
}

async function changeAt(camera: Camera, before: string, after: string, path: string, look: Look) {
	const first = await camera.take(before + path, look);
	const second = await camera.take(after + path, look);
	// One machine draws and writes the same page the same way.
	if (first.equals(second)) return undefined;
	const name = fileName(path, look);
	return {
		look,
		pictures: [written(`${name}-before`, `${look.name}: before`, first), written(`${name}-after`, 'after', second)],
	};
}

function written(name: string, caption: string, png: Uint8Array): Picture {
	const file = `${name}.png`;
	writeFileSync(join(FOLDER, file), png);
	return { file, caption };
}
