import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ROOT } from '../../../infra/local/places.mjs';
import count from '../../../locales/de/papers/count.json';
import procedure from '../../../locales/de/papers/procedure.json';
import processing from '../../../locales/de/papers/processing.json';
import registration from '../../../locales/de/papers/registration.json';
import report from '../../../locales/de/papers/report.json';
import texts from '../../../locales/de/papers.json';
import { PAPERS_FOLDER, papers } from '../../src/content/papers';
import { builtPaper, openPdf, overlapsOf, textsOf } from './papers/read';

/** Pages of each PDF: more would mean that something ran over. */
const PAGES = { report: 2, count: 1, registration: 1, procedure: 2, processing: 2 } as const;
type PdfId = keyof typeof PAGES;

const HEADS: Record<PdfId, Readonly<Record<string, string>>> = {
	report: report.head,
	count: count.head,
	registration: registration.head,
	procedure: procedure.head,
	processing: processing.head,
};

const MAX_BYTES = 150_000;

/** A node of the structure that screen readers follow. */
interface StructNode {
	readonly role?: string;
	readonly children?: readonly object[];
}

function rolesOf({ role, children = [] }: StructNode): string[] {
	return [...(role === undefined ? [] : [role]), ...children.flatMap(rolesOf)];
}

describe('papers to take along', () => {
	it('each have a name in the list, and none is listed without a file', () => {
		assert.deepEqual(Object.keys(texts.items).toSorted(), papers.map(({ id }) => id).toSorted());
		assert.deepEqual(
			readdirSync(join(ROOT, 'site/dist', PAPERS_FOLDER)).toSorted(),
			papers.map(({ file }) => file).toSorted(),
		);
	});

	it('are the same bytes in every build, whatever the clock and its zone', () => {
		const folder = mkdtempSync(join(tmpdir(), 'papers-again-'));
		const write = `import(${JSON.stringify(join(ROOT, 'site/prerender/papers/write.ts'))}).then((m) => m.writePapers(${JSON.stringify(folder)}))`;
		execFileSync(process.execPath, ['--import', 'tsx', '-e', write], {
			cwd: ROOT,
			env: { ...process.env, TZ: 'Pacific/Auckland', LC_ALL: 'en_US.UTF-8' },
		});
		const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
		for (const { id, file } of papers) {
			assert.equal(digest(readFileSync(join(folder, PAPERS_FOLDER, file))), digest(builtPaper(id)), file);
		}
	});

	for (const [id, pages] of Object.entries(PAGES) as [PdfId, number][]) {
		describe(id, () => {
			let pdf: PDFDocumentProxy;
			before(async () => {
				pdf = await openPdf(builtPaper(id));
			});

			it('is a small German document with a title, on the pages that it was made for', async () => {
				const { info } = await pdf.getMetadata();
				const { Title, Language } = info as { Title?: string; Language?: string };
				assert.equal(Language, 'de');
				assert.ok((Title ?? '').length > 8, Title);
				assert.equal(pdf.numPages, pages);
				assert.ok(builtPaper(id).length <= MAX_BYTES, `${builtPaper(id).length} bytes`);
			});

			it('is tagged from its headline on, with heads for every table', async () => {
				assert.equal((await pdf.getMarkInfo())?.Marked, true);
				const roles = await Promise.all(
					Array.from({ length: pages }, async (_, at) => rolesOf(await (await pdf.getPage(at + 1)).getStructTree())),
				);
				const all = roles.flat();
				assert.equal(all.filter((role) => role === 'H1').length, 1);
				assert.ok(all.includes('H2') && all.includes('P'), all.join(' '));
				if (all.includes('Table')) assert.ok(all.includes('TH'));
			});

			it('can be searched and read out: its words stand in it as they were written', async () => {
				const [first = ''] = await textsOf(pdf);
				for (const words of Object.values(HEADS[id])) assert.ok(first.includes(words.replaceAll('\u00a0', ' ')), words);
			});

			it('has no words that lie over others', async () => {
				assert.deepEqual(await overlapsOf(pdf), []);
			});

			it('brings its letters along', async () => {
				const fonts = [
					...builtPaper(id)
						.toString('latin1')
						.matchAll(/\/BaseFont \/(\S+)/g),
				].map(([, name = '']) => name);
				const own = fonts.filter((name) => /^[A-Z]{6}\+Archivo/.test(name));
				assert.ok(own.length >= 4, fonts.join(' '));
				// Readers write into fields in a font that each of them has.
				assert.deepEqual(
					fonts.filter((name) => !own.includes(name)),
					id === 'count' ? ['Helvetica'] : [],
				);
			});

			it('says on each page that it is no advice, and of which day its facts are', async () => {
				for (const text of await textsOf(pdf)) {
					assert.match(text, /Keine Steuer- oder Rechtsberatung/);
					assert.match(text, /Rechtsstand 25\. November 2026/);
				}
			});
		});
	}

	it('name no customer: the sample club is marked as an example on its sheet and in its tables', async () => {
		const [first = ''] = await textsOf(await openPdf(builtPaper('report')));
		assert.match(first, /Beispiel/);
		assert.match(first, /Verein, Spiel und Zahlen sind erfunden/);
		assert.match(builtPaper('sales').toString(), /SV Musterstadt 1908 \(Beispiel\)/);
		assert.match(builtPaper('batch').toString('latin1').split('\r\n')[0] ?? '', /"Beispiel 17\.04\.2027"/);
	});
});
