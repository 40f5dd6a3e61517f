import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { type List, oldest } from '../../../prerender/browsers';

/** Which browser has what since when, by MDN. */
export const compat: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** MDN's names of the browsers that the lists of `package.json` name otherwise. */
const NAMES: Readonly<Record<string, keyof CompatData['browsers']>> = {
	chrome: 'chrome',
	firefox: 'firefox',
	safari: 'safari',
	ios_saf: 'safari_ios',
};

/** The oldest versions of each list, read once. */
const OLDEST = { scripts: [...oldest('scripts')], styles: [...oldest('styles')] };

/** Browsers of a list whose oldest version lacks a feature. Empty when all have it, and when nothing is known of it. */
export function lacking(list: List, feature: Identifier | undefined): string[] {
	const support = feature?.__compat?.support;
	if (support === undefined) return [];
	return OLDEST[list].flatMap(([name, version]) => {
		const key = NAMES[name];
		if (key === undefined) throw new Error(`MDN has another name for ${name}.`);
		const statements = [support[key] ?? []].flat();
		return statements.some((statement) => isThere(statement, version)) ? [] : [`${name} ${version}`];
	});
}

/** Only what works by its own name, without a setting that hardly anybody changes. */
function isThere(statement: SimpleSupportStatement, version: string): boolean {
	const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = statement;
	if (flags || prefix || otherName) return false;
	return numberOf(added) <= Number(version) && !(numberOf(removed) <= Number(version));
}

/** NaN for what is in no released version. */
function numberOf(version: string | false | undefined): number {
	return Number(String(version).replace('≤', ''));
}
