import { sampleEvening } from '../../bookkeeping/sample-evening';
import { metrics } from '../../content/metrics';
import { addressOf, eveningPapers } from '../../content/papers';
import { textOf, translator } from '../../i18n/i18n';
import { formatCents, formatEuro } from '../../money/amounts';
import { LinkedText } from '../../ui/LinkedText';
import { Section } from '../../ui/Section';
import css from './KeyFigures.module.css';

/** Figures that anybody can check here, set like a scoreboard; before them those of the business, with their day. */
export function KeyFigures() {
	const text = textOf('home').facts;
	const t = translator('home');
	const { lines, gross, missing } = sampleEvening;
	const [report, table] = eveningPapers;
	return (
		<Section title={text.title} tone="deep">
			<ul className={css.board}>
				{metrics.map(({ figure, unit, text: meaning, date }) => (
					<li key={unit}>
						<Figure figure={figure} unit={unit} />
						<p className={css.meaning}>{meaning}</p>
						<p className={css.note}>{t('facts.asOf', { date: date.split('-').reverse().join('.') })}</p>
					</li>
				))}
				<li>
					<Figure figure={formatEuro(gross)} unit={t('facts.evening.unit', { lines })} />
					<p className={css.meaning}>{t('facts.evening.text', { missing: `${formatCents(missing)}\u00a0€` })}</p>
					<p className={css.links}>
						<a href={addressOf(table)} download>
							{text.evening.table}
						</a>
						<a href={addressOf(report)} download>
							{text.evening.report}
						</a>
					</p>
				</li>
				{text.items.map(({ figure, unit, text: meaning, check }) => (
					<li key={unit}>
						<Figure figure={figure} unit={unit} />
						<p className={css.meaning}>{meaning}</p>
						<p className={css.links}>
							<LinkedText text={check} />
						</p>
					</li>
				))}
			</ul>
		</Section>
	);
}

function Figure({ figure, unit }: { readonly figure: string; readonly unit: string }) {
	return (
		<p className={`${css.figure} headline`}>
			{`${figure} `}
			<span>{unit}</span>
		</p>
	);
}
