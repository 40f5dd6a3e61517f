import type { ReactNode } from 'react';
import css from './PageHero.module.css';

interface Props {
	readonly label?: string;
	readonly title: string;
	readonly lead: string;
	/** Conditions that belong beside the promise, in the same weight. */
	readonly note?: string;
	/** Buttons. */
	readonly actions?: ReactNode;
	/** The product scene on the right. */
	readonly scene?: ReactNode;
}

/** The head of every page but home. */
export function PageHero({ label, title, lead, note, actions, scene }: Props) {
	return (
		<header className={scene ? `${css.hero} ${css.withScene}` : css.hero}>
			<div className={css.words}>
				{label && <p className={css.label}>{label}</p>}
				<h1>{title}</h1>
				<p className={css.lead}>{lead}</p>
				{actions && <div className={css.actions}>{actions}</div>}
				{note && <p className={css.note}>{note}</p>}
			</div>
			{scene && <div className={css.scene}>{scene}</div>}
		</header>
	);
}
