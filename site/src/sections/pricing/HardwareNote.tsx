import { Link } from '../../ui/Link';
import { Section } from '../../ui/Section';
import css from './Pairs.module.css';

/** What no plan contains, right below the plans. */
export function HardwareNote({ title, text, link }: { title: string; text: string; link: string }) {
	return (
		<Section className={css.pair}>
			<h2>{title}</h2>
			<div>
				<p>{text}</p>
				<Link to="/devices/" className={css.more}>
					{link}
				</Link>
			</div>
		</Section>
	);
}
