import type { ReactNode } from 'react';
import { brand } from '../content/brand';
import { parentOf, siblings } from '../content/navigation';
import { textOf, translator } from '../i18n/i18n';
import type { Resources } from '../i18n/resources';
import type { SolutionText } from '../i18n/shapes';
import type { RoutePath } from '../routes';
import { BeforeAfter } from '../sections/BeforeAfter';
import { DuoText } from '../sections/DuoText';
import { Flow } from '../sections/Flow';
import { Ledger } from '../sections/Ledger';
import { PageHero } from '../sections/PageHero';
import { StepStrip } from '../sections/StepStrip';
import { Stories } from '../sections/Stories';
import { TermList } from '../sections/TermList';
import { TicketCta } from '../sections/TicketCta';
import { BackLink } from '../ui/BackLink';
import { button } from '../ui/button';
import { External } from '../ui/External';
import { Link } from '../ui/Link';
import { Section } from '../ui/Section';

/** Namespaces whose text has the shape of a solution page. */
type SolutionNamespace = { [N in keyof Resources]: Resources[N] extends SolutionText ? N : never }[keyof Resources];

interface Props {
	readonly path: RoutePath;
	readonly ns: SolutionNamespace;
	readonly scene: ReactNode;
}

/** One of the nine solution pages, from the treasurer's problem to the demo. */
export function SolutionPage({ path, ns, scene }: Props) {
	const text: SolutionText = textOf(ns);
	const common = translator('common');
	const demo = (label: string) => (
		<External href={brand.meeting.url} className={button()}>
			{label}
		</External>
	);
	return (
		<>
			<PageHero {...text.hero} actions={demo(text.hero.button)} scene={scene} />
			<DuoText problem={text.challenge} answer={text.solution} />
			<StepStrip {...text.steps} />
			<Section title={text.features.title}>
				<TermList items={text.features.items} />
			</Section>
			<Section title={text.useCases.title} tone="sunken">
				<Stories items={text.useCases.items} />
			</Section>
			<Section title={text.benefits.title} split>
				<BeforeAfter {...text.benefits} />
			</Section>
			<Section title={text.integration.title}>
				<Flow {...text.integration} />
			</Section>
			<Ledger {...text.dataBox} />
			<TicketCta {...text.cta} action={demo(text.cta.button)} />
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
