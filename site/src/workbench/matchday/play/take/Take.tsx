import { memo, useMemo } from 'react';
import { textOf, translator } from '../../../../i18n/i18n';
import type { TermText } from '../../../../i18n/shapes';
import { AskLink } from '../../../../sections/AskLink';
import { TermList } from '../../../../sections/TermList';
import { LawNote } from '../../../../ui/LawNote';
import { ShareButton } from '../../../ShareButton';
import { writeEvening } from '../../address';
import { priceText } from '../../money';
import type { StationProps } from '../usePlay';
import { reportOf } from './figures';
import { eveningMessage } from './message';
import { Report } from './Report';
import { Slips } from './Slips';
import css from './Take.module.css';

/** What becomes of the evening: its report, files to take along, its address, and the way on. */
export const Take = memo(
	function Take({ play }: StationProps) {
		const { evening, events, names } = play;
		const t = translator('tools/matchday/take');
		const text = textOf('tools/matchday/take');
		const { next } = textOf('tools/matchday').story;
		const report = useMemo(() => reportOf(evening), [evening]);
		const isSold = evening.tickets.length + evening.receipts.length > 0;
		const missing: readonly TermText[] = text.missing.items;
		const fragment = writeEvening({ names, events });
		return (
			<div className={css.take} data-report="">
				<section>
					<h2>{isSold ? t('report.title', { gross: priceText(report.gross) }) : t('report.none')}</h2>
					<p>{isSold ? t('report.lead', { count: events.length }) : t('report.noneText')}</p>
					{isSold && <Report report={report} evening={evening} names={names} />}
				</section>
				{isSold && (
					<div className={css.home}>
						<Slips evening={evening} names={names} />
						<section className={css.next}>
							<h2>{next.title}</h2>
							<p>{next.text}</p>
							<AskLink message={() => eveningMessage(report, location.origin + location.pathname + fragment)}>
								{text.ask}
							</AskLink>
							<ShareButton fragment={fragment} />
							<p>{text.share}</p>
						</section>
					</div>
				)}
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
