import type { ReactNode } from 'react';
import { demoPlace, parentOf, siblings } from '../content/navigation';
import { translator } from '../i18n/i18n';
import type { OfferText } from '../i18n/shapes';
import type { RoutePath } from '../routes';
import { BackLink } from '../ui/BackLink';
import { Link } from '../ui/Link';
import { DemoTicket } from './DemoTicket';

interface Props {
	readonly path: RoutePath;
	readonly text: Pick<OfferText, 'cta' | 'back'>;
	/** The page's questions and tools, where it has some. */
	readonly children?: ReactNode;
}

/** The end of every page about an offer: questions and tools where there are some, the next step, the way up and the neighbours. */
export function PageEnd({ path, text: { cta, back }, children }: Props) {
	const t = translator('common');
	const parent = parentOf(path);
	return (
		<>
			{children}
			<DemoTicket {...cta} to={demoPlace(path)} />
			<BackLink to={parent} text={back}>
				{/* Home has no neighbours to choose from: the navigation shows what lies below it. */}
				{parent !== '/' &&
					siblings(path).map((sibling) => (
						<Link key={sibling} to={sibling}>
							{t(`pages.${sibling}`)}
						</Link>
					))}
			</BackLink>
		</>
	);
}
