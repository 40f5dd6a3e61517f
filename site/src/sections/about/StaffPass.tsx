import type { ReactNode } from 'react';
import { persons } from '../../content/team';
import type { Role } from '../../routes';
import { Motif } from './Motif';
import css from './StaffPass.module.css';

interface Props {
	readonly slug: Role;
	/** Over the drawing, e.g. the team's name. */
	readonly badge: string;
	/** The role, in the heading that fits the page. */
	readonly heading: ReactNode;
	/** What the role is about. */
	readonly sentence: string;
	readonly children?: ReactNode;
}

/** A pass on a lanyard. Until there is a person with a photo, it shows the role and a drawing of it. */
export function StaffPass({ slug, badge, heading, sentence, children }: Props) {
	const person = persons[slug];
	return (
		<article className={css.pass}>
			<p className={`${css.badge} label`}>{badge}</p>
			{person?.portrait ? (
				<img src={person.portrait} alt="" width={480} height={400} loading="lazy" className={css.motif} />
			) : (
				<Motif slug={slug} className={css.motif} />
			)}
			<div className={css.words}>
				{heading}
				{person && <p className={css.name}>{person.name}</p>}
				<blockquote>{sentence}</blockquote>
				{children}
			</div>
		</article>
	);
}
