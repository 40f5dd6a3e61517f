import type { Plugin } from 'vite';

/** Reads texts from servers. This site adds its texts itself (`i18n/i18n.ts`), so nothing is left to load. */
const CONNECTOR = /^class Connector extends EventEmitter \{[\s\S]*?^\}$/m;
const NO_CONNECTOR = `class Connector extends EventEmitter {
  state = {};
  load(languages, namespaces, callback) { callback?.(); }
  reload(languages, namespaces, callback) { callback?.(); }
}`;

/** Formats values inside texts, as in `{{price, currency}}`. Prices come from the price file, already formatted. */
const FORMATTER = /^class Formatter \{[\s\S]*?^\}$/m;
const NO_FORMATTER = `class Formatter {
  init() {}
  format() { throw new Error('This build of i18next formats no values: see prerender/i18next.ts'); }
}`;

/** Leaves out of i18next what this site never calls: 2 kB of brotli on every page. */
export function i18nextWithoutBackend(): Plugin {
	return {
		name: 'i18next-without-backend',
		transform(code, id) {
			if (!/[/\\]i18next[/\\]dist[/\\]esm[/\\]i18next\.js/.test(id)) return undefined;
			if (!CONNECTOR.test(code) || !FORMATTER.test(code))
				this.error('i18next is written in another way than prerender/i18next.ts expects');
			return { code: code.replace(CONNECTOR, NO_CONNECTOR).replace(FORMATTER, NO_FORMATTER), map: null };
		},
	};
}
