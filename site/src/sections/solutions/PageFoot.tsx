import { nextInEvening, parentOf } from '../../content/navigation';
import { translator } from '../../i18n/i18n';
import type { SolutionText } from '../../i18n/shapes';
import type { RoutePath } from '../../routes';
import { Link } from '../../ui/Link';
import css from './PageFoot.module.css';

interface Props {
	readonly page: RoutePath;
	readonly text: Pick<SolutionText, 'back' | 'next'>;
}

/** The last line of a page about a solution: back to its group, and on to the place where the evening goes on. */
export function PageFoot({ page, text: { back, next } }: Props) {
	const t = translator('common');
	return (
		<nav className={css.foot} aria-label={t('nav.nearby')}>
			<Link to={parentOf(page)}>{back}</Link>
			<Link to={nextInEvening(page)}>{next}</Link>
		</nav>
	);
}
