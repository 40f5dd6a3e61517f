import css from './Contents.module.css';

interface Props {
	readonly title: string;
	readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/**
 * The table of contents: beside the text on wide screens, folded above it on small ones. The list stands beside its `details`: of a closed
 * one browsers show nothing.
 */
export function Contents({ title, sections }: Props) {
	return (
		<nav className={css.contents} aria-label={title}>
			<details>
				<summary>{title}</summary>
			</details>
			<p>{title}</p>
			<ol>
				{sections.map((section) => (
					<li key={section.id}>
						<a href={`#${section.id}`}>{section.title}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
