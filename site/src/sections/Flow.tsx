import type { ComponentProps, ReactNode } from 'react';
import { SceneFile } from '../scenes/SceneFile';
import { Example } from '../ui/Example';
import { Section } from '../ui/Section';
import css from './Flow.module.css';

interface Props {
	readonly nodes: readonly string[];
	readonly text: string;
	/** Shows the way in place of the stations, which are read out all the same. */
	readonly drawing?: ReactNode;
}

/** What flows from where to where: stations on one line, or a drawing beside the text. */
export function Flow({ nodes, text, drawing }: Props) {
	return (
		<div className={drawing ? `${css.flow} ${css.drawn}` : css.flow}>
			<ol className={drawing ? 'sr-only' : undefined}>
				{nodes.map((node) => (
					<li key={node} className="label">
						{node}
					</li>
				))}
			</ol>
			<p>{text}</p>
			{drawing}
		</div>
	);
}

interface DrawnProps {
	readonly text: { readonly title: string; readonly nodes: readonly string[]; readonly text: string };
	readonly scene: ComponentProps<typeof SceneFile>;
}

/** A part of a page that tells what flows from where to where, with an example drawn beside it. */
export function DrawnFlow({ text, scene }: DrawnProps) {
	return (
		<Section title={text.title}>
			<Flow
				{...text}
				drawing={
					<Example>
						<SceneFile {...scene} />
					</Example>
				}
			/>
		</Section>
	);
}
