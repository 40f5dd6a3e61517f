import { translator } from '../../i18n/i18n';
import { formatWhole } from '../../money/amounts';
import { type QueueEvening, standing } from './evening';
import { levers } from './levers';
import type { Queue, QueueInput } from './model';
import { waitOf } from './outcome';
import css from './QueueTool.module.css';

/** What pre-sales, another counter or another way of payment would change, a row each. */
export function LeverTable({ evening }: { evening: QueueEvening }) {
	const t = translator('tools/queue');
	const row = (name: string, input: QueueInput, queue: Queue) => {
		const wait = waitOf(queue);
		return (
			<tr key={name}>
				<th scope="row">{name}</th>
				<td className="label">{formatWhole(standing({ input, queue }))}</td>
				<td className="label">{queue.state === 'quiet' ? t('under', { wait }) : wait}</td>
			</tr>
		);
	};
	return (
		<div className={css.levers}>
			<table>
				<caption>{t('levers.caption')}</caption>
				<thead>
					<tr>
						<th scope="col">{t('levers.change')}</th>
						<th scope="col">{t('levers.waiting')}</th>
						<th scope="col">{t('levers.wait')}</th>
					</tr>
				</thead>
				<tbody>
					{row(t('levers.today'), evening.input, evening.queue)}
					{levers(evening.input).map(({ id, input, queue }) =>
						row(t(`levers.${id}`, { percent: input.ticketPercent }), input, queue),
					)}
				</tbody>
			</table>
		</div>
	);
}
