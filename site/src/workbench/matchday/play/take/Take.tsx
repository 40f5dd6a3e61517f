import { memo, useMemo, useRef, useState } from 'react';
import { textOf, translator } from '../../../../i18n/i18n';
import type { TermText } from '../../../../i18n/shapes';
import { TermList } from '../../../../sections/TermList';
import { LawNote } from '../../../../ui/LawNote';
import type { Event } from '../../events';
import type { Names } from '../../names';
import type { Evening } from '../../state';
import { goesOn } from '../closing/counting';
import { priceText } from '../ticket/price';
import type { Play } from '../usePlay';
import { Keep } from './Keep';
import { NextStep } from './NextStep';
import { needsOf, planFor } from './plan';
import { Report } from './Report';
import { reportOf } from './report';
import { Slips } from './Slips';
import css from './Take.module.css';

interface Props {
	readonly evening: Evening;
	readonly events: readonly Event[];
	readonly names: Names;
	readonly begin: Play['begin'];
}

/** What becomes of the evening: its report, files to take along, its address, and the way on. */
export const Take = memo(
	function Take({ evening, events, names, begin }: Props) {
		const t = translator('tools/matchday/take');
		const text = textOf('tools/matchday/take');
		const report = useMemo(() => reportOf(evening), [evening]);
		/** The log whose booking batch was taken along. */
		const [batch, setBatch] = useState<readonly Event[]>();
		const sheet = useRef<HTMLElement>(null);
		const isSold = evening.tickets.length + evening.receipts.length > 0;
		const missing: readonly TermText[] = text.missing.items;
		const needs = needsOf(evening, events, batch !== undefined && goesOn(events, batch));
		return (
			<div className={css.take}>
				<section>
					<h2>{isSold ? t('report.title', { gross: priceText(report.gross) }) : t('report.none')}</h2>
					<p>{isSold ? t('report.lead', { count: events.length }) : t('report.noneText')}</p>
					{isSold && <Report ref={sheet} report={report} evening={evening} names={names} />}
				</section>
				<div className={css.home}>
					{isSold && <Slips evening={evening} names={names} sheet={sheet} onBatch={() => setBatch(events)} />}
					<div>
						<Keep events={events} names={names} begin={begin} />
						{needs.length > 0 && (
							<NextStep needs={needs} fit={planFor(needs)} report={report} events={events} names={names} />
						)}
					</div>
				</div>
				<section className={css.missing}>
					<h2>{text.missing.title}</h2>
					<div>
						<TermList items={missing} />
						<LawNote texts={missing.map(({ text }) => text)} />
					</div>
				</section>
			</div>
		);
	},
	// Another way to begin is the same one.
	(before, after) => before.evening === after.evening && before.events === after.events && before.names === after.names,
);
