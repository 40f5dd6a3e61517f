import { brand } from '../content/brand';
import { footerGroups } from '../content/navigation';
import { translator } from '../i18n/i18n';
import { Link } from '../ui/Link';
import css from './Footer.module.css';
import { LogoMark } from './Logo';
import { WaysToUs } from './WaysToUs';

/** The footer: what this is, every page in groups, and the ways to reach the team. */
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
				{footerGroups.map(({ name, overview, paths }) => (
					<section key={name}>
						<h2>{overview ? <Link to={overview}>{t(`footer.groups.${name}`)}</Link> : t(`footer.groups.${name}`)}</h2>
						<ul>
							{paths.map((path) => (
								<li key={path}>
									<Link to={path}>{t(`pages.${path}`)}</Link>
								</li>
							))}
						</ul>
					</section>
				))}
			</nav>
		</div>
	);
}
