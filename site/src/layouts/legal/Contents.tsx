import css from './Contents.module.css';

interface Props {
	readonly title: string;
	readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** The table of contents: beside the text on wide screens, folded above it on small ones. Only one of both is there at a time. */
export function Contents({ title, sections }: Props) {
	const list = (
		<ol>
			{sections.map((section) => (
				<li key={section.id}>
					<a href={`#${section.id}`}>{section.title}</a>
				</li>
			))}
		</ol>
	);
	return (
		<nav className={css.contents} aria-label={title}>
			<details className={css.folded}>
				<summary>{title}</summary>
				{list}
			</details>
			<div className={css.beside}>
				<p>{title}</p>
				{list}
			</div>
		</nav>
	);
}
