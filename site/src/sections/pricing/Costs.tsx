import type { Resources } from '../../i18n/resources';
import { Section } from '../../ui/Section';
import { TermList } from '../TermList';
import css from './Pairs.module.css';

/** What the plan covers and what comes on top, set like the two sides of an account; below it, who bears what. */
export function Costs({ title, included, excluded, whoPays }: Resources['pricing']['costs']) {
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
		</Section>
	);
}
