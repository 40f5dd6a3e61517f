import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import words from '../../../locales/de/papers/match-day.json' with { type: 'json' };
import { bookingBatch } from '../../src/bookkeeping/batch.ts';
import { salesCsv } from '../../src/bookkeeping/csv.ts';
import { addressOf, type EveningPaper, eveningPapers, type Handout, papers } from '../../src/content/papers.ts';
import { procedurePdf, processingPdf, registrationPdf } from './compliance.ts';
import { countPdf } from './count.ts';
import { evening } from './evening.ts';
import { day } from './match-day.ts';
import { reportPdf } from './report.ts';

/** What makes each paper. */
const MADE: Record<(Handout | EveningPaper)['id'], () => Promise<Uint8Array> | Uint8Array> = {
	report: () => reportPdf(day, 'sample'),
	sales: () => salesCsv(day.sales, words),
	batch: () => bookingBatch(day, words),
	count: countPdf,
	registration: registrationPdf,
	procedure: procedurePdf,
	processing: processingPdf,
	eveningReport: () => reportPdf(evening, 'evening'),
	eveningSales: () => salesCsv(evening.sales, words),
	eveningBatch: () => bookingBatch(evening, words),
};

/** Writes the papers to take along to `dist/papers/`. The same content is the same file, byte for byte. */
export async function writePapers(dist: string): Promise<void> {
	for (const paper of [...papers, ...eveningPapers]) {
		const file = join(dist, addressOf(paper));
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, await MADE[paper.id]());
	}
}
