import type { ReactNode } from 'react';
import { Link } from '../../ui/Link';
import css from './Pairs.module.css';

interface Props {
	readonly title: string;
	readonly text: string;
	readonly link: string;
	/** The main column beside it. */
	readonly children: ReactNode;
}

/** Terms for registered non-profits, as a coupon to cut out beside the questions. */
export function Coupon({ title, text, link, children }: Props) {
	return (
		<div className={`columns ${css.beside}`}>
			{children}
			<aside className={css.coupon}>
				<h2>{title}</h2>
				<p>{text}</p>
				<Link to="/contact" className={css.more}>
					{link}
				</Link>
			</aside>
		</div>
	);
}
