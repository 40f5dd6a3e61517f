import type { ReactNode } from 'react';
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
