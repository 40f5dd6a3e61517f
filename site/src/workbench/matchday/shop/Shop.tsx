import type { ReactNode } from 'react';
import css from './Shop.module.css';

interface Props {
	/** What is painted on the sign above the window. */
	readonly sign: ReactNode;
	/** A `Pane` for each category. */
	readonly children: ReactNode;
}

/** A shop window: sign, awning, panes of glass, sill. */
export function Shop({ sign, children }: Props) {
	return (
		<div className={css.shop}>
			<div className={css.sign}>{sign}</div>
			<div className={css.awning} />
			<ul className={css.glass}>{children}</ul>
		</div>
	);
}

interface PaneProps {
	readonly name: string;
	/** As it is written. */
	readonly price: string;
	readonly left: string;
	/** The roll, and what hangs or lies before it. */
	readonly children: ReactNode;
}

/** One category behind the glass. */
export function Pane({ name, price, left, children }: PaneProps) {
	return (
		<li className={`paper label ${css.pane}`}>
			<p>
				<b className="headline">{name}</b> <b className="headline">{price}</b> <small>{left}</small>
			</p>
			{children}
		</li>
	);
}
