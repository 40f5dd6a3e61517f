import { translator } from '../../i18n/i18n';
import { formatWhole } from '../../money/amounts';
import { timeOfDay } from '../written';
import { type QueueEvening, standing } from './evening';
import { leastCounters } from './model';
import { waitOf } from './outcome';
import css from './QueueTool.module.css';

/** The two figures that count, as on a scoreboard, and how many counters would do. */
export function QueueBoard({ evening }: { evening: QueueEvening }) {
	const t = translator('tools/queue');
	const { input, queue } = evening;
	return (
		<>
			<dl className={css.board}>
				<div>
					<dt>{t(`board.people.${queue.state}`, { time: timeOfDay.write(input.startMinute) })}</dt>
					<dd>{formatWhole(standing(evening))}</dd>
				</div>
				<div>
					<dt>{t(`board.wait.${queue.state}`)}</dt>
					<dd className={css.wait}>{waitOf(queue)}</dd>
				</div>
			</dl>
			<p className={css.least}>{t('board.least', { count: leastCounters(input) })}</p>
		</>
	);
}
