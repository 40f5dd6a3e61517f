import { planName } from '../../content/plans';
import { translator } from '../../i18n/i18n';
import type { Costs } from './model';

/** What a plan lacks for the year: `keine Kartenzahlung`. */
export function lackOf({ lacks }: Costs['lacking'][number]): string {
	const t = translator('common');
	return lacks.map((need) => t(`tools.lacks.${need}`)).join(' und ');
}

/** Which plans are not reckoned with and why; empty where all are. */
export function lackingPlansSaid({ lacking }: Costs): string {
	const t = translator('common');
	return lacking.map((plan) => t('tools.lacking', { plan: planName(plan.plan), lacks: lackOf(plan) })).join(' ');
}
