import browserslist from 'browserslist';

/**
 * The two lists of `package.json`: browsers whose visitors can send a form with the scripts' help, and those in which the
 * site looks as designed. What is older gets complete pages with plain forms.
 */
export type List = 'scripts' | 'styles';

/** Names that Vite and Lightning CSS have for browsers, by those of the lists. */
const NAMES: Readonly<Record<string, string>> = {
	chrome: 'chrome',
	firefox: 'firefox',
	safari: 'safari',
	ios_saf: 'ios',
};

/** The oldest version of each browser in a list, by the browser's name there, such as `ios_saf` and `15.4`. */
export function oldest(list: List): ReadonlyMap<string, string> {
	const found = new Map<string, string>();
	for (const entry of browserslist(null, { path: import.meta.dirname, env: list })) {
		const [name = '', versions = ''] = entry.split(' ');
		const [version = ''] = versions.split('-');
		const known = found.get(name);
		if (known === undefined || Number(version) < Number(known)) found.set(name, version);
	}
	return found;
}

/** A list as Vite takes it: `build.target` for scripts, `build.cssTarget` for styles. */
export function targets(list: List): string[] {
	return [...oldest(list)].map(([name, version]) => {
		const target = NAMES[name];
		if (target === undefined) throw new Error(`browserslist in site/package.json: ${name} has no name in Vite.`);
		return target + version;
	});
}
