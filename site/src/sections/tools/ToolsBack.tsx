import { useLocation } from '@tanstack/react-router';
import { childrenOf } from '../../content/navigation';
import { translator } from '../../i18n/i18n';
import css from '../../ui/BackLink.module.css';
import { ToolLink } from './ToolLink';

/** The way back to the workbench, with the other tools beside it. All links take along what the visitor filled in. */
export function ToolsBack() {
	const t = translator('common');
	const { pathname } = useLocation();
	const others = childrenOf('/tools/').filter((path) => path !== pathname);
	return (
		<nav className={css.back} aria-label={t('nav.nearby')}>
			<ToolLink to="/tools/" className={css.up}>
				<span className="arrow" /> {t('tools.back')}
			</ToolLink>
			{others.map((path) => (
				<ToolLink key={path} to={path}>
					{t(`pages.${path}`)}
				</ToolLink>
			))}
		</nav>
	);
}
