import css from './BeforeAfter.module.css';

interface Props {
	readonly before: string;
	readonly after: string;
	readonly items: readonly { readonly before: string; readonly after: string }[];
}

/** What was and what is, line by line. */
export function BeforeAfter({ before, after, items }: Props) {
	return (
		<table className={css.table}>
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
