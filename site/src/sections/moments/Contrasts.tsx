import type { SolutionText } from '../../i18n/shapes';
import { SceneFile } from '../../scenes/SceneFile';
import { Example } from '../../ui/Example';
import { Section } from '../../ui/Section';
import { BeforeAfter } from '../BeforeAfter';
import css from './moments.module.css';

/** Before and after as two kitchen tables with the same takings, each over its own words. */
export function CoinKitchen({ text }: { text: SolutionText['benefits'] }) {
	return (
		<Section title={text.title} split>
			<div className={css.moment}>
				<Example>
					<SceneFile name="coin-tables" width={560} height={350} />
				</Example>
				<BeforeAfter {...text} />
			</div>
		</Section>
	);
}
