import type { ReactNode } from 'react';
import { brand } from '../content/brand';
import { translator } from '../i18n/i18n';
import { External } from '../ui/External';
import { Link } from '../ui/Link';
import { Tooltip } from '../ui/Tooltip';
import { Icon } from './Icon';
import css from './WaysToUs.module.css';

interface Props {
	/** What the icon of the contact page says. */
	readonly contact: string;
	/** Icons at the end of a line open their tooltips towards its middle, others away from its start. */
	readonly align: 'start' | 'end';
}

/** The ways to reach the team, as icons with their names in tooltips. */
export function WaysToUs({ contact, align }: Props) {
	const t = translator('common');
	const instagram = t('social.instagram', { brand: brand.name });
	const linkedin = t('social.linkedin', { brand: brand.name });
	const way = (text: string, link: ReactNode) => (
		<li>
			<Tooltip text={text} align={align}>
				{link}
			</Tooltip>
		</li>
	);
	return (
		<ul className={css.ways}>
			{way(
				instagram,
				<External href={brand.instagram.url} aria-label={`${instagram} (${t('newTab')})`}>
					<Icon name="instagram" />
				</External>,
			)}
			{way(
				linkedin,
				<External href={brand.linkedin.url} aria-label={`${linkedin} (${t('newTab')})`}>
					<Icon name="linkedin" />
				</External>,
			)}
			{way(
				contact,
				<Link to="/contact" aria-label={contact}>
					<Icon name="contact" />
				</Link>,
			)}
		</ul>
	);
}
