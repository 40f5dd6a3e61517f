import type { RoutePath } from '../routes';

/** What opens a file. */
type PaperKind = 'pdf' | 'csv';

interface Paper {
	/** Key of its name in `papers.json`. */
	readonly id: string;
	/** File name below `PAPERS_FOLDER`, as it is kept on a visitor's disk. */
	readonly file: `${string}.${PaperKind}`;
	/** Pages that hand it out besides the help page, which has all. */
	readonly pages: readonly RoutePath[];
}

/** Where the build puts the papers (`prerender/papers/write.ts`) and the pages find them. */
export const PAPERS_FOLDER = '/papers';

/** Papers to take along, in the order of a match day: what comes out of it, what a club fills in, what a council asks for. */
export const papers = [
	{
		id: 'report',
		file: 'spieltag-beispiel.pdf',
		pages: ['/solutions/analytics/reports/', '/solutions/analytics/revenue/', '/ecosystem/clubs/'],
	},
	{
		id: 'sales',
		file: 'spieltag-beispiel.csv',
		pages: ['/solutions/analytics/reports/', '/solutions/analytics/data/'],
	},
	// DATEV's import finds batches by the beginning of their name.
	{ id: 'batch', file: 'EXTF_spieltag-beispiel.csv', pages: ['/solutions/analytics/data/'] },
	{ id: 'count', file: 'zaehlprotokoll.pdf', pages: ['/solutions/payments/pos/', '/ecosystem/clubs/'] },
	{ id: 'registration', file: 'kasse-elster.pdf', pages: ['/solutions/payments/pos/', '/ecosystem/clubs/'] },
	{ id: 'procedure', file: 'verfahrensdokumentation.pdf', pages: ['/ecosystem/clubs/'] },
	{ id: 'processing', file: 'auftragsverarbeitung.pdf', pages: ['/ecosystem/government/'] },
] as const satisfies readonly Paper[];

export type PaperId = (typeof papers)[number]['id'];

/** Address of a paper. */
export function paperAddress(id: PaperId): string {
	const paper = papers.find((candidate) => candidate.id === id);
	if (paper === undefined) throw new Error(`content/papers.ts has no paper '${id}'`);
	return `${PAPERS_FOLDER}/${paper.file}`;
}

/** The papers that a page hands out. */
export function papersOn(path: RoutePath): readonly PaperId[] {
	return papers.filter(({ pages }) => (pages as readonly RoutePath[]).includes(path)).map(({ id }) => id);
}
