import { translator } from '../../../i18n/i18n';
import { type Evening, standing } from '../../../tools/queue/evening';
import { leastCounters } from '../../../tools/queue/model';
import { timeOfDay } from '../../../tools/written';
import { formatWhole } from '../../../ui/amounts';
import { waitOf } from './outcome';
import css from './QueueTool.module.css';

/** The two figures that count, as on a scoreboard, and how many counters would do. */
export function Board({ evening }: { evening: Evening }) {
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
