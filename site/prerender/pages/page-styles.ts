/** A rendered page before it is written. */
interface Draft {
	readonly markup: string;
	/** Stylesheets that it needs beyond the shell's. */
	readonly files: readonly string[];
}

/** A style block while it grows. */
interface Block {
	files: readonly string[];
	/** Whether pages with little text may add what is their own. */
	readonly shared: boolean;
}

/** Length of the markup inside `<main>`, in characters, below which a page has room for rules of other pages. */
const SHORT = 5_000;

/** Characters of rules that pages with little text share at most: the browser reads them all before the first paint. */
const SHARED = 5_500;

/** Characters of rules up to which two blocks may differ, each way, and become one: some 300 bytes compressed. */
const NEAR = 1_200;

/**
 * The stylesheets of each page's inline block. Each distinct block has its hash in the security policy, which travels
 * with every page and costs it 45 bytes. So pages with little text share few blocks, and pages whose rules differ
 * little one.
 *
 * @param sizeOf length of a stylesheet, in characters
 */
export function sharedFiles(drafts: readonly Draft[], sizeOf: (file: string) => number): (readonly string[])[] {
	const long = new Set(drafts.filter(({ markup }) => textLength(markup) >= SHORT).map(({ files }) => String(files)));
	const staysAlone = ({ files }: Draft) => files.length === 0 || long.has(String(files));
	const size = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0);
	const blocks: Block[] = [];
	const blockOf = drafts.map((draft) => {
		const shared = !staysAlone(draft);
		const fits = (block: Block) =>
			differLittle(block.files, draft.files, sizeOf) ||
			(shared && block.shared && size(together(block.files, draft.files)) <= SHARED);
		const found = blocks.find(fits);
		if (found === undefined) return blocks[blocks.push({ files: draft.files, shared }) - 1];
		found.files = together(found.files, draft.files);
		return found;
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
