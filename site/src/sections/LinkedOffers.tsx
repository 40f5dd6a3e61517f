import type { AudienceText } from '../i18n/shapes';
import { isRoutePath } from '../routes';
import { Link } from '../ui/Link';
import css from './LinkedOffers.module.css';

/** What helps here, each leading to its page. */
export function LinkedOffers({ items }: { items: AudienceText['solution']['items'] }) {
	return (
		<ul className={css.offers}>
			{items.map(({ title, text, path }) => {
				if (!isRoutePath(path)) throw new Error(`${path} is no page`);
				return (
					<li key={title}>
						<h3>
							<Link to={path}>{title}</Link>
						</h3>
						<p>{text}</p>
					</li>
				);
			})}
		</ul>
	);
}
