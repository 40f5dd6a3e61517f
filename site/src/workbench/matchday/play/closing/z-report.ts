/** The till's closing, as its printer says it. Amounts are cents. */
import { type Item, isCategory } from '../../../../bookkeeping/goods';
import { taxesOf } from '../../../../bookkeeping/sale';
import { cashExpected } from '../../figures';
import { type Evening, FLOAT, type Receipt } from '../../state';

const sumOf = (receipts: readonly Receipt[]) => receipts.reduce((sum, { total }) => sum + total, 0);

/** What the till took on this evening, and what should lie in its drawer. */
export function zReportOf(evening: Evening) {
	const { receipts } = evening;
	const sales = receipts.filter(({ cancels }) => cancels === undefined);
	const reversals = receipts.filter(({ cancels }) => cancels !== undefined);
	const lines = sales.flatMap((receipt) => receipt.lines);
	const rowOf = (is: (item: Item) => boolean) => ({
		pieces: lines.reduce((sum, { item, pieces }) => (is(item) ? sum + pieces : sum), 0),
		gross: lines.reduce((sum, { item, pieces, price }) => (is(item) ? sum + pieces * price : sum), 0),
	});
	const by = (payment: Receipt['payment'], of: readonly Receipt[]) =>
		sumOf(of.filter((one) => one.payment === payment));
	const [gate, deposits, returns] = [
		rowOf(isCategory),
		rowOf((item) => item === 'deposit'),
		rowOf((item) => item === 'returned'),
	];
	return {
		sales: sales.length,
		reversals: reversals.map(({ number }) => number),
		/** What was sold, before anything was taken back. */
		gate: gate.gross,
		bar: sumOf(sales) - gate.gross - deposits.gross - returns.gross,
		deposits,
		returns,
		/** What was taken back; 0 or less, as in the rows of the ways of paying. */
		back: sumOf(reversals),
		total: sumOf(receipts),
		taxes: taxesOf(receipts.flatMap((receipt) => receipt.lines)),
		card: by('card', receipts),
		cardBack: by('card', reversals),
		cash: by('cash', receipts),
		cashBack: by('cash', reversals),
		float: FLOAT,
		expected: cashExpected(evening),
	};
}
