import type { ReactNode } from 'react';
import type { RoleSlug } from '../../content/team';
import { Motif } from './Motif';
import css from './StaffPass.module.css';

interface Props {
	readonly slug: RoleSlug;
	/** Over the drawing, e.g. the team's name. */
	readonly badge: string;
	/** The role, in the heading that fits the page. */
	readonly heading: ReactNode;
	/** What the person says. */
	readonly quote: string;
	readonly children?: ReactNode;
}

/** A pass on a lanyard. Where others print a photo it shows what the person looks after: the specification names nobody. */
export function StaffPass({ slug, badge, heading, quote, children }: Props) {
	return (
		<article className={css.pass}>
			<p className={css.badge}>{badge}</p>
			<Motif slug={slug} className={css.motif} />
			<div className={css.words}>
				{heading}
				<blockquote>{quote}</blockquote>
				{children}
			</div>
		</article>
	);
}
