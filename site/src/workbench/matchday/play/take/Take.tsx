import { memo, useMemo, useRef, useState } from 'react';
import { plansFor } from '../../../../content/plan-choice';
import { textOf, translator } from '../../../../i18n/i18n';
import type { TermText } from '../../../../i18n/shapes';
import { TermList } from '../../../../sections/TermList';
import { LawNote } from '../../../../ui/LawNote';
import { priceText } from '../../money';
import type { StationProps } from '../usePlay';
import { needsOfEvening, reportOf } from './figures';
import { Keep } from './Keep';
import { Report } from './Report';
import { Slips } from './Slips';
import css from './Take.module.css';
import { WayOn } from './WayOn';

/** What becomes of the evening: its report, files to take along, its address, and the way on. */
export const Take = memo(
	function Take({ play }: StationProps) {
		const { evening, events, names } = play;
		const t = translator('tools/matchday/take');
		const text = textOf('tools/matchday/take');
		const report = useMemo(() => reportOf(evening), [evening]);
		/** The booking batch was taken along. */
		const [hasBatch, setBatch] = useState(false);
		const sheet = useRef<HTMLElement>(null);
		const isSold = evening.tickets.length + evening.receipts.length > 0;
		const missing: readonly TermText[] = text.missing.items;
		const needs = needsOfEvening(evening, hasBatch);
		return (
			<div className={css.take} data-report="">
				<section>
					<h2>{isSold ? t('report.title', { gross: priceText(report.gross) }) : t('report.none')}</h2>
					<p>{isSold ? t('report.lead', { count: events.length }) : t('report.noneText')}</p>
					{isSold && <Report ref={sheet} report={report} evening={evening} names={names} />}
				</section>
				<div className={css.home}>
					{isSold && <Slips evening={evening} names={names} sheet={sheet} onBatch={() => setBatch(true)} />}
					<div>
						{events.length > 0 && <Keep events={events} names={names} />}
						{needs.length > 0 && (
							<WayOn needs={needs} choice={plansFor(needs)} report={report} events={events} names={names} />
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
	// The clock alone changes nothing here.
	({ play: before }, { play: after }) => before.evening === after.evening,
);
