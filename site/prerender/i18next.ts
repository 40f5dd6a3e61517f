import { type Cut, type CutPackage, cutPackage } from './cut.ts';

/** A class and what stands in for it. */
const whole = (name: string, substitute: string) =>
	[new RegExp(`^class ${name}\\b[^{]*\\{[\\s\\S]*?^\\}$`, 'm'), substitute] as const;

/** A method and what stands in for it. */
const method = (name: string, substitute = '') =>
	[new RegExp(`^  ${name}\\([\\s\\S]*?\\) \\{$[\\s\\S]*?^  \\}$`, 'm'), substitute] as const;

/** A function and what stands in for it. */
const helper = (name: string, substitute: string) =>
	[new RegExp(`^const ${name} = .* => \\{$[\\s\\S]*?^\\};$`, 'm'), substitute] as const;

/** What this site never calls. */
const UNUSED: readonly Cut[] = [
	// Reads texts from servers. This site adds its texts itself (`i18n/i18n.ts`), so nothing is left to load.
	whole('Connector', 'class Connector extends EventEmitter { state = {}; }'),
	method('loadResources', 'loadResources(language, callback) { callback(); }'),
	method('hasLoadedNamespace', 'hasLoadedNamespace() { return true; }'),
	// Formats values inside texts, as in `{{price, currency}}`. Prices come from the price file, already formatted.
	whole(
		'Formatter',
		`class Formatter {
			init() {}
			format() { throw new Error('This build of i18next formats no values: see prerender/i18next.ts'); }
		}`,
	),
	// Finds the language that comes closest to a visitor's. There is one, and nothing falls back to another.
	whole(
		'LanguageUtil',
		`class LanguageUtil {
			getFallbackCodes() { return []; }
			toResolveHierarchy(code) { return [code]; }
			getBestMatchFromCodes([code]) { return code; }
		}`,
	),
	// Tells listeners what happens. There are none.
	whole('EventEmitter', 'class EventEmitter { on() {} emit() {} }'),
	// Texts inside texts, as in `$t(key)`, which `resources.ts` refuses.
	method('nest', 'nest(text) { return text; }'),
	// Keys as functions, and keys that hold a full stop or a colon: `resources.ts` knows keys as plain paths alone.
	[/^function createProxy\(\) \{[\s\S]*?^\}$/m, ''],
	[/^function keysFromSelector\([\s\S]*?^\}$/m, 'const keysFromSelector = String;'],
	helper('looksLikeObjectPath', 'const looksLikeObjectPath = () => true;'),
	[/^const looksLikeObjectPathRegExpCache = .*$/m, ''],
	whole('RegExpCache', ''),
	helper('deepFind', 'const deepFind = () => undefined;'),
	// The other ways of taking texts in, of asking for them and of adding to the package.
	method('addResource'),
	method('addResources'),
	method('removeResourceBundle'),
	method('removeNamespaces'),
	method('getUsedParamsDetails', 'getUsedParamsDetails() {}'),
	method('needsPlural'),
	method('getPluralFormsOfKey'),
	method('getSuffixes', 'getSuffixes() { return []; }'),
	method('use'),
	method('reloadResources', 'reloadResources() {}'),
	method('loadNamespaces'),
	method('loadLanguages'),
	method('hydrate'),
	method('dir'),
	method('cloneInstance'),
	// Only the instance itself is imported.
	[/^const createInstance = [\s\S]*/m, 'export { instance as default };'],
	// Texts for developers. `npm run dev` has the package whole.
	whole('Logger', 'class Logger { init() {} create() { return this; } warn() {} error() {} }'),
	[/(?<!=> )\b(?:this\.logger|baseLogger)\.(?:warn|once|deprecate|log)\(.*\)(?=;$)/m, '', 22],
];

/** I18next without what this site never calls: 7 kB of brotli less on every page. */
export const I18NEXT: CutPackage = {
	name: 'i18next',
	file: 'dist/esm/i18next.js',
	source: 'i18next.ts',
	cuts: UNUSED,
};

/** Builds the site with {@link I18NEXT}. */
export function i18nextForThisSite() {
	return cutPackage(I18NEXT);
}
