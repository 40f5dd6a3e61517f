import css from './LegalTable.module.css';
import { RichText } from './RichText';

interface Props {
	/** What the heading above the table says: a screen reader lists tables by their names. */
	readonly label: string;
	readonly head: readonly string[];
	readonly rows: readonly (readonly string[])[];
}

/** A table whose rows become entries of a list on a phone, each cell with its column's name. */
export function LegalTable({ label, head, rows }: Props) {
	return (
		<table className={css.table} aria-label={label}>
			<thead>
				<tr>
					{head.map((name) => (
						<th key={name} scope="col">
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(([first = '', ...cells]) => (
					<tr key={first}>
						<th scope="row">
							<RichText text={first} />
						</th>
						{cells.map((cell, index) => (
							<td key={head[index + 1]} data-label={head[index + 1]}>
								<RichText text={cell} />
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
