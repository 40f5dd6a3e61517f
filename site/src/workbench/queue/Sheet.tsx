import { translator } from '../../i18n/i18n';
import { formatWhole } from '../../money/amounts';
import { tenths, timeOfDay } from '../written';
import { EveningTable } from './EveningTable';
import { type QueueEvening, queueEveningOf, standing } from './evening';
import { scaleOf } from './hill';
import { queue, queueFields } from './model';
import { figureOf, QueueHill } from './QueueHill';
import css from './QueueTool.module.css';

/** The evening on a sheet of paper: drawn, explained, and as a table. */
export function Sheet({ evening }: { evening: QueueEvening }) {
	const t = translator('tools/queue');
	const { input, points, drained } = evening;
	const isHill = evening.queue.state === 'overloaded';
	const more = { ...input, counters: input.counters + 1 };
	const oneMore =
		isHill && input.counters < queueFields.counters.max ? queueEveningOf(more, queue(more)).points : undefined;
	const scale = scaleOf(isHill ? points : []);
	const figure = figureOf(evening, scale);
	const seconds = tenths.write(Math.round(evening.queue.secondsPerPerson * 10));
	const end =
		drained === undefined
			? t('drawing.endless')
			: t('drawing.end', { time: timeOfDay.write(input.startMinute + drained) });
	return (
		<div className={`paper ${css.sheet}`}>
			<figure>
				<QueueHill evening={evening} oneMore={oneMore} scale={scale} />
				<figcaption>
					{standing(evening) > 0 && (
						<span>{`${t('drawing.figure', { count: figure, persons: formatWhole(figure) })} `}</span>
					)}
					{oneMore && <span>{`${t('drawing.oneMore')} `}</span>}
					<span>{t('drawing.pace', { seconds })}</span> {isHill && <span>{end}</span>}
				</figcaption>
			</figure>
			{isHill ? <EveningTable evening={evening} /> : <p>{t('evening.none')}</p>}
		</div>
	);
}
