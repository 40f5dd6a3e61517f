/** The till's closing, as its printer says it. Amounts are cents. */
import { isCategory } from '../../../../bookkeeping/goods';
import { cashExpected } from '../../figures';
import { type Evening, FLOAT, type Receipt } from '../../state';

/** What stands on a Z report. */
interface ZReport {
	readonly sales: number;
	readonly reversals: number;
	/** What was sold, before anything was taken back: at the box office and at the bar. */
	readonly gate: number;
	readonly bar: number;
	/** What was taken back; 0 or less. */
	readonly back: number;
	readonly total: number;
	readonly card: number;
	readonly cash: number;
	/** Of the cash: what came in, and what was given back; 0 or less. */
	readonly cashIn: number;
	readonly cashBack: number;
	readonly float: number;
	readonly expected: number;
}

const sumOf = (receipts: readonly Receipt[]) => receipts.reduce((sum, { total }) => sum + total, 0);

/** What the till took on this evening, and what should lie in its drawer. */
export function zReportOf(evening: Evening): ZReport {
	const { receipts } = evening;
	const sales = receipts.filter(({ cancels }) => cancels === undefined);
	const reversals = receipts.filter(({ cancels }) => cancels !== undefined);
	const gate = sales
		.flatMap(({ lines }) => lines)
		.filter(({ item }) => isCategory(item))
		.reduce((sum, { pieces, price }) => sum + pieces * price, 0);
	const inCash = (of: readonly Receipt[]) => sumOf(of.filter(({ payment }) => payment === 'cash'));
	const [sold, back, cashIn, cashBack] = [sumOf(sales), sumOf(reversals), inCash(sales), inCash(reversals)];
	const [total, cash] = [sold + back, cashIn + cashBack];
	return {
		...{ sales: sales.length, reversals: reversals.length, gate, bar: sold - gate, back, total },
		...{ card: total - cash, cash, cashIn, cashBack, float: FLOAT, expected: cashExpected(evening) },
	};
}
