import { textOf, translator } from '../../i18n/i18n';
import { formatWhole } from '../../money/amounts';
import { FigureTable } from '../FigureTable';
import { type QueueEvening, standing } from './evening';
import { levers } from './levers';
import type { Queue, QueueInput } from './model';
import { waitOf } from './outcome';
import css from './QueueTool.module.css';

/** What pre-sales, another counter or another way of payment would change, a row each. */
export function LeverTable({ evening }: { evening: QueueEvening }) {
	const t = translator('tools/queue');
	const text = textOf('tools/queue').levers;
	const row = (name: string, input: QueueInput, queue: Queue) => {
		const wait = waitOf(queue);
		return [name, formatWhole(standing({ input, queue })), queue.state === 'quiet' ? t('under', { wait }) : wait];
	};
	return (
		<div className={css.levers}>
			<FigureTable
				caption={text.caption}
				columns={[text.change, text.waiting, text.wait]}
				rows={[
					row(text.today, evening.input, evening.queue),
					...levers(evening.input).map(({ id, input, queue }) =>
						row(t(`levers.${id}`, { percent: input.ticketPercent }), input, queue),
					),
				]}
			/>
		</div>
	);
}
