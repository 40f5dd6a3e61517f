import type { ReactNode } from 'react';
import { demoPlace } from '../content/navigation';
import { translator } from '../i18n/i18n';
import type { OfferHeroText } from '../i18n/shapes';
import type { RoutePath } from '../routes';
import { DemoButton } from '../ui/DemoButton';
import { PageHero } from './PageHero';

interface Props {
	readonly path: RoutePath;
	readonly text: OfferHeroText;
	readonly scene: ReactNode;
}

/** The head of a page that offers a demo; below the button what comes of it, and the way to the costs. */
export function DemoHero({ path, text: { button, ...words }, scene }: Props) {
	const t = translator('common');
	const to = demoPlace(path);
	return (
		<PageHero
			{...words}
			note={`${t(`demo.${to}`)} ${t('demo.costs')}`}
			actions={<DemoButton to={to}>{button}</DemoButton>}
			scene={scene}
		/>
	);
}
