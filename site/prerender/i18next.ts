import type { Plugin } from 'vite';

/** A class and what stands in for it. */
const whole = (name: string, substitute: string) =>
	[new RegExp(`^class ${name}\\b[^{]*\\{[\\s\\S]*?^\\}$`, 'm'), substitute] as const;

/** A method and what stands in for it. */
const method = (name: string, substitute = '') =>
	[new RegExp(`^  ${name}\\(.*\\) \\{$[\\s\\S]*?^  \\}$`, 'm'), substitute] as const;

/** What this site never calls. */
const UNUSED = [
	// Reads texts from servers. This site adds its texts itself (`i18n/i18n.ts`), so nothing is left to load.
	whole(
		'Connector',
		`class Connector extends EventEmitter {
			state = {};
			load(languages, namespaces, callback) { callback?.(); }
			reload(languages, namespaces, callback) { callback?.(); }
		}`,
	),
	// Formats values inside texts, as in `{{price, currency}}`. Prices come from the price file, already formatted.
	whole(
		'Formatter',
		`class Formatter {
			init() {}
			format() { throw new Error('This build of i18next formats no values: see prerender/i18next.ts'); }
		}`,
	),
	// Texts inside texts, as in `$t(key)`, which `resources.ts` refuses.
	method('nest', 'nest(text) { return text; }'),
	method('reloadResources', 'reloadResources() {}'),
	method('loadNamespaces'),
	method('loadLanguages'),
	method('hydrate'),
	method('dir'),
	method('cloneInstance'),
	// Only the instance itself is imported.
	[/^const createInstance = [\s\S]*/m, 'export { instance as default };'],
] as const;

/** Leaves out of i18next what this site never calls: 3 kB of brotli on every page. */
export function i18nextWithoutUnused(): Plugin {
	return {
		name: 'i18next-without-unused',
		transform(code, id) {
			if (!/[/\\]i18next[/\\]dist[/\\]esm[/\\]i18next\.js/.test(id)) return undefined;
			const missing = UNUSED.find(([part]) => !part.test(code));
			if (missing !== undefined)
				this.error(`i18next is written in another way than prerender/i18next.ts expects: no ${missing[0]}`);
			return { code: UNUSED.reduce((rest, [part, substitute]) => rest.replace(part, substitute), code), map: null };
		},
	};
}
