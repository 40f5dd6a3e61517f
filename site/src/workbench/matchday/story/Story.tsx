import type { ReactNode } from 'react';
import { takeOver } from '../../../boot/early-presses';
import { textOf, translator } from '../../../i18n/i18n';
import { formatEuro } from '../../../money/amounts';
import { button } from '../../../ui/button';
import { ContactLink } from '../../../ui/ContactLink';
import { BarCode } from '../BarCode';
import { MARKS, timeOf } from '../clock';
import { cashExpected, gateOf, takingsOf } from '../figures';
import type { StationName } from '../play/PlayTable';
import type { Played } from '../roll';
import { FLOAT } from '../state';
import { Counted } from './Counted';
import { RollPaper } from './RollPaper';
import { Rolls } from './Rolls';
import css from './Story.module.css';
import { TakeHome } from './TakeHome';
import { Verdicts } from './Verdicts';

interface Props {
	readonly sample: Played;
	/** Somebody wants to go on at a station, with what has happened until it opened. */
	readonly onPlay: (station: StationName) => void;
}

/** The finished sample evening, told in four chapters: what is there before anybody plays, and without script all there is. */
export function Story({ sample, onPlay }: Props) {
	const t = translator('tools/matchday');
	const { story } = textOf('tools/matchday');
	const { evening, lines } = sample;
	const { inside, turned } = gateOf(evening);
	const online = evening.tickets.filter(({ receipt }) => receipt === undefined);
	const back = online.filter(({ cancelledAt }) => cancelledAt !== undefined);
	const sales = evening.receipts.filter(({ cancels }) => cancels === undefined).length;
	const [cash, card] = [takingsOf(evening, 'cash'), takingsOf(evening, 'card')];
	const counted = evening.counted?.cents ?? 0;
	const [again, cancelled] = evening.turned;
	const atDoor = evening.tickets.length - online.length;

	const chapter = (station: StationName, values: Readonly<Record<string, string | number>>, drawing: ReactNode) => (
		<section className={css.chapter} data-chapter={station}>
			<div className={css.words}>
				<p className={css.when}>{story[station].when}</p>
				<h2>{t(`story.${station}.title`, values)}</h2>
				<p>{t(`story.${station}.text`, values)}</p>
				<button
					ref={takeOver}
					type="button"
					data-js={`play-${station}`}
					className={button('quiet', 'small')}
					onClick={() => onPlay(station)}
				>
					{story[station].play}
				</button>
			</div>
			{drawing}
		</section>
	);

	return (
		<div className={css.story}>
			<div className={css.code}>
				<BarCode lines={lines} />
				<ul>
					{story.times.map(([time, name]) => (
						<li key={time}>
							<b>{time}</b>
							{` ${name}`}
						</li>
					))}
				</ul>
			</div>
			<div className={css.chapters}>
				<p className={css.why}>{story.why}</p>
				{chapter(
					'window',
					{
						...{ online: online.length, back: back.length, atDoor },
						...{ ticket: back[0]?.number ?? 0, time: timeOf(back[0]?.cancelledAt ?? 0) },
						sum: formatEuro(online.reduce((all, { price }) => all + price, 0)),
						refund: formatEuro(back.reduce((all, { price }) => all + price, 0)),
					},
					<Rolls evening={evening} />,
				)}
				{chapter(
					'gate',
					{
						...{ inside, turned, away: gateOf(evening).valid - inside },
						...{ again: again?.ticket ?? 0, time: timeOf(again?.at ?? 0), cancelled: cancelled?.ticket ?? 0 },
					},
					<Verdicts evening={evening} />,
				)}
				{chapter(
					'till',
					{
						...{ sales, receipts: evening.receipts.length, reversals: evening.receipts.length - sales },
						...{ sum: formatEuro(cash + card), cash: formatEuro(cash), card: formatEuro(card) },
					},
					<RollPaper
						lines={lines.filter(({ at }) => at >= MARKS.halfTime && at < MARKS.finalWhistle).slice(-5)}
						total={[story.till.total, cash + card]}
					/>,
				)}
				{chapter(
					'closing',
					{
						...{ float: formatEuro(FLOAT), cash: formatEuro(cash), expected: formatEuro(cashExpected(evening)) },
						...{ counted: formatEuro(counted), missing: formatEuro(cashExpected(evening) - counted) },
					},
					<Counted pieces={evening.counted?.pieces ?? []} />,
				)}
				<TakeHome />
				<section className={css.next}>
					<h2>{story.next.title}</h2>
					<p>{story.next.text}</p>
					<ContactLink className={button()}>{story.next.ask}</ContactLink>
				</section>
			</div>
			<aside className={css.roll}>
				<details>
					<summary>{t('story.roll', { count: lines.length })}</summary>
					<RollPaper lines={lines} total={[story.till.total, cash + card]} />
				</details>
			</aside>
		</div>
	);
}
