import { sampleEvening } from '../../../bookkeeping/sample-evening';
import { textOf, translator } from '../../../i18n/i18n';
import { formatCents, formatEuro } from '../../../money/amounts';
import { LawFolds } from '../../../sections/solutions/LawFolds';
import { PageFoot } from '../../../sections/solutions/PageFoot';
import { Cases, Gains, Terms, ThreeSteps, Told } from '../../../sections/solutions/Parts';
import { StationEnd } from '../../../sections/solutions/StationEnd';
import { StationHead } from '../../../sections/solutions/StationHead';
import { VoiceLine } from '../../../sections/Voices';
import { Boundaries } from '../../../ui/Boundaries';
import { Example } from '../../../ui/Example';
import css from './Revenue.module.css';

const NS = 'solutions/analytics/revenue';
const PAGE = `/${NS}/` as const;

const { day, gross, places, halfHours, groups } = sampleEvening;

/** The evening as a town by night: each half hour is a house, and the highest has the light on. */
export default function RevenuePage() {
	const text = textOf(NS);
	const t = translator(NS);
	const { title, text: source } = text.integration;
	const before = t('skyline.presale', { presale: euro(places.online), till: euro(gross - places.online) });
	return (
		<Boundaries>
			<div className={css.night}>
				<StationHead page={PAGE} hero={text.hero} title={css.title} words={css.words} />
				<Skyline />
				<p className={css.before}>{before}</p>
			</div>
			<Shares />
			<ThreeSteps {...text.steps} className="band" />
			<div className={`band columns ${css.pairs}`}>
				<div>
					<Told {...text.challenge} />
					<Told {...text.solution} />
					<Told title={title} paragraphs={[source]} />
				</div>
				<Terms {...text.features} />
			</div>
			<div className="band columns sunken">
				<Gains {...text.benefits} />
				<Cases {...text.useCases} />
			</div>
			<LawFolds {...text.dataBox} page={PAGE} className={`band columns ${css.law}`}>
				<VoiceLine page={PAGE} none={text.noVoice} />
			</LawFolds>
			<StationEnd page={PAGE} text={text.cta} className={`band ${css.board}`} />
			<PageFoot page={PAGE} text={text} />
		</Boundaries>
	);
}

const euro = (cents: number) => (cents % 100 === 0 ? formatEuro(cents) : `${formatCents(cents)}\u00a0€`);
const percent = (part: number, whole: number) => `${Math.round((part / whole) * 10_000) / 100}%`;

const highest = halfHours.reduce((top, one) => (one.gross > top.gross ? one : top));

/** Takings at the till by half hours, to the page's full width whatever that is: all places are in percent. */
function Skyline() {
	const t = translator(NS);
	const { length } = halfHours;
	const label = t('skyline.label', { day, from: highest.from, gross: euro(highest.gross) });
	return (
		<Example label={label} className={css.skyline}>
			<svg aria-hidden="true">
				{halfHours.map((one, index) => {
					// The last tenth of the height is for the figure over the highest.
					const height = (one.gross / highest.gross) * 0.9;
					const isHighest = one === highest;
					return (
						<rect
							key={one.from}
							x={percent(index + 0.06, length)}
							y={percent(1 - height, 1)}
							width={percent(0.88, length)}
							height={percent(height, 1)}
							fill={isHighest ? 'var(--flood)' : '#85c0f7'}
						/>
					);
				})}
				<text x={percent(halfHours.indexOf(highest) + 0.5, length)} y="8%" textAnchor="middle" fill="currentColor">
					{euro(highest.gross)}
				</text>
			</svg>
			<svg aria-hidden="true">
				{halfHours.map(
					({ from }, index) =>
						from.endsWith(':00') && (
							<text key={from} x={percent(index + 0.06, length)} y="1.25em" fill="currentColor">
								{from}
							</text>
						),
				)}
			</svg>
		</Example>
	);
}

/** The evening's sum as one bar in three parts. */
function Shares() {
	const { shares } = textOf(NS);
	const t = translator(NS);
	const parts = (['tickets', 'drinks', 'food'] as const).map((group) => ({ group, cents: groups[group] }));
	const named = Object.fromEntries(parts.map(({ group, cents }) => [group, euro(cents)]));
	let left = 0;
	return (
		<Example label={t('shares.label', { gross: euro(gross), ...named })} className={css.shares}>
			<svg aria-hidden="true">
				{parts.map(({ group, cents }, index) => {
					const x = percent(left, gross);
					left += cents;
					return (
						<g key={group} fill="#fff">
							<rect x={x} width={percent(cents, gross)} height="100%" fill={SHADES[index]} />
							<text x={x} y="45%" dx="0.5em">
								{shares[group]}
							</text>
							<text x={x} y="45%" dx="0.5em" dy="1.2em">
								{euro(cents)}
							</text>
						</g>
					);
				})}
			</svg>
		</Example>
	);
}

const SHADES = ['#013362', '#024b88', '#1f659f'] as const;
