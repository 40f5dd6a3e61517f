import type { ReactNode } from 'react';
import { brand } from '../content/brand';
import { parentOf, siblings } from '../content/navigation';
import { textOf, translator } from '../i18n/i18n';
import type { Resources } from '../i18n/resources';
import type { AudienceText } from '../i18n/shapes';
import type { RoutePath } from '../routes';
import { Checklist } from '../sections/Checklist';
import { Faq } from '../sections/Faq';
import { LinkedOffers } from '../sections/LinkedOffers';
import { PageHero } from '../sections/PageHero';
import { Stories } from '../sections/Stories';
import { TicketCta } from '../sections/TicketCta';
import { BackLink } from '../ui/BackLink';
import { button } from '../ui/button';
import { External } from '../ui/External';
import { Link } from '../ui/Link';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';

type AudienceNamespace = { [N in keyof Resources]: Resources[N] extends AudienceText ? N : never }[keyof Resources];

interface Props {
	readonly path: RoutePath;
	readonly ns: AudienceNamespace;
	readonly scene: ReactNode;
}

/** A page for clubs, sponsors or municipalities. */
export function AudiencePage({ path, ns, scene }: Props) {
	const text: AudienceText = textOf(ns);
	const common = translator('common');
	return (
		<>
			<PageHero
				{...text.hero}
				scene={scene}
				actions={
					<External href={brand.meeting.url} className={button()}>
						{text.hero.button}
					</External>
				}
			/>
			<Section title={text.challenge.title} tone="sunken">
				<Prose paragraphs={text.challenge.paragraphs} />
			</Section>
			<Section title={text.solution.title}>
				<LinkedOffers items={text.solution.items} />
			</Section>
			<Section title={text.benefits.title}>
				<Stories items={text.benefits.items} />
			</Section>
			<Section title={text.checklist.title} tone="deep">
				<Checklist items={text.checklist.items} />
			</Section>
			<Section title={text.questions.title} split>
				<Faq items={text.questions.items} name={ns} />
			</Section>
			<TicketCta
				{...text.cta}
				action={
					<Link to="/contact" className={button()}>
						{text.cta.button}
					</Link>
				}
			/>
			<BackLink to={parentOf(path)} text={text.back}>
				{siblings(path).map((sibling) => (
					<Link key={sibling} to={sibling}>
						{common(`pages.${sibling}`)}
					</Link>
				))}
			</BackLink>
		</>
	);
}
