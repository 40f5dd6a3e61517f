import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import words from '../../../locales/de/papers/match-day.json' with { type: 'json' };
import { bookingBatch } from '../../src/bookkeeping/batch.ts';
import { salesCsv } from '../../src/bookkeeping/csv.ts';
import { addressOf, type Handout, papers } from '../../src/content/papers.ts';
import { procedurePdf, processingPdf, registrationPdf } from './compliance.ts';
import { countPdf } from './count.ts';
import { evening } from './evening.ts';
import { reportPdf } from './report.ts';

/** What makes each download. */
const MADE: Record<Handout['id'], () => Promise<Uint8Array> | Uint8Array> = {
	report: () => reportPdf(evening),
	sales: () => salesCsv(evening.sales, words),
	batch: () => bookingBatch(evening, words),
	count: countPdf,
	registration: registrationPdf,
	procedure: procedurePdf,
	processing: processingPdf,
};

/** Writes the downloads to `dist/papers/`. The same content gives the same bytes. */
export async function writeDownloads(dist: string): Promise<void> {
	for (const paper of papers) {
		const file = join(dist, addressOf(paper));
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, await MADE[paper.id]());
	}
}
