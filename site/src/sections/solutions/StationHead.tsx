import { demoPlace } from '../../content/navigation';
import { translator } from '../../i18n/i18n';
import type { SolutionText } from '../../i18n/shapes';
import type { RoutePath } from '../../routes';
import { DemoButton } from '../../ui/DemoButton';
import { LinkedText } from '../../ui/LinkedText';
import css from './StationHead.module.css';

interface Props {
	readonly page: RoutePath;
	readonly hero: SolutionText['hero'];
	/** Of the headline's place. */
	readonly title?: string | undefined;
	/** Of the place of all that stands below it. */
	readonly words?: string | undefined;
}

/** What every page about a solution begins with, in two parts that its own style places: the headline; lead, button and what happens after a press. */
export function StationHead({ page, hero, title, words = '' }: Props) {
	const t = translator('common');
	const to = demoPlace(page);
	return (
		<>
			<h1 className={title}>{hero.title}</h1>
			<div className={`${css.words} ${words}`}>
				<p>
					<LinkedText text={hero.lead} />
				</p>
				<DemoButton to={to}>{hero.button}</DemoButton>
				<p>
					<small>
						<LinkedText text={`${t(`demo.${to}`)} ${t('demo.costs')}`} />
					</small>
				</p>
			</div>
		</>
	);
}
