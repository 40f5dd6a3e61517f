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

/** The flag of a field for several lines (12.7.4.3). */
const MULTILINE = 0x1000;

/**
 * Readers write in the Helvetica that each of them has: of the sheet's own font the file has only the letters that are on it.
 * Size 0 lets them fit the letters to the field (ISO 32000, 12.7.3.3): two names are longer than one.
 */
const WRITING = { font: 'Helvetica', size: 0 };

/** What an empty field looks like (12.7.3.3), for readers that make no appearance themselves. */
const EMPTY = '/Tx BMC\nEMC';

/** A form under way: all its fields hang below one, whose name stands before theirs. */
export interface Form {
	readonly sheet: Sheet;
	readonly root: PDFKit.PDFKitReference;
}

/** Begins a form. @param script functions that the fields' own scripts call */
export function beginForm(sheet: Sheet, name: string, script: string): Form {
	sheet.doc.font('text').initForm();
	sheet.doc.addNamedJavaScript(name, script);
	const root = sheet.doc.font(WRITING.font).formField(name, { fontSize: WRITING.size });
	Object.assign(root.data, { Kids: [] });
	return { sheet, root };
}

/** Puts a text field on the page. The order of tabs is that of the structure. */
export function field({ sheet, root }: Form, { height = FIELD_HEIGHT, ...place }: FormField): void {
	const { name, label, x, y, width, align = 'left', multiline = false, onLeave } = place;
	sheet.decoration(() => sheet.doc.rect(x, y, width, height).fill(INK.ground));
	sheet.rule(y + height, INK.text, 0.8, x, width);
	// pdfkit's own text fields take no label (TU), so that this one is written as the annotation that it is.
	const appearance = sheet.doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height], Resources: {} });
	appearance.end(EMPTY);
	const widget = {
		AP: { N: appearance },
		...{ Type: 'Annot', Subtype: 'Widget', F: PRINT, FT: 'Tx', Parent: root },
		...{ T: new String(name), TU: new String(label), Q: align === 'right' ? 2 : 0, Ff: multiline ? MULTILINE : 0 },
		...(onLeave && { AA: { Bl: { S: 'JavaScript', JS: new String(onLeave) } } }),
	};
	sheet.group('Form', (structParent) => {
		const tagged = { ...widget, structParent };
		sheet.doc.annotate(x, y, width, height, tagged);
	});
	(root.data as unknown as { Kids: unknown[] }).Kids.push(sheet.doc.page.annotations.at(-1));
}
