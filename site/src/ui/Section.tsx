import { type ReactNode, useId } from 'react';
import css from './Section.module.css';

interface Props {
	readonly title?: string;
	/** Ground of the section, where it isn't the page's own: a darker paper, or the full-bleed brand colour. */
	readonly tone?: 'sunken' | 'deep' | undefined;
	/** On wide screens the heading stands beside the content. */
	readonly split?: boolean;
	readonly className?: string | undefined;
	/** Fragment that links lead to. */
	readonly id?: string;
	readonly children: ReactNode;
}

/** A full-bleed stretch of a page with the page's margins, and usually a heading. */
export function Section({ title, tone, split = false, className, id, children }: Props) {
	const heading = useId();
	return (
		<section
			id={id}
			className={['band', css.section, tone, split && `columns ${css.split}`].filter(Boolean).join(' ')}
			aria-labelledby={title && heading}
		>
			{title && <h2 id={heading}>{title}</h2>}
			{className ? <div className={className}>{children}</div> : children}
		</section>
	);
}
