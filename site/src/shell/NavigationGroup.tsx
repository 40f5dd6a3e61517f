import type { NavigationItem } from '../content/navigation';
import { textOf, translator } from '../i18n/i18n';
import type { RoutePath } from '../routes';
import { Link } from '../ui/Link';
import css from './NavigationGroup.module.css';

type Props = Extract<NavigationItem, { group: string }>;

/** One entry of the navigation that opens a panel of links: native, and only one is open at a time. */
export function NavigationGroup({ group, columns }: Props) {
	const t = translator('common');
	return (
		<details name="navigation" className={css.group}>
			<summary className="label">{t(`nav.groups.${group}`)}</summary>
			<div className={css.panel}>
				<Columns columns={columns} />
				{group === 'solutions' && (
					<Link to="/solutions/" className={css.all}>
						{`${entryName('/solutions/')} `}
						<span className="arrow" />
					</Link>
				)}
			</div>
		</details>
	);
}

/** Lists of links side by side; each begins with the overview of its pages. */
export function Columns({ columns }: { readonly columns: readonly (readonly RoutePath[])[] }) {
	return columns.map((paths) => (
		<ul key={paths[0]} className={css.column}>
			{paths.map((path) => (
				<li key={path}>
					<Link to={path}>{entryName(path)}</Link>
				</li>
			))}
		</ul>
	));
}

/** What header and footer call a page: an overview by all that it shows, a tool by what it does. */
export function entryName(path: RoutePath): string {
	const { nav, pages } = textOf('common');
	const names: Readonly<Record<string, string>> = { ...pages, ...nav.names };
	return names[path] ?? path;
}
