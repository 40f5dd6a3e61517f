import { featureGroups } from '../../content/offer';
import { type PlanId, planIds, planName } from '../../content/plans';
import { includes, monthlyOf, yearly } from '../../content/prices';
import { textOf } from '../../i18n/i18n';
import { formatEuro } from '../../money/amounts';
import css from './Comparison.module.css';

type Group = keyof typeof featureGroups;

/** The plans row by row. Equal neighbours share a cell; on a phone every cell becomes a line that names its plans. */
export function Comparison() {
	const text = textOf('pricing');
	const { comparison } = text;
	const namesOf = (ids: readonly PlanId[]) =>
		ids.length === planIds.length ? comparison.all : ids.map(planName).join(', ');
	const heading = (title: string) => (
		<tr>
			<th colSpan={planIds.length + 1} scope="rowgroup">
				{title}
			</th>
		</tr>
	);
	return (
		<table className={css.table}>
			<caption className="sr-only">{comparison.caption}</caption>
			<thead>
				<tr>
					<th scope="col">{comparison.feature}</th>
					{planIds.map((id) => (
						<th key={id} scope="col">
							{planName(id)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{heading(comparison.terms.title)}
				<tr>
					<th scope="row">{comparison.basePrice}</th>
					<PriceCells />
				</tr>
				{comparison.terms.rows.map(({ label, value }) => (
					<tr key={label}>
						<th scope="row">{label}</th>
						<td colSpan={planIds.length} data-plans={comparison.all}>
							<span>{value}</span>
						</td>
					</tr>
				))}
			</tbody>
			{(Object.keys(featureGroups) as Group[]).map((group) => (
				<tbody key={group}>
					{heading(comparison.groups[group])}
					{featureGroups[group].map((feature) => (
						<tr key={feature}>
							<th scope="row">{text.features[feature]}</th>
							{runsOf((plan) => includes(plan, feature)).map(({ plans, value }) => (
								<td key={plans[0]} colSpan={plans.length} data-plans={namesOf(plans)}>
									<span className={value ? undefined : css.without}>
										{value === undefined ? comparison.open : value ? comparison.included : comparison.notIncluded}
									</span>
								</td>
							))}
						</tr>
					))}
				</tbody>
			))}
		</table>
	);
}

/** Neighbouring plans with the same answer. */
interface Run<Value> {
	readonly plans: readonly PlanId[];
	readonly value: Value;
}

/** Joins neighbours that say the same, so that a row reads as few words as it needs. */
function runsOf<Value>(answerOf: (plan: PlanId) => Value): Run<Value>[] {
	const runs: Run<Value>[] = [];
	for (const plan of planIds) {
		const value = answerOf(plan);
		const last = runs[runs.length - 1];
		if (last && last.value === value) runs[runs.length - 1] = { value, plans: [...last.plans, plan] };
		else runs.push({ value, plans: [plan] });
	}
	return runs;
}

/** The price of each plan, of the interval that is chosen above. */
function PriceCells() {
	const text = textOf('pricing');
	return planIds.map((id) => {
		const monthly = monthlyOf(id);
		return (
			<td key={id} data-plans={planName(id)}>
				{monthly == null ? (
					<span>{monthly === null ? text.comparison.individual : text.noPrice}</span>
				) : (
					<>
						<span className={css.monthly}>{`${formatEuro(monthly)} ${text.perMonth}`}</span>
						<span className={css.yearly}>{`${formatEuro(yearly(monthly))} ${text.perYear}`}</span>
					</>
				)}
			</td>
		);
	});
}
