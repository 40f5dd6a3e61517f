import { textOf } from '../../i18n/i18n';
import type { SolutionText } from '../../i18n/shapes';
import { SceneFile } from '../../scenes/SceneFile';
import { Example } from '../../ui/Example';
import { Section } from '../../ui/Section';
import { BeforeAfter } from '../BeforeAfter';
import css from './moments.module.css';

/** Before and after as two lanes with the same people, and the words below them or, on wide screens, beside. */
export function Lanes({ text }: { text: SolutionText['benefits'] }) {
	return (
		<Section title={text.title} className={css.lanes}>
			<Example>
				<SceneFile name="two-lanes" width={560} height={580} label={textOf('scenes/two-lanes').label} />
			</Example>
			<BeforeAfter {...text} />
		</Section>
	);
}
