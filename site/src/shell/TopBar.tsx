import { brand } from '../content/brand';
import { translator } from '../i18n/i18n';
import { External } from '../ui/External';
import { Link } from '../ui/Link';
import { Tooltip } from '../ui/Tooltip';
import { Icon } from './Icon';
import css from './TopBar.module.css';

/** The slogan over every page, with the ways to reach the team. */
export function TopBar() {
	const t = translator('common');
	const instagram = t('social.instagram', { brand: brand.name });
	const linkedin = t('social.linkedin', { brand: brand.name });
	return (
		<div className={css.bar}>
			<p className={css.slogan}>{t('slogan')}</p>
			<ul className={css.links}>
				<li>
					<Tooltip text={instagram} align="end">
						<External href={brand.instagram.url} aria-label={`${instagram} (${t('newTab')})`}>
							<Icon name="instagram" />
						</External>
					</Tooltip>
				</li>
				<li>
					<Tooltip text={linkedin} align="end">
						<External href={brand.linkedin.url} aria-label={`${linkedin} (${t('newTab')})`}>
							<Icon name="linkedin" />
						</External>
					</Tooltip>
				</li>
				<li>
					<Tooltip text={t('social.contact')} align="end">
						<Link to="/contact" aria-label={t('social.contact')}>
							<Icon name="contact" />
						</Link>
					</Tooltip>
				</li>
			</ul>
		</div>
	);
}
