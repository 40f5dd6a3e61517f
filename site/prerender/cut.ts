import type { Plugin } from 'vite';

/** A part of a package's source, what stands in for it, and how often it is there (once, if nothing is said). */
export type Cut = readonly [part: RegExp, substitute: string, times?: number];

/** A package that is built without what this site never uses. */
export interface CutPackage {
	/** As in `package.json`. */
	readonly name: string;
	/** End of the path of the source file. */
	readonly file: string;
	/** The module that holds the cuts: whoever updates the package looks there. */
	readonly source: string;
	readonly cuts: readonly Cut[];
}

/** Replaces parts of a package's source while the site is built. */
export function cutPackage(cut: CutPackage): Plugin {
	return {
		name: `cut-${cut.name}`,
		apply: 'build',
		transform(code, id) {
			if (!id.replaceAll('\\', '/').split('?')[0]?.endsWith(`/node_modules/${cut.name}/${cut.file}`)) return undefined;
			return { code: withCuts(code, cut), map: null };
		},
	};
}

/** A package's source with its cuts. Throws when the package is written in another way than the cuts expect. */
export function withCuts(code: string, { name, source, cuts }: CutPackage): string {
	return cuts.reduce((rest, [part, substitute, times = 1]) => {
		const everywhere = new RegExp(part.source, `${part.flags}g`);
		const found = rest.match(everywhere)?.length ?? 0;
		if (found !== times)
			throw new Error(
				`${name} is written in another way than prerender/${source} expects: ${part} is there ${found} times, not ${times}. ` +
					'Read the package’s new source and correct the pattern, or take the cut out.',
			);
		return rest.replace(everywhere, substitute);
	}, code);
}
