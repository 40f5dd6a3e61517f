import type { NavigationItem } from '../content/navigation';
import { translator } from '../i18n/i18n';
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
				{columns.map((paths) => (
					<ul key={paths[0]} className={css.column}>
						{paths.map((path) => (
							<li key={path}>
								<Link to={path}>{nameOf(path)}</Link>
							</li>
						))}
					</ul>
				))}
				{group === 'solutions' && (
					<Link to="/solutions/" className={css.all}>
						{`${t('nav.all./solutions/')} `}
						<span className="arrow" />
					</Link>
				)}
			</div>
		</details>
	);

	function nameOf(path: RoutePath): string {
		return path === '/devices/' || path === '/ecosystem/' ? t(`nav.all.${path}`) : t(`pages.${path}`);
	}
}
