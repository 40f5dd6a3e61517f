import css from './BeforeAfter.module.css';

interface Props {
	/** What the table is about, where no heading says it. */
	readonly caption?: string;
	readonly before: string;
	readonly after: string;
	readonly items: readonly { readonly before: string; readonly after: string }[];
	/** What the table looks like instead of its own rules. */
	readonly className?: string | undefined;
}

/** What was and what is, line by line. */
export function BeforeAfter({ caption, before, after, items, className = css.table }: Props) {
	return (
		<table className={className}>
			{caption && <caption className="sr-only">{caption}</caption>}
			<thead>
				<tr>
					<th scope="col">{before}</th>
					<th scope="col">{after}</th>
				</tr>
			</thead>
			<tbody>
				{items.map((item) => (
					<tr key={item.before}>
						<td>{item.before}</td>
						<td>{item.after}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
