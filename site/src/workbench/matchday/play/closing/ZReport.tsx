import { textOf, translator } from '../../../../i18n/i18n';
import { formatCents } from '../../../../money/amounts';
import paper from '../../../../ui/Paper.module.css';
import { timeOf } from '../../clock';
import roll from '../../Roll.module.css';
import type { Evening } from '../../state';
import css from './ZReport.module.css';
import { zReportOf } from './z-report';

interface Props {
	readonly evening: Evening;
	readonly closedAt: number;
	readonly club: string;
	readonly difference: number;
}

/** A line on thermal paper. */
type Row = readonly [words: string, figure: string];

/** The Z report as the till's printer feeds it. */
export function ZReport({ evening, closedAt, club, difference }: Props) {
	const t = translator('tools/matchday/closing');
	const { sample } = textOf('tools/matchday/play').roll;
	const { sales, reversals, gate, bar, back, total, card, cash, float, expected } = zReportOf(evening);
	const receipts = sales + reversals;
	const parts: readonly (readonly Row[])[] = [
		[
			receipts === 0
				? [t('z.none'), '0']
				: [t('z.receipts', { count: receipts }), reversals === 0 ? String(sales) : `${sales}+${reversals}`],
			[t('z.gate'), formatCents(gate)],
			[t('z.bar'), formatCents(bar)],
			[t('z.back', { count: reversals }), formatCents(back)],
			[t('z.total'), formatCents(total)],
		],
		[
			[t('z.card'), formatCents(card)],
			[t('z.cash'), formatCents(cash)],
			[t('z.float'), formatCents(float)],
			[t('z.expected'), formatCents(expected)],
			[t('z.counted'), formatCents(expected + difference)],
		],
	];
	return (
		<section className={css.printer} aria-label={t('z.title')}>
			<div className={`${paper.paper} ${css.slip}`}>
				<h3>{t('z.title')}</h3>
				<p>{club}</p>
				<p>
					{t('z.day')} · {timeOf(closedAt)}
				</p>
				<p data-sample="">{sample}</p>
				{parts.map((rows) => (
					<dl key={rows[0]?.[0]}>
						{rows.map(([words, figure]) => (
							<div key={words}>
								<dt>{words}</dt>
								<dd>{figure}</dd>
							</div>
						))}
					</dl>
				))}
				<dl data-difference="">
					<div>
						<dt>{t('z.difference')}</dt>
						<dd>{formatCents(difference)}</dd>
					</div>
				</dl>
			</div>
			<span className={roll.slot} />
		</section>
	);
}
