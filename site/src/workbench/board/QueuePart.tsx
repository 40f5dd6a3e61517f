import { textOf, translator } from '../../i18n/i18n';
import { formatWhole } from '../../money/amounts';
import { waitOf } from '../queue/outcome';
import type { Folder } from './folder';
import css from './Part.module.css';
import { queueBasis } from './words';

/** The queue with the counters of today, and with those that are proposed. */
export function QueuePart({ folder }: { folder: Folder }) {
	const t = translator('tools/board');
	const text = textOf('tools/board').queue;
	const standingIn = (count: number) => t('queue.standing', { count, persons: formatWhole(count) });
	const { today, proposed } = folder.paper;
	const evening = (name: 'today' | 'proposed', { counters, queue }: typeof today) => (
		<div>
			<dt>{t(`queue.${name}`, { count: counters })}</dt>
			<dd className={`headline ${css.clock}`}>{waitOf(queue)}</dd>
			<dd>{text.meaning[queue.state]}</dd>
			{queue.state === 'overloaded' && <dd>{standingIn(Math.round(queue.waiting))}</dd>}
		</div>
	);
	return (
		<>
			<dl className={css.evenings}>
				{evening('today', today)}
				{proposed && evening('proposed', proposed)}
			</dl>
			<p className={css.basis}>
				{!proposed && `${text.enough} `}
				{queueBasis(folder)}
			</p>
		</>
	);
}
