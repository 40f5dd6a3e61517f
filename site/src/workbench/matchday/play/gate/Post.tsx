import { translator } from '../../../../i18n/i18n';
import { MARKS, timeOf } from '../../clock';
import type { Names } from '../../names';
import { Lamp } from './Lamp';
import css from './Post.module.css';
import { dayOfMonth, type Idle, otherDayOfMonth, type Verdict } from './verdict';

interface Props {
	readonly verdict: Verdict | undefined;
	/** What it shows without a verdict. */
	readonly idle: Idle;
	readonly names: Names;
}

/** The gate: lamp, sign, word, ground and barrier say the same. Its words are read out as soon as they change. */
export function Post({ verdict, idle, names }: Props) {
	const t = translator('tools/matchday/gate');
	const day = otherDayOfMonth();
	return (
		<div className={css.post} data-verdict={verdict?.kind}>
			<Lamp kind={verdict?.kind} day={day} />
			<div className={css.says} role="alert" aria-atomic="true">
				{/* The same word to the next guest is another one: it is read out again. */}
				<div key={verdict?.place}>
					<p data-part="word">{t(`words.${verdict?.kind ?? idle}`)}</p>
					{verdict ? (
						<>
							<p>{[verdict.number, verdict.ticket && names[verdict.ticket.category]].filter(Boolean).join(' · ')}</p>
							<p>{detailOf(verdict)}</p>
						</>
					) : (
						<p>{t(`details.${idle}`, { time: timeOf(MARKS.doors) })}</p>
					)}
				</div>
			</div>
			<span data-part="barrier" />
		</div>
	);
}

function detailOf({ kind, ticket }: Verdict): string {
	const t = translator('tools/matchday/gate');
	const moment = (kind === 'cancelled' ? ticket?.cancelledAt : ticket?.admittedAt) ?? 0;
	const day = kind === 'otherDay' ? otherDayOfMonth() : dayOfMonth(moment);
	return t(`details.${kind}`, { time: timeOf(moment), date: t('date', { day }) });
}
