import type { CategoryText } from '../i18n/shapes';
import type { RoutePath } from '../routes';
import checks from '../ui/Checks.module.css';
import { Link } from '../ui/Link';
import css from './ChildIndex.module.css';

/** The pages below an overview, in the route table's order, as wide rows: a programme to run a finger down, no cards. */
export function ChildIndex({ paths, items }: { paths: readonly RoutePath[]; items: CategoryText['children'] }) {
	return (
		<ol className={css.index}>
			{paths.map((to) => {
				const item = items.find(({ path }) => to.endsWith(`/${path}/`));
				if (item === undefined) throw new Error(`${to} has no text in the 'children' of the overview above it`);
				const { title, text, facts } = item;
				return (
					<li key={to} className={css.row}>
						<h2>
							<Link to={to} className="covers">
								{title}
							</Link>
						</h2>
						<div>
							<p>{text}</p>
							<ul className={checks.checks}>
								{facts.map((fact) => (
									<li key={fact}>{fact}</li>
								))}
							</ul>
						</div>
						<span className={`arrow ${css.arrow}`} />
					</li>
				);
			})}
		</ol>
	);
}
