/** A rendered page before it is written. */
interface Draft {
	readonly markup: string;
	/** Stylesheets that it needs beyond the shell's. */
	readonly files: readonly string[];
}

/** Length of the markup inside `<main>`, in characters, below which a page has room for rules of other pages. */
const SHORT = 5_000;

/**
 * The stylesheets of each page's inline block: its own, but pages with little text share one. Each distinct block has its
 * hash in the security policy, which travels with every page and costs it 40 bytes.
 */
export function blockFiles(drafts: readonly Draft[]): (readonly string[])[] {
	// In any order: a visitor who goes from page to page gets them in another one, too.
	const shared = [...new Set(drafts.filter(isShort).flatMap(({ files }) => files))];
	return drafts.map((draft) => (isShort(draft) ? shared : draft.files));
}

function isShort({ markup }: Draft): boolean {
	return markup.indexOf('</main>') - markup.indexOf('<main') < SHORT;
}
