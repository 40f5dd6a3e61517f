import type { Resources } from '../../i18n/resources';
import { Section } from '../../ui/Section';
import { TermList } from '../TermList';
import css from './Pairs.module.css';

/** What the plan covers and what comes on top, set like the two sides of an account; below it, who bears what and what is open. */
export function Costs({ title, included, excluded, whoPays, open }: Resources['pricing']['costs']) {
	// The names of known facts are empty.
	const missing = open.items.filter(Boolean);
	return (
		<Section title={title} tone="sunken" className={css.account}>
			{[included, excluded].map((side) => (
				<div key={side.title}>
					<h3>{side.title}</h3>
					<ul>
						{side.items.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				</div>
			))}
			<div>
				<h3>{whoPays.title}</h3>
				<TermList items={whoPays.items} />
			</div>
			{missing.length > 0 && (
				<div className={css.open}>
					<h3>{open.title}</h3>
					<p>{open.text}</p>
					<ul>
						{missing.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				</div>
			)}
		</Section>
	);
}
