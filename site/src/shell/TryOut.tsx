import { childrenOf } from '../content/navigation';
import { translator } from '../i18n/i18n';
import { Link } from '../ui/Link';
import group from './NavigationGroup.module.css';
import css from './TryOut.module.css';

const tools = childrenOf('/tools/').filter((path) => path !== '/tools/matchday/');

/**
 * What can be tried without an account. On wide screens a panel of the navigation, on small ones a part of the menu that stands
 * open, so that two presses lead to each of it. Beside its `details`: of a closed one browsers show nothing.
 */
export function TryOut() {
	const t = translator('common');
	return (
		<>
			<details name="navigation" className={`${group.group} ${css.opener}`}>
				<summary className="label">{t('nav.try')}</summary>
			</details>
			<div className={`${group.panel} ${css.panel}`}>
				<p className="label">{t('nav.try')}</p>
				<Link to="/tools/matchday/" className={`${css.ticket} label`}>
					{t('nav.play')}
				</Link>
				<ul className={group.column}>
					<li>
						<Link to="/tools/">{t('nav.all./tools/')}</Link>
					</li>
					{tools.map((path) => (
						<li key={path}>
							<Link to={path}>{t(`pages.${path}`)}</Link>
						</li>
					))}
				</ul>
			</div>
		</>
	);
}
