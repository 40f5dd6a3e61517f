import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Source {
	readonly sceneNames: readonly string[];
	readonly renderScene: (name: never) => Promise<string>;
}

/** Opening tag, size and drawing of a rendered scene. */
const SCENE = /^<svg viewBox="([^"]+)"[^>]*>(.*)<\/svg>$/s;

/** Writes each scene as a symbol that pages refer to; the few rules that its words need travel with it. */
export async function writeScenes(dist: string, site: Source, css: string): Promise<void> {
	mkdirSync(join(dist, 'scenes'), { recursive: true });
	for (const name of site.sceneNames) {
		const markup = await site.renderScene(name as never);
		const [, viewBox, drawing] = SCENE.exec(markup) ?? [];
		if (viewBox === undefined || drawing === undefined)
			throw new Error(`The scene ${name} is no single <svg> with a viewBox.`);
		const classes = [
			...new Set(Array.from(markup.matchAll(/class="([^"]+)"/g), ([, names = '']) => names.split(' ')).flat()),
		];
		const rules = classes.flatMap((name) => css.match(new RegExp(`\\.${name}\\{[^{}]*\\}`, 'g')) ?? []);
		// The frame's own rules, size apart, hold for the group that takes its place.
		const frame = /class="([^"]*)"/.exec(markup.slice(0, markup.indexOf('>')))?.[1] ?? '';
		writeFileSync(
			join(dist, 'scenes', `${name}.svg`),
			`<svg xmlns="http://www.w3.org/2000/svg"><symbol id="scene" viewBox="${viewBox}"><style>${rules.join('')}</style><g class="${frame}">${drawing}</g></symbol></svg>`,
		);
	}
}
