import { type SampleEvening, sampleEvening } from '../../bookkeeping/sample-evening';
import { metrics } from '../../content/metrics';
import { addressOf, eveningPapers } from '../../content/papers';
import { textOf, translator } from '../../i18n/i18n';
import { formatCents, formatEuro } from '../../money/amounts';
import { LinkedText } from '../../ui/LinkedText';
import css from './Proof.module.css';

const PLACES = ['online', 'gate', 'bar'] as const satisfies readonly (keyof SampleEvening['places'])[];

/** The sample evening added up by hand, for everybody to check; below it the key figures, with their day where they have one. */
export function Proof() {
	const text = textOf('home').facts;
	const t = translator('home');
	const { events, lines, bookings, places, gross, float, cash, counted, missing } = sampleEvening;
	const { drawer } = text;
	return (
		<section id="nachrechnen" className={`columns ${css.proof}`}>
			<h2>{text.title}</h2>
			<ul className={css.sum}>
				{PLACES.map((place) => (
					<li key={place}>
						<b className="headline">{formatCents(places[place])}</b> <span>{text.places[place]}</span>
					</li>
				))}
				<li className={css.total}>
					<b className="headline">{formatCents(gross)}</b> <span>{t('facts.events', { events })}</span>
				</li>
			</ul>
			<ul className={css.figures}>
				{metrics.map(({ figure, unit, text: meaning, date }) => (
					<Figure key={unit} figure={figure} unit={unit}>
						{`${meaning} ${t('facts.asOf', { date: date.split('-').reverse().join('.') })}`}
					</Figure>
				))}
				{text.items.map(({ figure, unit, text: meaning }) => (
					<Figure key={unit} figure={figure} unit={unit}>
						{meaning}
					</Figure>
				))}
			</ul>
			<div className={css.drawer}>
				<h3>{drawer.title}</h3>
				<p className={css.row}>
					<span>{t('facts.drawer.expected', { float: formatEuro(float), cash: formatEuro(cash) })}</span>
					<b className="headline">{formatCents(float + cash)}</b>
				</p>
				<p className={css.row}>
					<span>{drawer.counted}</span>
					<b className="headline">{formatCents(counted)}</b>
				</p>
				<p className={`${css.row} ${css.verdict}`}>
					<span>{drawer.missing}</span> <b className="headline">{formatEuro(missing)}</b>
				</p>
				<p>{drawer.booked}</p>
				<ul>
					{eveningPapers.map((sheet) => (
						<li key={sheet.id}>
							<a href={addressOf(sheet)} download>
								{t(`facts.papers.${sheet.id}`, { lines, bookings })}
							</a>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

function Figure({
	figure,
	unit,
	children,
}: {
	readonly figure: string;
	readonly unit: string;
	readonly children: string;
}) {
	return (
		<li>
			<p className="headline">{`${figure} ${unit}`}</p>
			<p>
				<LinkedText text={children} />
			</p>
		</li>
	);
}
