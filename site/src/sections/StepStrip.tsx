import type { ListText, TitledText } from '../i18n/shapes';
import { Section } from '../ui/Section';
import css from './StepStrip.module.css';

/** What the steps are printed on: tickets of one roll, receipts of several lengths, or sheets for the binder. */
export type StepPaper = 'tickets' | 'receipts' | 'sheets';

/** How it works, step by step, on the kind of paper that the page is about. */
export function StepStrip({ title, items, paper }: ListText<TitledText> & { paper: StepPaper }) {
	return (
		<Section title={title} tone="deep">
			<ol className={`${css.strip} ${css[paper]}`}>
				{items.map((item, index) => (
					<li key={item.title}>
						<span className={`${css.number} headline`} aria-hidden="true">
							{index + 1}
						</span>
						<h3>{item.title}</h3>
						<p>{item.text}</p>
					</li>
				))}
			</ol>
		</Section>
	);
}
