import { useLocation } from '@tanstack/react-router';
import { childrenOf } from '../content/navigation';
import { translator } from '../i18n/i18n';
import { BackLink } from '../ui/BackLink';
import { Link } from '../ui/Link';

/** The way back to the workbench, with the other tools beside it. */
export function ToolsBack() {
	const t = translator('common');
	const { pathname } = useLocation();
	const others = childrenOf('/tools/').filter((path) => path !== pathname);
	return (
		<BackLink to="/tools/" text={t('tools.back')}>
			{others.map((path) => (
				<Link key={path} to={path}>
					{t(`pages.${path}`)}
				</Link>
			))}
		</BackLink>
	);
}
