import type { ReactNode } from 'react';
import { childrenOf } from '../content/navigation';
import { textOf, translator } from '../i18n/i18n';
import type { CategoryText, NamespaceOf } from '../i18n/shapes';
import type { RoutePath } from '../routes';
import { FaqSection } from '../sections/Faq';
import { PageEnd } from '../sections/PageEnd';
import { PageHero } from '../sections/PageHero';
import { Shelf } from '../sections/Shelf';
import { Boundaries } from '../ui/Boundaries';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import type { ToolName } from '../workbench/bench/objects';
import { ToolTeasers } from '../workbench/ToolTeasers';

/** Where an overview lies, which its texts are named by. */
type Place = NamespaceOf<CategoryText> extends infer N ? (N extends `${infer C}/index` ? C : never) : never;

interface Props {
	readonly at: Place;
	/** The place that its pages belong to; the devices stand on their shelf. */
	readonly scene?: ReactNode;
	/** Those of the workbench that help here. */
	readonly tools?: readonly ToolName[];
}

/** An overview: what lies below it, and how the parts work together. */
export default function CategoryPage({ at, scene, tools }: Props) {
	const path: RoutePath = `/${at}/` as const;
	const ns = `${at}/index` as const;
	const text: CategoryText = textOf(ns);
	return (
		<Boundaries>
			<PageHero note={translator('common')('costs')} {...text.hero} />
			<Shelf paths={childrenOf(path)} items={text.children} scene={scene} />
			<Section title={text.together.title} tone="deep" split>
				<Prose paragraphs={text.together.paragraphs} />
			</Section>
			<PageEnd path={path} text={text}>
				<FaqSection {...text.questions} name={ns} />
				{tools && <ToolTeasers tools={tools} />}
			</PageEnd>
		</Boundaries>
	);
}
