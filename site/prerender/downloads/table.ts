import { INK, type Sheet } from './sheet.ts';

/** A column of a table. */
export interface TableColumn {
	readonly name: string;
	/** Share of the table's width; all shares are 1 in sum. */
	readonly share: number;
	readonly align?: 'right';
}

interface Rows {
	readonly columns: readonly TableColumn[];
	readonly rows: readonly (readonly string[])[];
	/** The last line, set off as the sum. */
	readonly total?: readonly string[];
	/** Points above and below the words of a line. */
	readonly padding?: number;
}

const SIZE = 9;
const GAP = 10;

/** Sets a table with a line of heads; a row is never torn, and the heads come again on each page. */
export function table(sheet: Sheet, { columns, rows, total, padding = 1.9 }: Rows): void {
	sheet.group('Table', () => {
		heads(sheet, columns);
		for (const cells of [...rows, ...(total ? [total] : [])]) {
			const isTotal = cells === total;
			const height = Math.max(
				...cells.map((cell, at) => sheet.heightOf(cell, widthOf(sheet, columns, at), cut(isTotal))),
			);
			const top = sheet.y;
			sheet.reserve(height + 2 * padding);
			if (sheet.y < top) heads(sheet, columns);
			sheet.rule(sheet.y, isTotal ? INK.text : INK.line, isTotal ? 1.2 : 0.6);
			row(sheet, columns, cells, { isTotal, padding });
			sheet.y += height + 2 * padding;
		}
	});
	sheet.y += 5;
}

function heads(sheet: Sheet, columns: readonly TableColumn[]): void {
	const setting = { voice: 'label', size: 8, ink: INK.soft } as const;
	sheet.group('TR', () => {
		for (const [at, { name, align }] of columns.entries()) {
			const x = leftOf(sheet, columns, at);
			const width = widthOf(sheet, columns, at);
			sheet.put('TH', name, { ...setting, align: align ?? 'left' }, x, sheet.y, width);
		}
	});
	sheet.y += 13;
}

interface RowLook {
	readonly isTotal: boolean;
	readonly padding: number;
}

function row(sheet: Sheet, columns: readonly TableColumn[], cells: readonly string[], look: RowLook): void {
	sheet.group('TR', () => {
		for (const [at, cell] of cells.entries()) {
			const align = columns[at]?.align ?? 'left';
			const x = leftOf(sheet, columns, at);
			sheet.put('TD', cell, { ...cut(look.isTotal), align }, x, sheet.y + look.padding, widthOf(sheet, columns, at));
		}
	});
}

function cut(isTotal: boolean) {
	return { size: SIZE, voice: isTotal ? 'strong' : 'text' } as const;
}

function leftOf(sheet: Sheet, columns: readonly TableColumn[], at: number): number {
	return sheet.left + columns.slice(0, at).reduce((sum, { share }) => sum + share, 0) * sheet.width;
}

/** Columns keep a distance, except the last. */
function widthOf(sheet: Sheet, columns: readonly TableColumn[], at: number): number {
	const width = (columns[at]?.share ?? 0) * sheet.width;
	return at === columns.length - 1 ? width : width - GAP;
}
