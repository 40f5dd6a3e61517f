import { textOf, translator } from '../../../../i18n/i18n';
import { formatCents } from '../../../../money/amounts';
import paper from '../../../../ui/Paper.module.css';
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

/** A line on thermal paper. */
type Row = readonly [words: string, ...figures: string[]];

/** The Z report as the till's printer feeds it, and below it what only a real one has. */
export function ZReport({ evening, counted, closedAt, club }: Props) {
	const t = translator('tools/matchday/closing');
	const { sample } = textOf('tools/matchday/play').roll;
	const z = zReportOf(evening);
	const [reversals, receipts] = [z.reversals.length, evening.receipts.length];
	const mistake = reasonFor(evening);
	const missing = z.expected - counted.cents;
	const rows = (...of: (Row | false)[]) => of.filter((row) => row !== false);
	const parts: readonly (readonly Row[])[] = [
		rows(
			receipts === 0
				? [t('z.none'), '0']
				: [t('z.receipts', { count: receipts }), reversals === 0 ? String(z.sales) : `${z.sales}+${reversals}`],
			[t('z.gate'), formatCents(z.gate)],
			[t('z.bar'), formatCents(z.bar)],
			z.deposits.pieces > 0 && [t('z.deposits', { pieces: z.deposits.pieces }), formatCents(z.deposits.gross)],
			z.returns.pieces > 0 && [t('z.returns', { pieces: z.returns.pieces }), formatCents(z.returns.gross)],
			[t('z.back', { count: reversals, numbers: z.reversals.join(', ') }), formatCents(z.back)],
			[t('z.total'), formatCents(z.total)],
		),
		rows(
			[t('z.tax.rate'), t('z.tax.net'), t('z.tax.vat'), t('z.tax.gross')],
			...z.taxes.map(
				({ rate, net, vat, gross }): Row => [t('z.tax.of', { rate }), ...[net, vat, gross].map(formatCents)],
			),
		),
		rows(
			[t(z.cardBack === 0 ? 'z.card' : 'z.cardBack', { back: formatCents(z.cardBack) }), formatCents(z.card)],
			[t(z.cashBack === 0 ? 'z.cash' : 'z.cashBack', { back: formatCents(z.cashBack) }), formatCents(z.cash)],
			[t('z.float'), formatCents(z.float)],
			[t('z.withdrawals'), formatCents(0)],
			[t('z.expected'), formatCents(z.expected)],
			[t('z.counted', { time: timeOf(counted.at) }), formatCents(counted.cents)],
		),
		rows([t('z.difference'), formatCents(-missing)]),
	];
	return (
		<section className={css.printer} aria-label={t('z.title')}>
			<div className={`${paper.paper} ${css.slip}`}>
				<h3>{t('z.title')}</h3>
				<p>{club}</p>
				<p>
					{dayText(closedAt)} · {timeOf(closedAt)}
				</p>
				<p data-sample="">{sample}</p>
				{parts.map((lines) => (
					<dl key={lines[0]?.[0]} data-columns={lines[0]?.length}>
						{lines.map(([words, ...figures]) => (
							<div key={words}>
								<dt>{words}</dt>
								{figures.map((figure, at) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: a figure is its column.
									<dd key={at}>{figure}</dd>
								))}
							</div>
						))}
					</dl>
				))}
				{missing !== 0 && (
					<p className={css.pen}>
						{evening.foundOn !== undefined && mistake
							? t('note.on', {
									...reasonOf(evening, mistake),
									note: t(`note.${mistake.kind}`, reasonOf(evening, mistake)),
								})
							: t('note.unknown')}
					</p>
				)}
			</div>
			<span className={roll.slot} />
			<p>{t('z.real')}</p>
		</section>
	);
}
