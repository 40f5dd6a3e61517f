import { planName } from '../../content/plans';
import { translator } from '../../i18n/i18n';
import { formatEuro } from '../../money/amounts';
import css from './CostsBoard.module.css';
import { CostsChart, DASHES } from './CostsChart';
import type { Chart } from './chart';
import { GuestsTable } from './GuestsTable';
import type { Costs } from './model';

/** The plans side by side on a scoreboard, and what each costs with more guests or fewer. */
export function CostsBoard({ chart, costs }: { chart: Chart; costs: Costs }) {
	const t = translator('tools/costs');
	const { plans, sales } = costs;
	if (plans.length === 0) return null;
	return (
		<div className={css.board}>
			<dl className={css.plans}>
				{plans.map(({ plan, planCents, planNetCents, totalCents }, index) => (
					<div key={plan} className={css.plan}>
						<dt>
							<svg viewBox="0 0 36 6" aria-hidden="true">
								<path d="M0 3h36" stroke="currentColor" strokeWidth={4} strokeDasharray={DASHES[index]} />
							</svg>
							<span>{planName(plan)}</span>
						</dt>
						<dd>{formatEuro(totalCents ?? planCents)}</dd>
						<dd>
							{totalCents === null
								? t('board.open', { net: formatEuro(planNetCents) })
								: t('board.total', { plan: formatEuro(planCents), net: formatEuro(planNetCents) })}
						</dd>
					</div>
				))}
			</dl>
			<figure>
				<CostsChart chart={chart} guests={sales.guests} />
				<figcaption>{t(`chart.${chart.basis}`)}</figcaption>
			</figure>
			<GuestsTable chart={chart} />
		</div>
	);
}
