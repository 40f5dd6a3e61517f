import { sampleEvening } from '../../../bookkeeping/sample-evening';
import { textOf, translator } from '../../../i18n/i18n';
import { formatCents } from '../../../money/amounts';
import { LawFolds } from '../../../sections/solutions/LawFolds';
import { PageFoot } from '../../../sections/solutions/PageFoot';
import { Cases, Gains, Terms, ThreeSteps, Told } from '../../../sections/solutions/Parts';
import { StationEnd } from '../../../sections/solutions/StationEnd';
import { StationHead } from '../../../sections/solutions/StationHead';
import { VoiceLine } from '../../../sections/Voices';
import { Boundaries } from '../../../ui/Boundaries';
import { Example } from '../../../ui/Example';
import css from './Data.module.css';

const NS = 'solutions/analytics/data';
const PAGE = `/${NS}/` as const;

const { day, gross, groups, tickets, guests, bookings } = sampleEvening;
const euro = (cents: number) => `${formatCents(cents)}\u00a0€`;

/** Fan-fold paper down the middle of the page, until it is torn: guests go one way, bookings the other. */
export default function DataPage() {
	const text = textOf(NS);
	const { title, text: source } = text.integration;
	return (
		<Boundaries>
			<div className={css.table}>
				<div className={css.paper}>
					<div className={`paper ${css.sheet}`}>
						<StationHead page={PAGE} hero={text.hero} words={css.words} />
					</div>
					<div className={`paper ${css.sheet}`}>
						<Sales />
					</div>
					<div className={`paper columns ${css.sheet} ${css.turn}`}>
						<Told {...text.solution} />
						<ThreeSteps {...text.steps} />
					</div>
				</div>
				<Torn />
			</div>
			<div className={`band columns ${css.pairs}`}>
				<div>
					<Told {...text.challenge} />
					<Gains {...text.benefits} />
					<Told title={title} paragraphs={[source]} />
					<Cases {...text.useCases} />
					<VoiceLine page={PAGE} none={text.noVoice} />
				</div>
				<div>
					<Terms {...text.features} />
					<LawFolds {...text.dataBox} page={PAGE} />
				</div>
				<StationEnd page={PAGE} text={text.cta} className={`paper ${css.end}`} />
			</div>
			<PageFoot page={PAGE} text={text} />
		</Boundaries>
	);
}

/** What was sold: a line for each category, and one for what the bar sold of each kind. */
function Sales() {
	const { paper } = textOf(NS);
	const t = translator(NS);
	const rows = [
		...(['adults', 'members', 'children'] as const).map((item) => ({ item, ...tickets[item] })),
		...(['drinks', 'food'] as const).map((item) => ({ item, pieces: '', gross: groups[item] })),
	];
	return (
		<Example label={paper.caption}>
			<table aria-label={paper.caption}>
				<thead>
					<tr>
						{[t('paper.sold', { day }), paper.pieces, paper.gross].map((name) => (
							<th key={name} scope="col">
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.item}>
							<td>{paper[row.item]}</td>
							<td>{row.pieces}</td>
							<td>{euro(row.gross)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</Example>
	);
}

/** The two halves: how many came, and what is booked. */
function Torn() {
	const { paper } = textOf(NS);
	const unit = translator(NS)('paper.books.unit', { bookings });
	return (
		<Example label={paper.torn} className={css.torn}>
			<div>
				<Half figure={String(guests)} {...paper.guests} />
				<Half figure={euro(gross)} {...paper.books} unit={unit} />
			</div>
		</Example>
	);
}

interface HalfProps {
	readonly figure: string;
	readonly unit: string;
	readonly place: string;
	readonly note: string;
}

function Half({ figure, unit, place, note }: HalfProps) {
	return (
		<div className={`paper ${css.half}`}>
			<p>
				<b className="headline">{figure}</b>
				{` ${unit}`}
			</p>
			<h3>{place}</h3>
			<p>{note}</p>
		</div>
	);
}
