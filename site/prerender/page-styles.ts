/** A rendered page before it is written. */
interface Draft {
	readonly markup: string;
	/** Stylesheets that it needs beyond the shell's. */
	readonly files: readonly string[];
}

/** Length of the markup inside `<main>`, in characters, below which a page has room for rules of other pages. */
const SHORT = 5_000;

/** Characters of rules up to which two blocks may differ, each way, and become one: some 300 bytes compressed. */
const NEAR = 1_200;

/**
 * The stylesheets of each page's inline block. Each distinct block has its hash in the security policy, which travels
 * with every page and costs it 45 bytes. So pages with little text share one block, as do pages whose rules differ little.
 *
 * @param sizeOf length of a stylesheet, in characters
 */
export function sharedFiles(drafts: readonly Draft[], sizeOf: (file: string) => number): (readonly string[])[] {
	const long = new Set(drafts.filter(({ markup }) => textLength(markup) >= SHORT).map(({ files }) => String(files)));
	const staysAlone = ({ files }: Draft) => files.length === 0 || long.has(String(files));
	const shared = [...new Set(drafts.filter((draft) => !staysAlone(draft)).flatMap(({ files }) => files))];
	const blocks: { files: readonly string[] }[] = [];
	const blockOf = drafts.map((draft) => {
		const files = staysAlone(draft) ? draft.files : shared;
		const near = blocks.find((block) => differLittle(block.files, files, sizeOf));
		if (near === undefined) return blocks[blocks.push({ files }) - 1];
		near.files = together(near.files, files);
		return near;
	});
	return blockOf.map((block) => block?.files ?? []);
}

function textLength(markup: string): number {
	return markup.indexOf('</main>') - markup.indexOf('<main');
}

function differLittle(one: readonly string[], other: readonly string[], sizeOf: (file: string) => number): boolean {
	if (one.length === 0 || other.length === 0) return one.length === other.length;
	const missing = (from: readonly string[], to: readonly string[]) =>
		to.filter((file) => !from.includes(file)).reduce((sum, file) => sum + sizeOf(file), 0);
	return missing(one, other) <= NEAR && missing(other, one) <= NEAR;
}

/** The files of both, each once, in an order that keeps both orders: a later rule wins. */
function together(one: readonly string[], other: readonly string[]): readonly string[] {
	const all = [...one];
	let place = all.length;
	for (const file of [...other].reverse()) {
		const at = all.indexOf(file);
		if (at === -1) all.splice(place, 0, file);
		else place = at;
	}
	return all;
}
