import { metrics } from '../../content/metrics';
import { SHOWS_EXAMPLES } from '../../content/stage';
import { translator } from '../../i18n/i18n';
import type { Resources } from '../../i18n/resources';
import { Section } from '../../ui/Section';
import css from './KeyFigures.module.css';

interface Figure {
	readonly figure: string;
	readonly unit: string;
	readonly text: string;
	/** When it was counted, or that it is made up. */
	readonly note?: string;
}

/** Figures that anybody can check, set like a scoreboard; those of the business come with their day. */
export function KeyFigures({ text }: { text: Resources['home']['facts'] }) {
	const t = translator('home');
	const { mark, ...example } = text.example;
	const counted: readonly Figure[] = metrics.map((metric) => ({
		...metric,
		note: t('facts.asOf', { date: metric.date.split('-').reverse().join('.') }),
	}));
	const instead: readonly Figure[] = counted.length === 0 && SHOWS_EXAMPLES ? [{ ...example, note: mark }] : [];
	const figures: readonly Figure[] = [...counted, ...text.items, ...instead];
	return (
		<Section title={text.title} tone="deep">
			<ul className={css.board}>
				{figures.map(({ figure, unit, text: meaning, note }) => (
					<li key={unit}>
						<p className={css.figure}>
							{figure} <span>{unit}</span>
						</p>
						<p className={css.meaning}>{meaning}</p>
						{note && <p className={css.note}>{note}</p>}
					</li>
				))}
			</ul>
		</Section>
	);
}
