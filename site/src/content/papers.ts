/** What opens a file. */
type PaperKind = 'pdf' | 'csv';

interface PaperRow {
	/** What it is; of `papers`, the key of its name in `papers.json`. */
	readonly id: string;
	/** File name below `PAPERS_FOLDER`, as it is kept on a visitor's disk. */
	readonly file: `${string}.${PaperKind}`;
}

/** Where the build puts the papers (`prerender/downloads/write.ts`) and the pages find them. */
export const PAPERS_FOLDER = '/papers';

/** What comes of the sample evening of the match day that visitors can play (`/tools/matchday/`): its pages and those that show a part of it hand it out. */
export const eveningPapers = [
	{ id: 'report', file: 'probe-spieltag.pdf' },
	{ id: 'sales', file: 'probe-spieltag.csv' },
	// DATEV's import finds batches by the beginning of their name.
	{ id: 'batch', file: 'EXTF_probe-spieltag.csv' },
] as const satisfies readonly PaperRow[];

/** Papers to take along, in the order of a match day: what comes out of it, what a club fills in, what a council asks for.
 * The help page has them all, `paper-pages.ts` says which other page has which. */
export const papers = [
	...eveningPapers,
	{ id: 'count', file: 'zaehlprotokoll.pdf' },
	{ id: 'registration', file: 'kasse-elster.pdf' },
	{ id: 'procedure', file: 'verfahrensdokumentation.pdf' },
	{ id: 'processing', file: 'auftragsverarbeitung.pdf' },
] as const satisfies readonly PaperRow[];

/** One of them. */
export type Handout = (typeof papers)[number];

/** Address of a paper. */
export function addressOf({ file }: PaperRow): string {
	return `${PAPERS_FOLDER}/${file}`;
}
