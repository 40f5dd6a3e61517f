import type { ReactNode } from 'react';
import css from './Split.module.css';

/** A main column with a quieter one beside it, or below it on a phone. */
export function Split({ main, aside }: { main: ReactNode; aside: ReactNode }) {
	return (
		<div className={`columns ${css.split}`}>
			<div>{main}</div>
			<aside className={css.aside}>{aside}</aside>
		</div>
	);
}
