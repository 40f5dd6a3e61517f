import { demoPlace } from '../../content/navigation';
import { translator } from '../../i18n/i18n';
import type { CallToActionText } from '../../i18n/shapes';
import type { RoutePath } from '../../routes';
import { DemoButton } from '../../ui/DemoButton';
import css from './StationEnd.module.css';

interface Props {
	readonly page: RoutePath;
	readonly text: CallToActionText;
	/** The object that the page ends with. */
	readonly className?: string | undefined;
}

/** The next step, at the end of a page about a solution; each prints it on an object of its own. */
export function StationEnd({ page, text: { title, text, button }, className }: Props) {
	const t = translator('common');
	const to = demoPlace(page);
	return (
		<section className={`${css.end} ${className ?? ''}`}>
			<div>
				<h2>{title}</h2>
				<p>{text}</p>
			</div>
			<div>
				<DemoButton to={to}>{button}</DemoButton>
				<p>
					<small>{t(`demo.${to}`)}</small>
				</p>
			</div>
		</section>
	);
}
