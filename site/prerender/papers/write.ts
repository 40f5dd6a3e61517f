import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addressOf, type Paper, papers } from '../../src/content/papers.ts';
import { bookingBatch } from './batch.ts';
import { procedurePdf, processingPdf, registrationPdf } from './compliance.ts';
import { countPdf } from './count.ts';
import { salesCsv } from './csv.ts';
import { reportPdf } from './report.ts';

/** What makes each paper. */
const MADE: Record<Paper['id'], () => Promise<Uint8Array> | Uint8Array> = {
	report: reportPdf,
	sales: salesCsv,
	batch: bookingBatch,
	count: countPdf,
	registration: registrationPdf,
	procedure: procedurePdf,
	processing: processingPdf,
};

/** Writes the papers to take along to `dist/papers/`. The same content is the same file, byte for byte. */
export async function writePapers(dist: string): Promise<void> {
	for (const paper of papers) {
		const file = join(dist, addressOf(paper));
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, await MADE[paper.id]());
	}
}
