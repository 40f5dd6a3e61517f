import { takeOver } from '../../boot/early-presses';
import { addressOf, eveningPapers } from '../../content/papers';
import { textOf, translator } from '../../i18n/i18n';
import { formatEuro } from '../../money/amounts';
import { button } from '../../ui/button';
import { ContactLink } from '../../ui/ContactLink';
import { BarCode } from './BarCode';
import { MARKS, timeOf } from './clock';
import { STATIONS, type StationName } from './events';
import { cashExpected, gateOf, takingsOf } from './figures';
import rollCss from './Roll.module.css';
import { RollLines } from './RollLines';
import type { Played, PrintedLine } from './roll';
import css from './Story.module.css';
import { FLOAT } from './state';
import torn from './Torn.module.css';

interface Props {
	readonly id: string;
	readonly sample: Played;
	/** Somebody wants to go on at a station, with what has happened until it opened. */
	readonly onPlay: (station: StationName) => void;
}

/** How the sample evening went, with the piece of the roll beside that tells it: without script all there is. */
export function Story({ id, sample, onPlay }: Props) {
	const t = translator('tools/matchday');
	const { story, told, sample: example } = textOf('tools/matchday');
	const values = figuresOf(sample);
	const pieces = piecesOf(sample.lines);
	return (
		<section id={id} className={css.story}>
			<header className={css.head}>
				<h2>{told.title}</h2>
				<p>{t('told.lead', values)}</p>
				<p className={css.why}>{story.why}</p>
			</header>
			<div className={css.code}>
				<BarCode lines={sample.lines} />
				<ul>
					{story.times.map(([time, name]) => (
						<li key={time}>
							<b>{time}</b>
							{` ${name}`}
						</li>
					))}
				</ul>
			</div>
			{STATIONS.map((station) => (
				<section key={station} className={css.chapter} data-chapter={station}>
					<div>
						<p className={`label ${css.when}`}>{story[station].when}</p>
						<h3>{t(`story.${station}.title`, values)}</h3>
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
					<div className={`paper ${rollCss.paper}`}>
						<p className={rollCss.sample}>{example}</p>
						<RollLines lines={pieces[station]} />
					</div>
				</section>
			))}
			<section className={css.end}>
				<div>
					<h2>{story.take.title}</h2>
					<ul>
						{eveningPapers.map((sheet) => (
							<li key={sheet.id}>
								<a href={addressOf(sheet)} download className={torn.torn}>
									<span className="paper">
										<b>{story.take.papers[sheet.id].title}</b>
										{` ${story.take.papers[sheet.id].text}`}
									</span>{' '}
									<span className="paper">{story.take.papers[sheet.id].kind}</span>
								</a>
							</li>
						))}
					</ul>
				</div>
				<div>
					<h2>{story.next.title}</h2>
					<p>{story.next.text}</p>
					<ContactLink className={button()}>{story.next.ask}</ContactLink>
				</div>
			</section>
		</section>
	);
}

/** Lines that a chapter shows of the roll. */
const SHOWN = 8;

/** The piece of the roll for each chapter: what happened last at its station; at the gate, what was turned away there. */
function piecesOf(lines: readonly PrintedLine[]): Readonly<Record<StationName, readonly PrintedLine[]>> {
	const between = (from: number, to: number) => lines.filter(({ at }) => at >= from && at < to).slice(-SHOWN);
	const halt = lines.findIndex(({ isHalt }) => isHalt);
	return {
		window: between(MARKS.presale, MARKS.doors),
		gate: lines.slice(halt - 3, halt + SHOWN - 3),
		till: between(MARKS.halfTime, MARKS.finalWhistle),
		closing: lines.slice(-SHOWN / 2),
	};
}

/** What the sentences of the story name. */
function figuresOf({ evening, events }: Played) {
	const { inside, turned, valid } = gateOf(evening);
	const online = evening.tickets.filter(({ receipt }) => receipt === undefined);
	const back = online.filter(({ cancelledAt }) => cancelledAt !== undefined);
	const sales = evening.receipts.filter(({ cancels }) => cancels === undefined).length;
	const [again, cancelled] = evening.turned;
	const sumOf = (tickets: typeof online) => formatEuro(tickets.reduce((sum, { price }) => sum + price, 0));
	const [cash, card] = [takingsOf(evening, 'cash'), takingsOf(evening, 'card')];
	const [expected, counted] = [cashExpected(evening), evening.counted?.cents ?? 0];
	return {
		...{ events: events.length, online: online.length, atDoor: evening.tickets.length - online.length },
		...{ sold: sumOf(online), back: sumOf(back), ticket: back[0]?.number, backAt: timeOf(back[0]?.cancelledAt ?? 0) },
		...{ inside, turned, away: valid - inside },
		...{ again: again?.ticket, againAt: timeOf(again?.at ?? 0), cancelled: cancelled?.ticket },
		...{ sales, receipts: evening.receipts.length, reversals: evening.receipts.length - sales },
		...{ cash: formatEuro(cash), card: formatEuro(card), till: formatEuro(cash + card) },
		...{ float: formatEuro(FLOAT), expected: formatEuro(expected), counted: formatEuro(counted) },
		missing: formatEuro(expected - counted),
		gross: formatEuro(takingsOf(evening, 'online') + cash + card),
	};
}
