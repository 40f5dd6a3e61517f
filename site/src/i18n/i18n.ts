import i18next from 'i18next';
import { defaultOf } from '../missing-file';
import type { Namespace, Resources } from './resources';

/** The language of every document, and the only one: `docs/decisions/0029`. */
export const LANGUAGE = 'de';

/** Loaded with every page: the shell's sentences. */
export const SHELL_NAMESPACE = 'common' satisfies Namespace;

const files = import.meta.glob<{ default: Record<string, unknown> }>([
	'../../../locales/de/**/*.json',
	// Sentences of the functions, of the build and on papers; those that come with the code that says them.
	'!../../../locales/de/{mail,answer,contact-thanks,offer,papers/*,tools/matchday/*}.json',
]);

void i18next.init({
	lng: LANGUAGE,
	defaultNS: 'home',
	ns: [],
	resources: {},
	// React escapes what it renders.
	interpolation: { escapeValue: false },
	initAsync: false,
});

/** Fetches the namespaces that aren't there yet. Rejects when one can't be loaded. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
	await Promise.all(
		namespaces.map(async (ns) => {
			if (i18next.hasResourceBundle(LANGUAGE, ns)) return;
			const load = files[`../../../locales/de/${ns}.json`];
			if (load === undefined) throw new Error(`locales/de/${ns}.json is missing`);
			i18next.addResourceBundle(LANGUAGE, ns, await defaultOf(load()));
		}),
	);
}

/** Adds texts that came with the code that says them. */
export function addTexts<N extends Namespace>(ns: N, texts: Resources[N]): void {
	i18next.addResourceBundle(LANGUAGE, ns, texts);
}

/** One namespace as the object that it is: for lists and for typed page shapes. */
export function textOf<N extends Namespace>(ns: N): Resources[N] {
	return i18next.getResourceBundle(LANGUAGE, ns) as Resources[N];
}

/** `t` bound to one namespace: for single sentences and those with {{values}}. */
export function translator<N extends Namespace>(ns: N) {
	const t = i18next.getFixedT(LANGUAGE, ns);
	const translate = t as unknown as (key: string, values?: object) => string;
	// Most sentences have no values. Finding them is all they need: `t` took a fifth of React's start for that.
	const sentence: typeof translate = (key, values) =>
		values ? translate(key, values) : (i18next.getResource(LANGUAGE, ns, key) ?? translate(key));
	return sentence as unknown as typeof t;
}
