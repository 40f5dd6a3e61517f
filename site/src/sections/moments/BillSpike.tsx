import type { SolutionText } from '../../i18n/shapes';
import { Section } from '../../ui/Section';
import { BeforeAfter } from '../BeforeAfter';
import css from './moments.module.css';

/** What is left at closing time: each pair is a slip on one bill spike, which parts before from after. */
export function BillSpike({ text }: { text: SolutionText['benefits'] }) {
	return (
		<Section title={text.title} split>
			<BeforeAfter {...text} className={css.spike} />
		</Section>
	);
}
