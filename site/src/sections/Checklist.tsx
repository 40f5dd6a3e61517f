import type { ReactNode } from 'react';
import css from './Checklist.module.css';

interface Props {
	readonly items: readonly string[];
	/** What hangs below the points, to be torn off. */
	readonly children?: ReactNode;
}

/** Points to tick off in a meeting. */
export function Checklist({ items, children }: Props) {
	return (
		<>
			<ul className={css.list}>
				{items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
			{children && <div className={css.below}>{children}</div>}
		</>
	);
}
