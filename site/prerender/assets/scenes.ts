import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Source {
	readonly sceneNames: readonly string[];
	readonly renderScene: (name: never) => Promise<string>;
}

/** Opening tag, size and drawing of a rendered scene. */
const SCENE = /^<svg viewBox="([^"]+)"([^>]*)>(.*)<\/svg>$/s;
/** Declarations that are presentation attributes too. */
const PRESENTATION = ['fill', 'font-family', 'font-stretch', 'font-weight', 'letter-spacing', 'word-spacing'];

/** Writes each scene as a file that pages refer to. */
export async function writeScenes(dist: string, site: Source, css: string): Promise<void> {
	mkdirSync(join(dist, 'scenes'), { recursive: true });
	for (const name of site.sceneNames)
		writeFileSync(join(dist, 'scenes', `${name}.svg`), await sceneFile(name, site, css));
}

/**
 * A scene as a symbol that pages refer to. Its type rules become attributes: not every browser applies a stylesheet
 * inside a file that is referred to, but colours and the font are inherited from the page everywhere.
 * @param css the rules of `scenes.module.css`, among others
 * @throws when the scene is no single drawing
 */
export async function sceneFile(name: string, site: Source, css: string): Promise<string> {
	const rules = classRules(css);
	const [, viewBox, frame, drawing] = SCENE.exec(await site.renderScene(name as never)) ?? [];
	if (viewBox === undefined || frame === undefined || drawing === undefined) {
		throw new Error(`The scene ${name} is no single <svg> that begins with its viewBox.`);
	}
	const group = `<g class="${/class="([^"]*)"/.exec(frame)?.[1] ?? ''}">${inCapitals(drawing, rules)}</g>`;
	const symbol = withAttributes(group, rules);
	return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="scene" viewBox="${viewBox}">${symbol}</symbol></svg>`;
}

type Rules = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Declarations of every rule whose selectors are single classes. */
function classRules(css: string): Rules {
	const rules = new Map<string, Map<string, string>>();
	for (const [, selectors = '', body = ''] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
		for (const selector of selectors.split(',')) {
			const name = /^\.([\w-]+)$/.exec(selector.trim())?.[1];
			if (name === undefined) continue;
			const declarations = rules.get(name) ?? new Map<string, string>();
			for (const declaration of body.split(';')) {
				const [property, value] = declaration.split(/:(.*)/s);
				if (property && value) declarations.set(property.trim(), value.trim());
			}
			rules.set(name, declarations);
		}
	}
	return rules;
}

/** Puts a class's type rules where the class stood. */
function withAttributes(markup: string, rules: Rules): string {
	return markup.replace(/ class="([^"]*)"/g, (_, names: string) => {
		const attributes = new Map<string, string>();
		for (const name of names.split(' ')) {
			for (const [property, value] of rules.get(name) ?? []) {
				if (PRESENTATION.includes(property)) attributes.set(property, value.replaceAll('"', "'"));
			}
		}
		return [...attributes].map(([property, value]) => ` ${property}="${value}"`).join('');
	});
}

/** `text-transform` is no attribute: the words themselves are written in capitals, also where a group around them says so. */
function inCapitals(markup: string, rules: Rules): string {
	const saysSo = (tag = '') =>
		(/class="([^"]*)"/.exec(tag)?.[1] ?? '')
			.split(' ')
			.some((name) => rules.get(name)?.get('text-transform') === 'uppercase');
	const groups = [false];
	return markup.replace(
		/<(\/?)g\b([^>]*)>|(<text\b[^>]*>)([^<]*)/g,
		(whole, closing: string, group: string | undefined, text: string | undefined, words: string) => {
			const inherited = groups.at(-1) ?? false;
			if (text === undefined) {
				if (closing) groups.pop();
				else groups.push(inherited || saysSo(group));
				return whole;
			}
			if (!inherited && !saysSo(text)) return whole;
			return text + words.replace(/&\w+;|[^&]+/g, (part) => (part.startsWith('&') ? part : part.toUpperCase()));
		},
	);
}
