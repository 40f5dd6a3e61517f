import css from './Flow.module.css';

/** What flows from where to where: stations on one line. */
export function Flow({ nodes, text }: { nodes: readonly string[]; text: string }) {
	return (
		<div className={css.flow}>
			<ol>
				{nodes.map((node) => (
					<li key={node}>{node}</li>
				))}
			</ol>
			<p>{text}</p>
		</div>
	);
}
