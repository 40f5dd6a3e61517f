import type { PlanId } from '../../content/plans';

/** Neighbouring plans with the same answer. */
export interface Run {
	readonly plans: readonly PlanId[];
	readonly value: string;
}

/** Joins neighbours that say the same, so that a row reads as few words as it needs. */
export function runsOf(row: Readonly<Record<PlanId, string>>, order: readonly PlanId[]): Run[] {
	const runs: Run[] = [];
	for (const plan of order) {
		const last = runs[runs.length - 1];
		if (last?.value === row[plan]) runs[runs.length - 1] = { ...last, plans: [...last.plans, plan] };
		else runs.push({ plans: [plan], value: row[plan] });
	}
	return runs;
}
