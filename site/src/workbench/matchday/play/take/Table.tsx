interface Props {
	/** Names it for the styles. */
	readonly part?: string;
	readonly caption: string;
	/** Names of the columns; all but the first are figures. */
	readonly columns: readonly string[];
	readonly rows: readonly (readonly string[])[];
	readonly sum?: readonly string[];
}

/** A table of the report, its sum below a line. */
export function Table({ part, caption, columns, rows, sum }: Props) {
	const cells = (row: readonly string[]) =>
		row.map((cell, at) =>
			at === 0 ? (
				<th key={columns[at]} scope="row">
					{cell}
				</th>
			) : (
				<td key={columns[at]}>{cell}</td>
			),
		);
	return (
		<table data-part={part}>
			<caption>{caption}</caption>
			<thead>
				<tr>
					{columns.map((name) => (
						<th key={name} scope="col">
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two categories may have the same name.
					<tr key={at}>{cells(row)}</tr>
				))}
			</tbody>
			{sum && (
				<tfoot>
					<tr>{cells(sum)}</tr>
				</tfoot>
			)}
		</table>
	);
}
