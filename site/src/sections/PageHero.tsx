import type { ReactNode } from 'react';
import { LinkedText } from '../ui/LinkedText';
import frame from './Hero.module.css';
import css from './PageHero.module.css';

interface Props {
	readonly label?: string;
	readonly title: string;
	readonly lead: string;
	/** What the button brings, or who bears which cost: no bolder than the lead. */
	readonly note?: string;
	/** Buttons. */
	readonly actions?: ReactNode;
	/** The product scene on the right. */
	readonly scene?: ReactNode;
}

/** The head of every page but home. */
export function PageHero({ label, title, lead, note, actions, scene }: Props) {
	return (
		<header className={scene ? `${frame.hero} ${css.withScene}` : frame.hero}>
			<div className={frame.words}>
				{label && <p className={css.label}>{label}</p>}
				<h1 className={css.title}>{title}</h1>
				<p className={frame.lead}>{lead}</p>
				{actions && <div className={css.actions}>{actions}</div>}
				{note && (
					<p className={frame.note}>
						<LinkedText text={note} />
					</p>
				)}
			</div>
			{scene && <div className={css.scene}>{scene}</div>}
		</header>
	);
}
