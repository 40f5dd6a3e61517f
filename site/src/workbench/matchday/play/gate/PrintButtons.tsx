import { useState } from 'react';
import { translator } from '../../../../i18n/i18n';
import { button } from '../../../../ui/button';
import { OnDemand } from '../../../../ui/OnDemand';
import type { Names } from '../../names';
import type { Ticket } from '../../state';
import { loadPrintout, ROLLS, type RollName } from './printing';

/** Prints a ticket of the box office, on either roll and as often as somebody likes. */
export function PrintButtons({ ticket, names }: { readonly ticket: Ticket; readonly names: Names }) {
	const t = translator('tools/matchday/gate');
	const [job, setJob] = useState<{ readonly roll: RollName; readonly count: number }>();
	const [isMissing, setMissing] = useState(false);
	const fail = () => setMissing(true);

	return (
		<>
			{(Object.keys(ROLLS) as RollName[]).map((roll) => (
				<button
					key={roll}
					type="button"
					className={button('quiet')}
					onClick={() => {
						setMissing(false);
						setJob({ roll, count: (job?.count ?? 0) + 1 });
					}}
				>
					{t('next.print', { width: ROLLS[roll] })}
				</button>
			))}
			{isMissing && <p role="alert">{t('next.missing')}</p>}
			{job && (
				<OnDemand
					key={job.count}
					load={loadPrintout}
					props={{ roll: job.roll, ticket, names, onFailure: fail }}
					onFailure={fail}
				/>
			)}
		</>
	);
}
