import { useEffect, useState } from 'react';
import { type PlanId, planIds } from '../content/plans';
import type { Interval } from '../contract/generated/contact';
import { isRoutePath, type RoutePath } from '../routes';

/** What a message is about: the page that the visitor came from, or a plan. */
export type About = { readonly page: RoutePath } | { readonly plan: PlanId; readonly interval: Interval | undefined };

const PLAN = 'plan-';

/** The value of `about` in the contact page's address, and in the form. */
export function aboutName(about: About): string {
	return 'page' in about ? about.page : PLAN + about.plan;
}

/** The query of an address about this: of the contact page, and of the calendar beside its form. */
export function aboutQuery(about: About): Record<string, string> {
	const interval = 'plan' in about ? about.interval : undefined;
	return { about: aboutName(about), ...(interval && { interval }) };
}

/** What this page's address says that a message is about, and a way to take it away. Nothing before React came: the page was
 * built without a query. */
export function useAbout(): readonly [About | undefined, () => void] {
	const [about, setAbout] = useState<About>();
	useEffect(() => setAbout(aboutOf(location.search)), []);
	return [about, () => setAbout(undefined)];
}

/** What the address of the contact page says that a message is about; nothing when it names no page and no plan. */
function aboutOf(search: string): About | undefined {
	const query = new URLSearchParams(search);
	const name = query.get('about') ?? '';
	if (isRoutePath(name)) return { page: name };
	const plan = planIds.find((id) => PLAN + id === name);
	const interval = query.get('interval');
	return plan && { plan, interval: interval === 'monthly' || interval === 'yearly' ? interval : undefined };
}
