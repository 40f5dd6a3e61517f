import { parentOf, siblings } from '../content/navigation';
import { translator } from '../i18n/i18n';
import type { OfferText } from '../i18n/shapes';
import type { RoutePath } from '../routes';
import { BackLink } from '../ui/BackLink';
import { DemoButton } from '../ui/DemoButton';
import { Link } from '../ui/Link';
import { TicketCta } from './TicketCta';

interface Props extends Pick<OfferText, 'cta' | 'back'> {
	readonly path: RoutePath;
}

/** The end of every page about an offer: the ticket with the next step, the way back up and the neighbours. */
export function PageEnd({ path, cta, back }: Props) {
	const t = translator('common');
	const parent = parentOf(path);
	return (
		<>
			<TicketCta {...cta} action={<DemoButton>{cta.button}</DemoButton>} />
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
