/** What the visitor takes along of the evening, made by the code of the sample papers. */
import words from '../../../../../../locales/de/papers/match-day.json';
import { bookingBatch } from '../../../../bookkeeping/batch';
import { salesCsv } from '../../../../bookkeeping/csv';
import type { Words } from '../../../../bookkeeping/sale';
import { eveningPapers } from '../../../../content/papers';
import { bookedOf } from '../../figures';
import type { Names } from '../../names';
import type { Evening } from '../../state';

/** How spreadsheets know a formula, which is no name of a club. */
const FORMULA = /^[=+\-@]/;

/** A name that no program expects. An address may have brought it. */
function named(name: string): string {
	return FORMULA.test(name) ? `'${name}` : name;
}

/** The words of the books with the names that the visitor gave. */
export function wordsWith({ club, adults, members, children }: Names): Words {
	const own = { adults: named(adults), members: named(members), children: named(children) };
	return { ...words, club: named(club), items: { ...words.items, ...own } };
}

/** Name and bytes of a file. */
interface Made {
	readonly name: string;
	readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The table of sales or the booking batch of an evening. */
export function fileOf(kind: 'sales' | 'batch', evening: Evening, names: Names): Made {
	const name = eveningPapers.find(({ id }) => id === kind)?.file ?? '';
	const day = bookedOf(evening);
	// No name of the visitor's stands in a batch: Windows-1252 lacks most of the world's letters.
	return { name, bytes: kind === 'sales' ? salesCsv(day.sales, wordsWith(names)) : bookingBatch(day, words) };
}
