import { type PlanId, plans } from '../../content/plans';
import { textOf } from '../../i18n/i18n';
import { formatEuro } from '../../ui/amounts';
import css from './Comparison.module.css';
import { runsOf } from './comparison';

const order = plans.map((plan) => plan.id);

/** The plans row by row. Equal neighbours share a cell; on a phone every cell becomes a line that names its plans. */
export function Comparison() {
	const text = textOf('pricing');
	const { columns, groups, basePrice, all } = text.comparison;
	const fees = plans.map(({ id, monthly }) => [
		id,
		monthly === null ? text.individual : `${formatEuro(monthly)} ${text.perMonth}`,
	]);
	const priceRow = { label: basePrice, ...(Object.fromEntries(fees) as Record<PlanId, string>) };
	const namesOf = (ids: readonly PlanId[]) =>
		ids.length === order.length ? all : ids.map((id) => columns[id]).join(', ');
	return (
		<>
			<table className={css.table}>
				<caption className="sr-only">{text.comparison.caption}</caption>
				<thead>
					<tr>
						<th scope="col">{columns.feature}</th>
						{plans.map(({ id, recommended }) => (
							<th key={id} scope="col" className={recommended && css.marked}>
								{columns[id]}
							</th>
						))}
					</tr>
				</thead>
				{groups.map(({ title, rows }, index) => (
					<tbody key={title}>
						<tr>
							<th colSpan={order.length + 1} scope="rowgroup">
								{title}
							</th>
						</tr>
						{[...(index === 0 ? [priceRow] : []), ...rows].map((row) => (
							<tr key={row.label}>
								<th scope="row">{row.label}</th>
								{runsOf(row, order).map((run) => (
									<td key={run.plans[0]} colSpan={run.plans.length} data-plans={namesOf(run.plans)}>
										<span>{run.value}</span>
									</td>
								))}
							</tr>
						))}
					</tbody>
				))}
			</table>
			<p className={css.note}>{text.comparison.note}</p>
		</>
	);
}
