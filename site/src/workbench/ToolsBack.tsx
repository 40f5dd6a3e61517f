import { useLocation } from '@tanstack/react-router';
import { childrenOf } from '../content/navigation';
import { translator } from '../i18n/i18n';
import css from '../ui/BackLink.module.css';
import { Link } from '../ui/Link';

/** The way back to the workbench, with the other tools beside it. */
export function ToolsBack() {
	const t = translator('common');
	const { pathname } = useLocation();
	const others = childrenOf('/tools/').filter((path) => path !== pathname);
	return (
		<nav className={css.back} aria-label={t('nav.nearby')}>
			<Link to="/tools/" className={css.up}>
				<span className="arrow" />
				{` ${t('tools.back')}`}
			</Link>
			{others.map((path) => (
				<Link key={path} to={path}>
					{t(`pages.${path}`)}
				</Link>
			))}
		</nav>
	);
}
