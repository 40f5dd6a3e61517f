import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import rules from '../../../../functions/publish/objects.json' with { type: 'json' };
import { expectNone } from '../../../../infra/testing/faults.mjs';
import count from '../../../../locales/de/papers/count.json';
import procedure from '../../../../locales/de/papers/procedure.json';
import processing from '../../../../locales/de/papers/processing.json';
import registration from '../../../../locales/de/papers/registration.json';
import report from '../../../../locales/de/papers/report.json';
import texts from '../../../../locales/de/papers.json';
import { PAPERS_FOLDER, papers } from '../../../src/content/papers';
import { DIST } from '../files';
import { builtPaper, openPdf, overlapsOf, textsOf } from './read';

/** Each PDF with its head and its pages: more would mean that something ran over. */
const PDFS = [
	{ id: 'report', pages: 2, head: report.head },
	{ id: 'count', pages: 1, head: count.head },
	{ id: 'registration', pages: 1, head: registration.head },
	{ id: 'procedure', pages: 2, head: procedure.head },
	{ id: 'processing', pages: 2, head: processing.head },
] as const;

const MAX_BYTES = 150_000;

/** A node of the structure that screen readers follow. */
interface StructNode {
	readonly role?: string;
	readonly children?: readonly object[];
}

function rolesOf({ role, children = [] }: StructNode): string[] {
	return [...(role === undefined ? [] : [role]), ...children.flatMap(rolesOf)];
}

describe('downloads', () => {
	it('each have a name in the list, and none is listed without a file', () => {
		assert.deepEqual(Object.keys(texts.items).toSorted(), papers.map(({ id }) => id).toSorted());
		const files = papers.map(({ file }) => file);
		assert.deepEqual(readdirSync(join(DIST, PAPERS_FOLDER)).toSorted(), files.toSorted());
	});

	it('are served without a charset, which two encodings share, and asked for again after each release', () => {
		assert.deepEqual([rules.contentTypes.csv, rules.contentTypes.pdf], ['text/csv', 'application/pdf']);
		const kept = Object.keys(rules.cacheControl).filter((start) => PAPERS_FOLDER.startsWith(start));
		expectNone(kept, 'Take these out of cacheControl in functions/publish/objects.json:');
	});

	it('name no customer: the sample club is marked as an example on its sheet and in its tables', async () => {
		const [first = ''] = await textsOf(await openPdf(builtPaper('report')));
		assert.match(first, /Beispiel/);
		assert.match(first, /Verein, Spiel und Zahlen sind erfunden/);
		assert.match(builtPaper('sales').toString(), /SV Musterstadt 1908 \(Beispiel\)/);
		assert.match(builtPaper('batch').toString('latin1').split('\r\n')[0] ?? '', /"Beispiel 24\.04\.2027"/);
	});
});

for (const { id, pages, head } of PDFS) {
	describe(`the paper ${id}`, () => {
		let pdf: PDFDocumentProxy;
		let words: readonly string[];
		before(async () => {
			pdf = await openPdf(builtPaper(id));
			words = await textsOf(pdf);
		});

		it('is a small German document with a title, on the pages that it was made for, the same in every build', async () => {
			const { info } = await pdf.getMetadata();
			const { Title, Language, CreationDate } = info as Record<string, string | undefined>;
			assert.equal(Language, 'de');
			assert.ok((Title ?? '').length > 8, Title);
			assert.deepEqual(
				await pdf.getViewerPreferences(),
				{ DisplayDocTitle: true },
				'readers show the title, not the file',
			);
			assert.equal(pdf.numPages, pages);
			assert.ok(builtPaper(id).length <= MAX_BYTES, `${builtPaper(id).length} bytes`);
			// The day on which its facts were checked, not that of the build.
			assert.equal(CreationDate, 'D:20261125000000Z');
		});

		it('is tagged from its headline on, with heads for every table', async () => {
			assert.equal((await pdf.getMarkInfo())?.Marked, true);
			const trees = Array.from({ length: pages }, async (_, at) => (await pdf.getPage(at + 1)).getStructTree());
			const roles = (await Promise.all(trees)).flatMap(rolesOf);
			assert.equal(roles.filter((role) => role === 'H1').length, 1);
			for (const role of ['H2', 'P', ...(roles.includes('Table') ? ['TH'] : [])])
				assert.ok(roles.includes(role), roles.join(' '));
		});

		it('can be searched and read out: its words stand in it as they were written, none over others', async () => {
			for (const text of Object.values(head)) assert.ok(words[0]?.includes(text.replaceAll('\u00a0', ' ')), text);
			expectNone(await overlapsOf(pdf), `Give these words more room in site/prerender/downloads (${id}):`);
		});

		it('brings its letters along', () => {
			const found = builtPaper(id)
				.toString('latin1')
				.matchAll(/\/BaseFont \/(\S+)/g);
			const fonts = Array.from(found, ([, name = '']) => name);
			const own = fonts.filter((name) => /^[A-Z]{6}\+Archivo/.test(name));
			assert.ok(own.length >= 4, fonts.join(' '));
			// Readers write into fields in a font that each of them has.
			assert.deepEqual(
				fonts.filter((name) => !own.includes(name)),
				id === 'count' ? ['Helvetica'] : [],
			);
		});

		it('says on each page that it is no advice, and of which day its facts are', () => {
			for (const text of words) {
				assert.match(text, /Keine Steuer- oder Rechtsberatung/);
				assert.match(text, /Rechtsstand 25\. November 2026/);
			}
		});
	});
}
