import css from './Flow.module.css';

interface Props {
	readonly nodes: readonly string[];
	readonly text: string;
}

/** What flows from where to where: stations on one line. */
export function Flow({ nodes, text }: Props) {
	return (
		<div className={css.flow}>
			<ol>
				{nodes.map((node) => (
					<li key={node} className="label">
						{node}
					</li>
				))}
			</ol>
			<p>{text}</p>
		</div>
	);
}
