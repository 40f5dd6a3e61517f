import type { ReactNode } from 'react';
import { demoPlace } from '../content/navigation';
import { papersOn } from '../content/paper-pages';
import { textOf, translator } from '../i18n/i18n';
import type { AudienceText, NamespaceOf } from '../i18n/shapes';
import { isRoutePath, type RoutePath } from '../routes';
import { FaqSection } from '../sections/Faq';
import { PageEnd } from '../sections/PageEnd';
import { PageHero } from '../sections/PageHero';
import { Boundaries } from '../ui/Boundaries';
import { DemoButton } from '../ui/DemoButton';
import { Example } from '../ui/Example';
import { Link } from '../ui/Link';
import { PaperList } from '../ui/PaperList';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import type { ToolName } from '../workbench/bench/objects';
import { ToolTeasers } from '../workbench/ToolTeasers';
import css from './AudiencePage.module.css';

interface Props {
	readonly ns: NamespaceOf<AudienceText>;
	readonly scene: ReactNode;
	/** What the page draws in place of a section's usual type. */
	readonly drawn: { readonly challenge?: ReactNode; readonly solution?: ReactNode; readonly benefits?: ReactNode };
	/** Those of the workbench that help here. */
	readonly tools?: readonly ToolName[];
}

/** What helps here, each leading to its page. */
function LinkedOffers({ items }: { items: AudienceText['solution']['items'] }) {
	return (
		<ul className={css.offers}>
			{items.map(({ title, text, path }) => {
				if (!isRoutePath(path)) throw new Error(`${path} is no page`);
				return (
					<li key={title}>
						<h3>
							<Link to={path}>{title}</Link>
						</h3>
						<p>{text}</p>
					</li>
				);
			})}
		</ul>
	);
}

function Stories({ items }: { items: AudienceText['benefits']['items'] }) {
	return (
		<div className={css.stories}>
			{items.map(({ title, text }) => (
				<article key={title}>
					<h3>{title}</h3>
					<p>{text}</p>
				</article>
			))}
		</div>
	);
}

/** A page for clubs, sponsors or municipalities. */
export function AudiencePage({ ns, scene, drawn, tools }: Props) {
	const path: RoutePath = `/${ns}/` as const;
	const text: AudienceText = textOf(ns);
	const { button, ...words } = text.hero;
	const common = translator('common');
	const to = demoPlace(path);
	const papers = papersOn(path);
	return (
		<Boundaries>
			<PageHero
				{...words}
				note={`${common(`demo.${to}`)} ${common('demo.costs')}`}
				actions={<DemoButton to={to}>{button}</DemoButton>}
				scene={<Example>{scene}</Example>}
			/>
			<Section title={text.challenge.title} tone="sunken">
				{drawn.challenge ?? <Prose paragraphs={text.challenge.paragraphs} />}
			</Section>
			<Section title={text.solution.title}>{drawn.solution ?? <LinkedOffers items={text.solution.items} />}</Section>
			<Section title={text.benefits.title}>{drawn.benefits ?? <Stories items={text.benefits.items} />}</Section>
			<Section title={text.checklist.title} tone="deep">
				<ul className={css.checklist}>
					{text.checklist.items.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ul>
				{papers.length > 0 && (
					<div className={css.below}>
						<h3>{textOf('papers').title}</h3>
						<PaperList papers={papers} />
					</div>
				)}
			</Section>
			<PageEnd path={path} text={text}>
				<FaqSection {...text.questions} name={ns} />
				{tools && <ToolTeasers tools={tools} />}
			</PageEnd>
		</Boundaries>
	);
}
