import { ConsentButton } from '../consent/ConsentButton';
import { brand } from '../content/brand';
import { stripPaths } from '../content/navigation';
import { translator } from '../i18n/i18n';
import { Link } from '../ui/Link';
import css from './BottomStrip.module.css';
import { LogoMark } from './Logo';

/** The last line of every page: legal links, the sitemap and where it is made. */
export function BottomStrip() {
	const t = translator('common');
	return (
		<div className={css.strip}>
			<nav aria-label={t('footer.strip')}>
				<ul className={css.links}>
					{stripPaths.map((path) => (
						<li key={path}>
							<Link to={path}>{t(`pages.${path}`)}</Link>
						</li>
					))}
					<li>
						<a href="/sitemap.xml">{t('footer.sitemap')}</a>
					</li>
					<li>
						<ConsentButton />
					</li>
				</ul>
			</nav>
			<p className={css.made}>
				<LogoMark />
				<span className="sr-only">{brand.name}:</span>
				{` ${t('footer.madeIn')}`}
			</p>
		</div>
	);
}
