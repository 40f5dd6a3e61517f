import type { CategoryText } from '../i18n/shapes';
import type { RoutePath } from '../routes';
import checks from '../ui/Checks.module.css';
import { Link } from '../ui/Link';
import css from './ChildIndex.module.css';

/** The pages below an overview as wide rows: a programme to run a finger down, no cards. */
export function ChildIndex({ paths, items }: { paths: readonly RoutePath[]; items: CategoryText['children'] }) {
	return (
		<ol className={css.index}>
			{items.map(({ path, title, text, facts }) => {
				const to = paths.find((candidate) => candidate.endsWith(`/${path}/`));
				if (to === undefined) throw new Error(`No page ends with /${path}/`);
				return (
					<li key={path} className={css.row}>
						<h2>
							<Link to={to}>{title}</Link>
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
