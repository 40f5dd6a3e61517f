import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Source {
	readonly sceneNames: readonly string[];
	readonly renderScene: (name: never) => Promise<string>;
}

/** Opening tag, size and drawing of a rendered scene. */
const SCENE = /^<svg viewBox="([^"]+)"([^>]*)>(.*)<\/svg>$/s;
/** Attributes that the file leaves out: its name is given where a page refers to it, and no rule of a page reaches into it. */
const OF_THE_PAGE = / (?:role|aria-label|class)="[^"]*"/g;

/** Writes each scene as a file that pages refer to. */
export async function writeScenes(dist: string, site: Source): Promise<void> {
	mkdirSync(join(dist, 'scenes'), { recursive: true });
	for (const name of site.sceneNames) writeFileSync(join(dist, 'scenes', `${name}.svg`), await sceneFile(name, site));
}

/**
 * A scene as a symbol that pages refer to.
 * @throws when the scene is no single drawing
 */
export async function sceneFile(name: string, site: Source): Promise<string> {
	const [, viewBox, frame, drawing] = SCENE.exec(await site.renderScene(name as never)) ?? [];
	if (viewBox === undefined || frame === undefined || drawing === undefined) {
		throw new Error(`The scene ${name} is no single <svg> that begins with its viewBox.`);
	}
	const symbol = `<g${frame}>${drawing}</g>`.replace(OF_THE_PAGE, '');
	return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="scene" viewBox="${viewBox}">${symbol}</symbol></svg>`;
}
