import type { Interval } from '../contract/generated/contact';
import { brand } from './brand.ts';
import type { PlanId } from './plans.ts';

/** Where somebody opens an account with a plan; the address says which, and how it would be paid. */
export function registerAddress(plan: PlanId, interval?: Interval | undefined): string {
	return `${brand.register.url}?${new URLSearchParams({ plan, ...(interval && { interval }) })}`;
}
