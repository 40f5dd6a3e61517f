/** A rendered page before it is written. */
interface Draft {
	readonly markup: string;
	/** Stylesheets that it needs beyond the shell's. */
	readonly files: readonly string[];
}

/** Length of the markup inside `<main>`, in characters, below which a page has room for rules of other pages. */
const SHORT = 5_000;

/**
 * The stylesheets of each page's inline block. Pages with little text share one block: each distinct block has its hash
 * in the security policy, which travels with every page and costs it 45 bytes.
 */
export function sharedFiles(drafts: readonly Draft[]): (readonly string[])[] {
	const long = new Set(drafts.filter(({ markup }) => textLength(markup) >= SHORT).map(({ files }) => String(files)));
	const staysAlone = ({ files }: Draft) => files.length === 0 || long.has(String(files));
	const shared = [...new Set(drafts.filter((draft) => !staysAlone(draft)).flatMap(({ files }) => files))];
	return drafts.map((draft) => (staysAlone(draft) ? draft.files : shared));
}

function textLength(markup: string): number {
	return markup.indexOf('</main>') - markup.indexOf('<main');
}
