import type { ReactNode } from 'react';
import { translator } from '../i18n/i18n';
import type { CategoryText } from '../i18n/shapes';
import type { RoutePath } from '../routes';
import { ShelfPart } from '../scenes/ShelfPart';
import { type ShelfGroup, shelfParts } from '../scenes/shelf';
import { Example } from '../ui/Example';
import { Link } from '../ui/Link';
import css from './Shelf.module.css';

interface Props {
	readonly paths: readonly RoutePath[];
	readonly items: CategoryText['children'];
	/** The place that the pages below this one belong to; without it each of them stands on the shelf as an object. */
	readonly scene?: ReactNode;
}

const isGroup = (path: string): path is ShelfGroup => path in shelfParts;

/** The part below an overview's head: one drawing with the links beside it, or a shelf whose objects are the links. */
export function Shelf({ paths, items, scene }: Props) {
	const example = translator('common')('example');
	const list = (
		<ol className={scene ? css.list : css.rack}>
			{paths.map((to) => {
				const item = items.find(({ path }) => to.endsWith(`/${path}/`));
				if (item === undefined) throw new Error(`${to} has no text in the 'children' of the overview above it`);
				const { path, title, text, facts } = item;
				return (
					<li key={to}>
						{!scene && isGroup(path) && <ShelfPart group={path} label={`${example}: ${title}`} />}
						<div>
							<h2>
								<Link to={to} className="covers">
									{title}
								</Link>
							</h2>
							<p>{text}</p>
							<p>{facts.join(' · ')}</p>
						</div>
					</li>
				);
			})}
		</ol>
	);
	return (
		<div className={scene ? `${css.place} ${css.split}` : css.place}>
			{scene ? (
				<>
					<Example>{scene}</Example>
					{list}
				</>
			) : (
				<Example>{list}</Example>
			)}
		</div>
	);
}
