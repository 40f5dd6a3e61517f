import { nextInEvening, parentOf } from '../../content/navigation';
import type { SolutionText } from '../../i18n/shapes';
import type { RoutePath } from '../../routes';
import { BackLink } from '../../ui/BackLink';
import { Link } from '../../ui/Link';

interface Props {
	readonly page: RoutePath;
	readonly text: Pick<SolutionText, 'back' | 'next'>;
}

/** The last line of a page about a solution: back to its group, and on to the place where the evening goes on. */
export function PageFoot({ page, text: { back, next } }: Props) {
	return (
		<BackLink to={parentOf(page)} text={back}>
			<Link to={nextInEvening(page)}>{next}</Link>
		</BackLink>
	);
}
