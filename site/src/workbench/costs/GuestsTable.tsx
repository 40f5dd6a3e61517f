import { planName } from '../../content/plans';
import { textOf, translator } from '../../i18n/i18n';
import { formatCents, formatWhole, perOne } from '../../money/amounts';
import css from './CostsBoard.module.css';
import type { Chart } from './chart';

/** The drawing's points between two rows. */
const STEP = 10;

/** The drawing's figures, to be read or heard. */
export function GuestsTable({ chart: { basis, lines } }: { chart: Chart }) {
	const text = textOf('tools/costs').table;
	const t = translator('tools/costs');
	const priceFor = (cents: number) => {
		const { unit, value } = perOne(cents);
		return t(`units.${unit}`, { value });
	};
	const rows = lines[0]?.points.filter(({ guests }, index) => index % STEP === 0 && guests > 0) ?? [];
	return (
		<details className={css.table}>
			<summary>{text.title}</summary>
			<table>
				<caption>{text.caption[basis]}</caption>
				<thead>
					<tr>
						<th scope="col">{text.guests}</th>
						{lines.map(({ plan }) => (
							<th key={plan} scope="col">
								{planName(plan)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ guests }) => (
						<tr key={guests}>
							<th scope="row">{formatWhole(guests)}</th>
							{lines.map(({ plan, points }) => {
								const cents = points.find((point) => point.guests === guests)?.cents ?? 0;
								return <td key={plan}>{basis === 'total' ? formatCents(cents) : priceFor(cents / guests)}</td>;
							})}
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}
