import { INK, type Sheet } from './sheet.ts';

/** A text field that a reader's program fills in, and a pen too: its place is drawn. */
interface FormField {
	/** Unique in the document. */
	readonly name: string;
	/** What to write into it: shown on pointing, and read out. */
	readonly label: string;
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height?: number;
	readonly align?: 'left' | 'right';
	readonly multiline?: boolean;
	/** Script for the moment in which the field is left. */
	readonly onLeave?: string;
}

/** Height of a field for one line, points. */
export const FIELD_HEIGHT = 17;

/** Annotations with this flag are printed (ISO 32000, 12.5.3). */
const PRINT = 4;

/** Readers write in the Helvetica that each of them has: of the sheet's own font the file has only the letters that are on it. */
const WRITING = { font: 'Helvetica', size: 10 };

/** Begins the form. @param script functions that the fields' own scripts call */
export function beginForm(sheet: Sheet, script: string): void {
	sheet.doc.font('text').initForm();
	sheet.doc.addNamedJavaScript('form', script);
}

/** Puts a text field on the page. The order of tabs is that of the structure. */
export function field(sheet: Sheet, { height = FIELD_HEIGHT, ...place }: FormField): void {
	const { name, label, x, y, width, align = 'left', multiline = false, onLeave } = place;
	const { doc } = sheet;
	sheet.decoration(() => doc.rect(x, y, width, height).fill(INK.ground));
	sheet.rule(y + height, INK.text, 0.8, x, width);
	// pdfkit's own text fields take no label, so that this one is made of a field and of the widget that shows it.
	const made = doc.font(WRITING.font).formField(name, { fontSize: WRITING.size, align, multiline });
	sheet.group('Form', (structParent) => {
		const widget = { Type: 'Annot', Subtype: 'Widget', F: PRINT, Parent: made, structParent };
		doc.annotate(x, y, width, height, widget);
	});
	const action = onLeave && { AA: { Bl: { S: 'JavaScript', JS: new String(onLeave) } } };
	Object.assign(made.data, { FT: 'Tx', TU: new String(label), Kids: [doc.page.annotations.at(-1)], ...action });
}
