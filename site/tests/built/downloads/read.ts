import { join } from 'node:path';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Handout, PAPERS_FOLDER, papers } from '../../../src/content/papers';
import { built } from '../files';

/** A paper as the last build wrote it. */
export function builtPaper(id: Handout['id']): Buffer {
	const file = papers.find((paper) => paper.id === id)?.file ?? '';
	return built(join(PAPERS_FOLDER, file));
}

/** Opens a PDF with the program that Firefox shows PDFs with. */
export function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
	return getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS }).promise;
}

/** Everything that can be read in a PDF, page by page, in the order of its content. */
export async function textsOf(pdf: PDFDocumentProxy): Promise<string[]> {
	const pages = Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1));
	return Promise.all(
		pages.map(async (page) => {
			const { items } = await (await page).getTextContent();
			const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''));
			return words.join(' ').replace(/\s+/g, ' ');
		}),
	);
}

/** Words that lie over others, with these. */
export async function overlapsOf(pdf: PDFDocumentProxy): Promise<string[]> {
	const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
	const contents = await Promise.all(pages.map((page) => page.getTextContent()));
	return contents.flatMap(({ items }) => {
		const boxes = items.flatMap((item) => {
			if (!('str' in item) || item.str.trim() === '') return [];
			const [, , , , x, y] = item.transform as number[];
			// Its letters may come closer than their widths say. From the baseline to about the height of capitals.
			const right = (x ?? 0) + item.width - Math.max(1, item.height / 20);
			return [{ words: item.str, x: x ?? 0, y: y ?? 0, right, top: (y ?? 0) + item.height * 0.7 }];
		});
		return boxes.flatMap((a, at) =>
			boxes
				.slice(at + 1)
				.filter((b) => a.x < b.right && b.x < a.right && a.y < b.top && b.y < a.top)
				.map((b) => `${a.words} / ${b.words}`),
		);
	});
}

/** Cents of '1.234,50' or '1234,50'. */
export function cents(amount: string): number {
	return Math.round(Number(amount.replaceAll('.', '').replace('−', '-').replace(',', '.')) * 100);
}

/** Rows of a file with semicolons and CRLF; quoted fields may hold both. Throws for a line that ends otherwise. */
export function rowsOf(text: string): string[][] {
	const field = /("(?:[^"]|"")*"|[^;"\r\n]*)(;|\r\n)/gy;
	const rows: string[][] = [[]];
	for (const [, value = '', end] of text.matchAll(field)) {
		rows.at(-1)?.push(value);
		if (end === '\r\n') rows.push([]);
	}
	const read = rows.flat().reduce((sum, value) => sum + value.length + 1, 0) + rows.length - 1;
	if (read !== text.length) throw new Error(`Only ${read} of ${text.length} characters are rows of fields`);
	return rows.slice(0, -1);
}

/** A field as it was meant: without the quotes around it. */
export function unquoted(field: string): string {
	return field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
}
