import { type PlanId, plans } from '../content/plans';
import { isRoutePath, type RoutePath } from '../routes';

/** How a plan would be paid for. */
export type Interval = 'monthly' | 'yearly';

/** What a message is about: the page that the visitor came from, or a plan. */
export type About = { readonly page: RoutePath } | { readonly plan: PlanId; readonly interval: Interval | undefined };

const PLAN = 'plan-';

/** What stands behind `about` in the contact page's address, and in the form. */
export function aboutName(about: About): string {
	return 'page' in about ? about.page : PLAN + about.plan;
}

/** What the address of the contact page says that a message is about; nothing when it names no page and no plan. */
export function aboutOf(search: string): About | undefined {
	const query = new URLSearchParams(search);
	const name = query.get('about') ?? '';
	if (isRoutePath(name)) return { page: name };
	const plan = plans.find(({ id }) => PLAN + id === name)?.id;
	const interval = query.get('interval');
	return plan && { plan, interval: interval === 'monthly' || interval === 'yearly' ? interval : undefined };
}
