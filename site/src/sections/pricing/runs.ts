import { type PlanId, planIds } from '../../content/plans';

/** Neighbouring plans with the same answer. */
export interface Run<Value> {
	readonly plans: readonly PlanId[];
	readonly value: Value;
}

/** Joins neighbours that say the same, so that a row reads as few words as it needs. */
export function runsOf<Value>(answerOf: (plan: PlanId) => Value): Run<Value>[] {
	const runs: Run<Value>[] = [];
	for (const plan of planIds) {
		const value = answerOf(plan);
		const last = runs[runs.length - 1];
		if (last && last.value === value) runs[runs.length - 1] = { value, plans: [...last.plans, plan] };
		else runs.push({ value, plans: [plan] });
	}
	return runs;
}
