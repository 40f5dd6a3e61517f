import type { ReactNode } from 'react';
import { textOf } from '../i18n/i18n';
import { isRoutePath } from '../routes';
import { PageHero } from '../sections/PageHero';
import { button } from '../ui/button';
import { Link } from '../ui/Link';

interface Props {
	readonly ns: 'signup-asked' | 'signup-confirmed' | 'signup-unsubscribed';
	/** The drawing that shows what happened. */
	readonly scene: ReactNode;
}

/** A page that says what just happened, and nothing else. */
export default function MessagePage({ ns, scene }: Props) {
	const { title, text, note, action } = textOf(ns);
	if (!isRoutePath(action.path)) throw new Error(`${action.path} is no page`);
	return (
		<PageHero
			title={title}
			lead={text}
			note={note}
			scene={scene}
			actions={
				<Link to={action.path} className={button('quiet')}>
					{action.label}
				</Link>
			}
		/>
	);
}
