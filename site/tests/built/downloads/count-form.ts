import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { formatCents } from '../../../src/money/amounts';
import { builtPaper, openPdf } from './read';

/** Euro cash: the notes and coins that are legal tender, in cents. */
const CASH = [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1];

interface Field {
	readonly id: string;
	readonly fieldName: string;
	readonly fieldValue: string;
	readonly alternativeText: string;
	readonly rect: readonly number[];
	readonly actions: { readonly Blur?: readonly string[] } | null;
}

async function fieldsOf(pdf: PDFDocumentProxy): Promise<Field[]> {
	const annotations = await (await pdf.getPage(1)).getAnnotations();
	return annotations
		.filter(({ subtype }) => subtype === 'Widget')
		.map((field) => ({ ...field, fieldName: field.fieldName.replace(/^zaehlprotokoll\./, '') }));
}

describe('the counting protocol', () => {
	let pdf: PDFDocumentProxy;
	let fields: Field[];
	before(async () => {
		pdf = await openPdf(builtPaper('count'));
		fields = await fieldsOf(pdf);
	});

	it('has a field for the number and the worth of each note and coin, and for what comes out', () => {
		const names = fields.map(({ fieldName }) => fieldName);
		for (const cents of CASH)
			assert.ok(names.includes(`anzahl_${cents}`) && names.includes(`betrag_${cents}`), `${cents}`);
		for (const name of ['wechselgeld', 'bestand', 'bareinnahmen', 'z_bericht', 'differenz'])
			assert.ok(names.includes(name), name);
		assert.equal(new Set(names).size, names.length);
	});

	it('says of each field what to write into it, each in words of its own', () => {
		const labels = fields.map(({ alternativeText }) => alternativeText);
		for (const label of labels) assert.ok(label.length > 3, label);
		assert.equal(new Set(labels).size, labels.length);
	});

	it('leads from field to field as one reads: down the notes, down the coins, down the result', async () => {
		const tree = await (await pdf.getPage(1)).getStructTree();
		const ids: string[] = [];
		const walk = (node: { type?: string; id?: string; children?: unknown[] }) => {
			if (node.type === 'annotation' && node.id) ids.push(node.id);
			for (const child of node.children ?? []) walk(child as typeof node);
		};
		walk(tree as never);
		const order = ids.map(
			(id) => fields.find((field) => `pdfjs_internal_id_${field.id}` === id || field.id === id)?.fieldName,
		);
		const kinds = CASH.flatMap((cents) => [`anzahl_${cents}`, `betrag_${cents}`]);
		assert.deepEqual(
			order.filter((name) => kinds.includes(name ?? '')),
			kinds,
		);
		assert.equal(order.length, fields.length);
	});

	it('keeps what is filled in when it is saved, umlauts too', async () => {
		const filled: Record<string, string> = { verein: 'SV Größenwörth', anzahl_5000: '7', betrag_5000: '350,00' };
		const open = await openPdf(builtPaper('count'));
		for (const { id, fieldName } of await fieldsOf(open)) {
			const value = filled[fieldName];
			if (value !== undefined) open.annotationStorage.setValue(id, { value });
		}
		const again = await fieldsOf(await openPdf(await open.saveDocument()));
		for (const [name, value] of Object.entries(filled)) {
			assert.equal(again.find(({ fieldName }) => fieldName === name)?.fieldValue, value);
		}
	});

	it('fits the letters to a field, and has an appearance for each that is empty', async () => {
		const bytes = builtPaper('count').toString('latin1');
		assert.match(bytes, /\/DA \(\/\S+ 0 Tf/);
		assert.equal(bytes.match(/\/Subtype \/Widget/g)?.length, bytes.match(/\/AP <<\s*\/N \d+ 0 R/g)?.length);
	});

	describe('in readers that run its script', () => {
		let scripts: readonly string[];
		before(async () => {
			scripts = [...Object.values((await pdf.getJSActions()) ?? {}).flat()] as string[];
			assert.ok(scripts.length > 0, 'there are scripts');
		});

		/** What stands in each field, and what was said, once a field is left in which something was typed. */
		function filledIn(typed: Readonly<Record<string, string>>, left: string) {
			const said: string[] = [];
			const values = Object.fromEntries(
				fields.map(({ fieldName, alternativeText }) => [
					fieldName,
					{
						value: typed[fieldName] ?? '',
						// Acrobat's value of what looks like a number is one.
						valueAsString: typed[fieldName] ?? '',
						userName: alternativeText,
					},
				]),
			);
			const leave = fields.find(({ fieldName }) => fieldName === left)?.actions?.Blur ?? [];
			assert.ok(leave.length > 0, `${left} has a script`);
			runInNewContext([...scripts, ...leave].join(';'), {
				app: { alert: (sentence: string) => said.push(sentence) },
				getField: (name: string) => values[name.replace(/^zaehlprotokoll\./, '')],
			});
			return { said, shown: (name: string) => values[name]?.value };
		}

		it('adds up', () => {
			const typed = {
				...{ anzahl_5000: '20', anzahl_200: '311', anzahl_5: '3', betrag_1: '0,01' },
				...{ entnahmen: '1.000,00 €', wechselgeld: '300', z_bericht: '2324.15' },
			};
			const { shown, said } = filledIn(typed, 'anzahl_5000');
			assert.equal(shown('betrag_5000'), '1.000,00');
			assert.equal(shown('betrag_200'), '622,00');
			assert.equal(shown('betrag_1'), '', 'what is not counted has no worth');
			assert.equal(shown('bestand'), '1.622,15');
			assert.equal(shown('bareinnahmen'), '2.322,15');
			assert.equal(shown('differenz'), '-2,00');
			assert.deepEqual(said, []);
		});

		it('reads amounts as they are written in German, and with the point that a keyboard has for the comma', () => {
			for (const [value, ...texts] of [
				[800, '8', ' 8 €', '8,00', '8.0', '8,00\u00a0€'],
				[123_456, '1.234,56', '1234.56', '1234,56 €'],
				[100_000, '1.000', '1000', '1.000,00'],
				[-500, '-5', '−5,00'],
			] as const)
				for (const text of texts) {
					const { shown, said } = filledIn({ z_bericht: text }, 'z_bericht');
					assert.deepEqual([shown('differenz'), said], [formatCents(-value).replace('−', '-'), []], `‘${text}’`);
				}
		});

		it('counts whole pieces only, names what is no number, and leaves empty what it is part of', () => {
			for (const text of ['1,5', '-3', 'viele', '0.125', '0.5', '1e3', '1 2', '12 von 20']) {
				const { shown, said } = filledIn({ anzahl_5000: text, anzahl_200: '2', z_bericht: '4' }, 'anzahl_5000');
				assert.deepEqual(
					['betrag_5000', 'betrag_200', 'bestand', 'bareinnahmen', 'differenz'].map(shown),
					['', '4,00', '', '', ''],
					text,
				);
				assert.match(said.join(), /Anzahl: 50\s€.*keine Zahl/, text);
			}
			const pieces = filledIn({ anzahl_5000: '1.000', wechselgeld: '-5' }, 'wechselgeld');
			assert.equal(pieces.shown('bestand'), '50.000,00');
			assert.equal(pieces.shown('bareinnahmen'), '', 'no negative float');
			assert.equal(pieces.said.length, 1);
		});
	});
});
