import { useState } from 'react';
import { loadTexts, translator } from '../../../../i18n/i18n';
import { button } from '../../../../ui/button';
import { OnDemand } from '../../../../ui/OnDemand';
import { rolls } from '../../../cards/sizes';
import type { Names } from '../../names';
import type { Ticket } from '../../state';

type RollName = keyof typeof rolls;

/** The card workshop's printer, fetched when somebody prints. */
async function loadPrintout() {
	const [printout] = await Promise.all([import('./Printout'), loadTexts(['tools/cards'])]);
	return printout;
}

/** Prints a ticket of the box office, on either roll and as often as somebody likes. */
export function PrintButtons({ ticket, names }: { readonly ticket: Ticket; readonly names: Names }) {
	const t = translator('tools/matchday/gate');
	const [job, setJob] = useState<{ readonly roll: RollName; readonly count: number }>();
	const [isMissing, setMissing] = useState(false);
	const fail = () => setMissing(true);

	return (
		<>
			{(Object.keys(rolls) as RollName[]).map((roll) => (
				<button
					key={roll}
					type="button"
					className={button('quiet')}
					onClick={() => {
						setMissing(false);
						setJob({ roll, count: (job?.count ?? 0) + 1 });
					}}
				>
					{t('next.print', { width: rolls[roll].width })}
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
