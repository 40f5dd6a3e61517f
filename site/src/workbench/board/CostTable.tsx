import { planName } from '../../content/plans';
import { textOf } from '../../i18n/i18n';
import { lackingPlansSaid } from '../costs/outcome';
import type { Folder } from './folder';
import css from './Part.module.css';
import { amount, costsBasis, planVerdict, rowName } from './words';

/** What a year costs in each plan, who pays it, and what that was computed from. */
export function CostTable({ folder }: { folder: Folder }) {
	const text = textOf('tools/board').costs;
	const { plans, rows, costs } = folder.paper;
	return (
		<>
			<table className={css.costs}>
				<caption className="sr-only">{text.caption}</caption>
				<thead>
					<tr>
						<th scope="col">{text.item}</th>
						{plans.map((plan) => (
							<th key={plan} scope="col">
								{planName(plan)}
							</th>
						))}
						<th scope="col">{text.payer}</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.id} className={row.id === 'total' || row.id === 'onTop' ? css.sum : undefined}>
							<th scope="row">{rowName(row, folder)}</th>
							{row.cents.map((cents, place) => (
								<td key={plans[place]} className={cents === null ? css.open : undefined}>
									<span>{amount(cents)}</span>
								</td>
							))}
							<td>{text.payers[row.payer]}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className={css.verdict}>
				{[planVerdict(folder), lackingPlansSaid(costs, 'tools/board'), text.devices].join(' ')}
			</p>
			<p className={css.basis}>{costsBasis(folder)}</p>
		</>
	);
}
