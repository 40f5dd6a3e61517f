import { brand } from '../content/brand';
import { footerGroups } from '../content/navigation';
import { translator } from '../i18n/i18n';
import { Link } from '../ui/Link';
import css from './Footer.module.css';
import { LogoMark } from './Logo';
import { Columns } from './NavigationGroup';
import group from './NavigationGroup.module.css';
import { WaysToUs } from './WaysToUs';

/**
 * The footer: what this is, every page in groups, and the ways to reach the team. On a phone each group is closed until it is
 * pressed. Its links stand beside the `details`: of a closed one browsers show nothing, and on wide screens all are in view.
 */
export function Footer() {
	const t = translator('common');
	return (
		<div className={css.footer}>
			<div className={css.about}>
				<Link to="/" className={css.logo} aria-label={t('home', { brand: brand.name })}>
					<LogoMark />
				</Link>
				<p>{t('footer.description')}</p>
				<WaysToUs contact={t('footer.chat')} align="start" />
			</div>
			<nav className={css.groups} aria-label={t('footer.label')}>
				{footerGroups.map(({ name, columns }) => (
					<div key={name}>
						<details name="footer" className={group.group}>
							<summary className="label">{t(`footer.groups.${name}`)}</summary>
						</details>
						<div className={css.lists}>
							<Columns columns={columns} />
						</div>
					</div>
				))}
			</nav>
		</div>
	);
}
