/** Papers for compliance: what tax office and data protection want in writing. */
import procedure from '../../../locales/de/papers/procedure.json' with { type: 'json' };
import processing from '../../../locales/de/papers/processing.json' with { type: 'json' };
import registration from '../../../locales/de/papers/registration.json' with { type: 'json' };
import { stage } from '../sources/stage.ts';
import { blanks, checklist, QUESTION, questions } from './lists.ts';
import { Sheet } from './sheet.ts';
import { table } from './table.ts';

/** The checklist for reporting a till to the tax office (§ 146a Abs. 4 AO). */
export async function registrationPdf(): Promise<Uint8Array> {
	const sheet = await Sheet.begin(registration.head);
	const { dates, facts, steps, rest, open } = registration;
	sheet.heading(dates.title);
	checklist(sheet, dates.points);
	sheet.heading(facts.title);
	blanks(sheet, facts.names);
	sheet.heading(steps.title);
	checklist(sheet, steps.points);
	sheet.heading(rest.title);
	checklist(sheet, rest.points);
	sheet.heading(open.title);
	for (const paragraph of open.paragraphs) sheet.paragraph(paragraph);
	return sheet.end();
}

/** An outline of the procedure documentation that the GoBD ask for. */
export async function procedurePdf(): Promise<Uint8Array> {
	const sheet = await Sheet.begin(procedure.head);
	for (const [at, { title, items }] of procedure.chapters.entries()) {
		sheet.heading(`${at + 1}  ${title}`, 30 + items.length * QUESTION);
		questions(sheet, items);
	}
	const { keeping, changes } = procedure;
	sheet.heading(`${procedure.chapters.length + 1}  ${keeping.title}`, 130);
	table(sheet, { columns: columns(keeping.columns, [0.55, 0.2, 0.25]), rows: keeping.rows });
	sheet.paragraph(keeping.note);
	sheet.heading(`${procedure.chapters.length + 2}  ${changes.title}`, 130);
	table(sheet, {
		columns: columns(changes.columns, [0.18, 0.57, 0.25]),
		rows: Array(4).fill(['', '', '']),
		padding: 10,
	});
	return sheet.end();
}

/** What an agreement on processing regulates (Art. 28 Abs. 3 DSGVO), and the measures as questions that are open. */
export async function processingPdf(): Promise<Uint8Array> {
	const sheet = await Sheet.begin(processing.head);
	const { contract, measures, tender } = processing;
	sheet.heading(contract.title);
	sheet.paragraph(contract.text);
	const { recipient } = stage;
	const rows = recipient === '' ? contract.rows : [...contract.rows, [contract.recipient, recipient, 'Buchst. d']];
	table(sheet, { columns: columns(contract.columns, [0.44, 0.4, 0.16]), rows, padding: 4 });
	sheet.heading(tender.title);
	checklist(sheet, tender.points);
	sheet.heading(measures.title, 400);
	sheet.paragraph(measures.text);
	table(sheet, {
		columns: columns(measures.columns, [0.2, 0.44, 0.36]),
		rows: measures.rows.map((row) => [...row, '']),
		padding: 18,
	});
	return sheet.end();
}

function columns(names: readonly string[], shares: readonly number[]) {
	return names.map((name, at) => ({ name, share: shares[at] ?? 0 }));
}
