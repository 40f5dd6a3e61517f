import type { ReactNode } from 'react';
import { isRoutePath } from '../routes';
import { PageHero } from '../sections/PageHero';
import { button } from '../ui/button';
import { Link } from '../ui/Link';

interface Props {
	readonly text: {
		readonly title: string;
		readonly text: string;
		readonly note: string;
		/** Where to go from here. */
		readonly action: { readonly path: string; readonly label: string };
	};
	/** The drawing that shows what happened. */
	readonly scene: ReactNode;
}

/** A page that says what just happened, and nothing else. */
export function MessagePage({ text, scene }: Props) {
	const { path, label } = text.action;
	if (!isRoutePath(path)) throw new Error(`${path} is no page`);
	return (
		<PageHero
			title={text.title}
			lead={text.text}
			note={text.note}
			scene={scene}
			actions={
				<Link to={path} className={button('quiet')}>
					{label}
				</Link>
			}
		/>
	);
}
