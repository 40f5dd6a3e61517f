import type { ReactNode } from 'react';
import css from './PrintedSlip.module.css';

/** A line of a slip: words, and what stands at its right end. */
export interface PrintedRow {
	readonly text: string;
	readonly amount: ReactNode;
	/** How it stands out, or that it is within the line above; absent means neither. */
	readonly weight?: 'strong' | 'sum' | 'within';
}

/** Lines of a slip, below a dashed one. */
export function PrintedRows({ rows, className = '' }: { rows: readonly PrintedRow[]; className?: string | undefined }) {
	return (
		<dl className={`${css.rows} ${className}`}>
			{rows.map(({ text, amount, weight }) => (
				<div key={text} className={weight && css[weight]}>
					<dt>{text}</dt>
					<dd>{amount}</dd>
				</div>
			))}
		</dl>
	);
}

/** Lines of a slip under a heading, below a dashed line. */
export function PrintedPart({ title, rows }: { title: string; rows: readonly PrintedRow[] }) {
	return (
		<div className={css.part}>
			<h3>{title}</h3>
			<PrintedRows rows={rows} />
		</div>
	);
}

interface Props {
	/** A figure where its head is a caption. */
	readonly as?: 'div' | 'figure';
	/** Of where the slip lies, and of its size. */
	readonly className?: string | undefined;
	readonly children: ReactNode;
}

/** A printed slip: a head, lines, a sum, torn off below. */
export function PrintedSlip({ as: Element = 'div', className = '', children }: Props) {
	return <Element className={`paper ${css.slip} ${className}`}>{children}</Element>;
}
