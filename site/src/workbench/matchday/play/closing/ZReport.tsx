import { textOf, translator } from '../../../../i18n/i18n';
import { formatCents } from '../../../../money/amounts';
import { type PrintedRow, PrintedRows, PrintedSlip } from '../../../../ui/PrintedSlip';
import { dayText, timeOf } from '../../clock';
import { reasonFor } from '../../figures';
import roll from '../../Roll.module.css';
import type { Evening } from '../../state';
import css from './Closing.module.css';
import { reasonOf } from './words';
import { zReportOf } from './z-report';

interface Props {
	readonly evening: Evening;
	readonly counted: NonNullable<Evening['counted']>;
	readonly closedAt: number;
	readonly club: string;
}

/** The Z report as the till's printer feeds it, and below it what only a real one has. */
export function ZReport({ evening, counted, closedAt, club }: Props) {
	const t = translator('tools/matchday/closing');
	const z = zReportOf(evening);
	const [reversals, receipts] = [z.reversals.length, evening.receipts.length];
	const mistake = reasonFor(evening);
	const missing = z.expected - counted.cents;
	const row = (text: string, cents: number, weight?: PrintedRow['weight']): PrintedRow => ({
		...{ text, amount: formatCents(cents), ...(weight && { weight }) },
	});
	const parts: readonly (readonly PrintedRow[])[] = [
		[
			receipts === 0
				? { text: t('z.none'), amount: '0' }
				: {
						text: t('z.receipts', { count: receipts }),
						amount: reversals === 0 ? String(z.sales) : `${z.sales}+${reversals}`,
					},
			row(t('z.gate'), z.gate),
			row(t('z.bar'), z.bar),
			...(z.deposits.pieces > 0 ? [row(t('z.deposits', { pieces: z.deposits.pieces }), z.deposits.gross)] : []),
			...(z.returns.pieces > 0 ? [row(t('z.returns', { pieces: z.returns.pieces }), z.returns.gross)] : []),
			row(t('z.back', { count: reversals, numbers: z.reversals.join(', ') }), z.back),
			row(t('z.total'), z.total, 'strong'),
		],
		z.taxes.map(({ rate, net, vat, gross }) =>
			row(t('z.tax', { rate, net: formatCents(net), vat: formatCents(vat) }), gross),
		),
		[
			row(t(z.cardBack === 0 ? 'z.card' : 'z.cardBack', { back: formatCents(z.cardBack) }), z.card),
			row(t(z.cashBack === 0 ? 'z.cash' : 'z.cashBack', { back: formatCents(z.cashBack) }), z.cash),
			row(t('z.float'), z.float),
			row(t('z.withdrawals'), 0),
			row(t('z.expected'), z.expected, 'strong'),
			row(t('z.counted', { time: timeOf(counted.at) }), counted.cents),
		],
		[row(t('z.difference'), -missing, 'sum')],
	];
	return (
		<section className={css.printer} aria-label={t('z.title')}>
			<PrintedSlip className={css.slip}>
				<h3>{t('z.title')}</h3>
				<p>{club}</p>
				<p>
					{dayText(closedAt)} · {timeOf(closedAt)}
				</p>
				<p className={roll.sample}>{textOf('tools/matchday/play').roll.sample}</p>
				{parts
					.filter((rows) => rows.length > 0)
					.map((rows) => (
						<PrintedRows key={rows[0]?.text} rows={rows} />
					))}
				{missing !== 0 && (
					<p className={`label ${css.pen}`}>
						{evening.foundOn !== undefined && mistake
							? t('note.on', {
									...reasonOf(evening, mistake),
									note: t(`note.${mistake.kind}`, reasonOf(evening, mistake)),
								})
							: t('note.unknown')}
					</p>
				)}
			</PrintedSlip>
			<span className={roll.slot} />
			<p>{t('z.real')}</p>
		</section>
	);
}
