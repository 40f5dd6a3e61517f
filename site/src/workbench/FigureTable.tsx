import type { ReactNode } from 'react';

interface Props {
	readonly caption: string;
	/** Names of the columns; all but the first are figures. */
	readonly columns: readonly string[];
	readonly rows: readonly (readonly ReactNode[])[];
	/** The row at the foot. */
	readonly sum?: readonly string[];
}

/** A table of figures: each row begins with what they are of. */
export function FigureTable({ caption, columns, rows, sum }: Props) {
	const cells = ([name, ...figures]: readonly ReactNode[]) => (
		<>
			<th scope="row">{name}</th>
			{figures.map((figure, at) => (
				<td key={columns[at + 1]}>{figure}</td>
			))}
		</>
	);
	return (
		<table>
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
					// biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name.
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
