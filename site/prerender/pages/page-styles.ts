/** A page before it is written. */
interface Draft {
	readonly path: string;
	/** Stylesheets that it needs beyond the shell's. */
	readonly files: readonly string[];
}

/** Addresses of pages that share one block: with little text, lists, and what has room beside another. */
const SHARED = [
	/^\/(404|contact|legal\/imprint|signup|tools\/$|tree)/,
	/^\/tools\/(board|queue)/,
	/^\/(solutions\/([a-z]+\/)?|devices\/|ecosystem\/.*|company\/about-us)$/,
];

/**
 * The stylesheets of each page's inline block: its own, or those of all the pages that it shares one with. Each distinct
 * block has its hash in the security policy, which travels with every page and costs it 40 bytes.
 */
export function blockFiles(drafts: readonly Draft[]): (readonly string[])[] {
	return drafts.map((draft) => {
		const pattern = SHARED.find((shared) => shared.test(draft.path));
		if (pattern === undefined) return draft.files;
		// In any order: a visitor who goes from page to page gets them in another one, too.
		return [...new Set(drafts.filter(({ path }) => pattern.test(path)).flatMap(({ files }) => files))];
	});
}
