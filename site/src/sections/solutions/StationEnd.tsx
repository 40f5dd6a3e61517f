import { demoPlace } from '../../content/navigation';
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

/** The next step, at the end of a page about a solution; each prints it on an object of its own. What happens after a press stands in the head. */
export function StationEnd({ page, text: { title, text, button }, className }: Props) {
	return (
		<section className={`${css.end} ${className ?? ''}`}>
			<div>
				<h2>{title}</h2>
				<p>{text}</p>
			</div>
			<div>
				<DemoButton to={demoPlace(page)}>{button}</DemoButton>
			</div>
		</section>
	);
}
