import { textOf } from '../../i18n/i18n';
import { formatWhole } from '../../money/amounts';
import { FigureTable } from '../FigureTable';
import { timeOfDay } from '../written';
import type { QueueEvening } from './evening';
import css from './QueueTool.module.css';

/** Minutes between two rows. */
const STEP = 10;

/** The drawing's figures, to be read or heard. */
export function EveningTable({ evening: { input, points } }: { evening: QueueEvening }) {
	const text = textOf('tools/queue').evening;
	return (
		<details className={css.evening}>
			<summary>{text.title}</summary>
			<FigureTable
				caption={text.caption}
				columns={[text.time, text.waiting]}
				rows={points
					.filter(({ minute }) => minute % STEP === 0)
					.map(({ minute, waiting }) => [
						timeOfDay.write(input.startMinute + minute),
						formatWhole(Math.round(waiting)),
					])}
			/>
		</details>
	);
}
