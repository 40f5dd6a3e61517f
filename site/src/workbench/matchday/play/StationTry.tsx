import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import matchdayTexts from '../../../../../locales/de/tools/matchday.json';
import { addTexts, textOf, translator } from '../../../i18n/i18n';
import { button } from '../../../ui/button';
import { Link } from '../../../ui/Link';
import { dayOf, MATCH_DAY, momentAt, timeOf } from '../clock';
import type { Pieces, StationName } from '../events';
import rollCss from '../Roll.module.css';
import { RollLines } from '../RollLines';
import { SAMPLE } from '../sample';
import tableCss from './PlayTable.module.css';
import css from './StationTry.module.css';
import { stationComponents } from './stations';
import { usePlay } from './usePlay';

addTexts('tools/matchday', matchdayTexts);

/** What can be tried in a page. */
export type TryName = 'window' | 'till' | 'card';

interface Scene {
	readonly station: StationName;
	/** The sample evening up to this moment. */
	readonly until: number;
	/** What the till has rung up. */
	readonly rungUp?: Pieces;
}

const at = (hour: number, minute: number) => momentAt(MATCH_DAY, hour, minute);

/** Each at the hour that its page tells of. */
const SCENES: Readonly<Record<TryName, Scene>> = {
	window: { station: 'window', until: at(15, 24) },
	till: { station: 'till', until: at(16, 31) },
	card: { station: 'till', until: at(16, 27), rungUp: { beer: 1, fries: 1 } },
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
	const { station, until, rungUp } = SCENES[name];
	const Station = stationComponents[station];
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
	const { station: next, keep } = play;
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
				<p className={`headline ${tableCss.time}`}>
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
			<div className={`paper ${css.station}`}>
				<Station play={play} />
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
