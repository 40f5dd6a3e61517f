import { parentOf, siblings } from '../content/navigation';
import { translator } from '../i18n/i18n';
import type { Namespace } from '../i18n/resources';
import type { FaqText, ListText, OfferText } from '../i18n/shapes';
import type { RoutePath } from '../routes';
import { BackLink } from '../ui/BackLink';
import { DemoButton } from '../ui/DemoButton';
import { Link } from '../ui/Link';
import { Section } from '../ui/Section';
import { Faq } from './Faq';
import { TicketCta } from './TicketCta';
import { ToolTeasers } from './ToolTeasers';
import type { ToolName } from './tools/bench/objects';

interface EndText extends Pick<OfferText, 'cta' | 'back'> {
	readonly questions?: ListText<FaqText>;
}

interface Props {
	readonly path: RoutePath;
	/** Of the page's text. */
	readonly ns: Namespace;
	readonly text: EndText;
	/** Those of the workbench that help here. */
	readonly tools?: readonly ToolName[] | undefined;
}

/** The end of every page about an offer: questions and tools where there are some, the next step, the way up and the neighbours. */
export function PageEnd({ path, ns, text: { questions, cta, back }, tools }: Props) {
	const t = translator('common');
	const parent = parentOf(path);
	return (
		<>
			{questions && (
				<Section title={questions.title} split>
					<Faq items={questions.items} name={ns} />
				</Section>
			)}
			{tools && <ToolTeasers tools={tools} />}
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
