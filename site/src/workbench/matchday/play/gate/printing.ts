import { loadTexts } from '../../../../i18n/i18n';
import type { Paper } from '../../../cards/printing';

/** Rolls that the box office prints on, with their widths in millimetres. */
export const ROLLS = { narrow: 58, wide: 80 } as const satisfies Partial<Record<Paper, number>>;
export type RollName = keyof typeof ROLLS;

/** The card workshop's printer, fetched when somebody prints. */
export async function loadPrintout() {
	const [printout] = await Promise.all([import('./Printout'), loadTexts(['tools/cards'])]);
	return printout;
}
