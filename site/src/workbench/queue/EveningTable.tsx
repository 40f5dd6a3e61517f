import { textOf } from '../../i18n/i18n';
import { formatWhole } from '../../money/amounts';
import { timeOfDay } from '../written';
import type { QueueEvening } from './evening';
import css from './QueueTool.module.css';

/** Minutes between two rows. */
const STEP = 10;

/** The drawing's figures, to be read or heard. */
export function EveningTable({ evening: { input, points } }: { evening: QueueEvening }) {
	const text = textOf('tools/queue').evening;
	const rows = points.filter(({ minute }) => minute % STEP === 0);
	return (
		<details className={css.evening}>
			<summary>{text.title}</summary>
			<table>
				<caption>{text.caption}</caption>
				<thead>
					<tr>
						<th scope="col">{text.time}</th>
						<th scope="col">{text.waiting}</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(({ minute, waiting }) => (
						<tr key={minute}>
							<th scope="row">{timeOfDay.write(input.startMinute + minute)}</th>
							<td>{formatWhole(Math.round(waiting))}</td>
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}
