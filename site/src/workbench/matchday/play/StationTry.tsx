import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useMemo, useRef } from 'react';
import matchdayTexts from '../../../../../locales/de/tools/matchday.json';
import { addTexts, textOf, translator } from '../../../i18n/i18n';
import { button } from '../../../ui/button';
import { Link } from '../../../ui/Link';
import { dayOf, END, MATCH_DAY, momentAt, timeOf } from '../clock';
import type { Pieces, StationName } from '../events';
import rollCss from '../Roll.module.css';
import { RollLines } from '../RollLines';
import { SAMPLE } from '../sample';
import css from './StationTry.module.css';
import { stationComponents } from './stations';
import { reportOf } from './take/figures';
import { Report } from './take/Report';
import { Slips } from './take/Slips';
import { type StationProps, usePlay } from './usePlay';

addTexts('tools/matchday', matchdayTexts);

/** What can be tried in a page. */
export type TryName = StationName | 'card' | 'report';

interface Scene {
	readonly station: StationName;
	/** The sample evening up to this moment. */
	readonly until: number;
	readonly Component: ComponentType<StationProps>;
	/** What the till has rung up. */
	readonly rungUp?: Pieces;
}

const at = (hour: number, minute: number) => momentAt(MATCH_DAY, hour, minute);
const { window, gate, till, closing } = stationComponents;

/** Each at the hour that its page tells of. */
const SCENES: Readonly<Record<TryName, Scene>> = {
	window: { station: 'window', until: at(15, 24), Component: window },
	gate: { station: 'gate', until: at(15, 8), Component: gate },
	till: { station: 'till', until: at(16, 31), Component: till },
	card: { station: 'till', until: at(16, 27), Component: till, rungUp: { beer: 1, fries: 1 } },
	closing: { station: 'closing', until: at(22, 40), Component: closing },
	report: { station: 'closing', until: END, Component: Settlement },
};

/** Lines that show of the roll. */
const SHOWN = 5;

interface Props {
	readonly station: TryName;
	/** The page has its picture again. */
	readonly onBack: () => void;
}

/** One station in the middle of the sample evening, in a page that tells of it; beside it, what it is and the two ways on. */
export default function StationTry({ station: name, onBack }: Props) {
	const t = translator('tools/matchday/play');
	const text = textOf('tools/matchday/play').try;
	const page = textOf('tools/matchday');
	const { station, until, Component, rungUp } = SCENES[name];
	const start = useMemo(() => {
		const events = SAMPLE.filter((event) => event.at <= until);
		return { names: page.example, events, station, now: until, isTry: true, ...(rungUp && { rungUp }) };
	}, [page, station, until, rungUp]);
	const play = usePlay(start);
	const router = useRouter();
	const table = useRef<HTMLElement>(null);

	useEffect(() => {
		table.current?.focus({ preventScroll: true });
		table.current?.scrollIntoView();
	}, []);

	// What leads on to another station leads to the match day.
	const { station: next } = play;
	const { keep } = play;
	// biome-ignore lint/correctness/useExhaustiveDependencies: only once it is another.
	useEffect(() => {
		if (next === station) return;
		keep();
		void router.navigate({ to: '/tools/matchday/' });
	}, [next]);

	return (
		<section
			ref={table}
			className={css.try}
			aria-label={t('try.label', { station: page.stations[station] })}
			tabIndex={-1}
			data-playing=""
			onKeyDown={({ key, target }) => {
				// A field is emptied by it.
				if (key === 'Escape' && !(target instanceof HTMLInputElement)) onBack();
			}}
		>
			<header className={css.words}>
				<p className={css.time}>
					<small>{page.roll.days[dayOf(play.now)]}</small> <span>{timeOf(play.now)}</span>
				</p>
				<p>
					<b>{text[name].title}</b>
					{` ${text[name].text}`}
				</p>
				<p className={css.ways}>
					<Link to="/tools/matchday/" className={button('brand', 'small')} onClick={keep}>
						{`${text.whole} `}
						<span className="arrow" />
					</Link>
					<button type="button" className={button('quiet', 'small')} onClick={onBack}>
						{text.back}
					</button>
				</p>
			</header>
			<div className={`paper ${css.station}`} data-station={name}>
				<Component play={play} />
			</div>
			<footer className={css.below}>
				<section className={`paper ${rollCss.paper} ${css.roll}`} aria-label={text.roll}>
					<RollLines lines={play.lines.slice(-SHOWN)} />
				</section>
				<p>{text.note}</p>
			</footer>
		</section>
	);
}

/** The evening on paper, and its files. */
function Settlement({ play: { evening, names } }: StationProps) {
	const report = useMemo(() => reportOf(evening), [evening]);
	const sheet = useRef<HTMLElement>(null);
	return (
		<div className={css.settlement}>
			<Report ref={sheet} report={report} evening={evening} names={names} />
			<Slips evening={evening} names={names} sheet={sheet} onBatch={() => {}} />
		</div>
	);
}
