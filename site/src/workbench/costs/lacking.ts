import { planName } from '../../content/plans';
import { translator } from '../../i18n/i18n';
import { listed } from '../counted';
import type { Costs } from './model';

/** What a plan lacks for the year: `keine Kartenzahlung`. */
export function lackOf({ lacks }: Costs['lacking'][number]): string {
	const t = translator('common');
	return listed(lacks.map((need) => t(`tools.lacks.${need}`)));
}

/** Which plans are not reckoned with and why, and what would do without our till; empty where all are. */
export function lackingPlansSaid({ lacking, withCashBox }: Costs, page: 'tools/costs' | 'tools/board'): string {
	const t = translator(page);
	const said = lacking.map((plan) => t('lacking.plan', { plan: planName(plan.plan), lacks: lackOf(plan) }));
	return [...said, ...(withCashBox ? [t('lacking.cashBox', { plan: planName(withCashBox) })] : [])].join(' ');
}
