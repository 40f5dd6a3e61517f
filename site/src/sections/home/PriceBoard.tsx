import { brand } from '../../content/brand';
import { plans } from '../../content/plans';
import type { Resources } from '../../i18n/resources';
import { formatEuro } from '../../ui/amounts';
import { button } from '../../ui/button';
import { Link } from '../../ui/Link';
import { Section } from '../../ui/Section';
import css from './PriceBoard.module.css';

/** The plans under the landing page's own names, as a price board; each says which plan it is. */
export function PriceBoard({ text }: { text: Resources['home']['pricing'] }) {
	return (
		<Section title={text.title} className={css.board}>
			<p>{text.text}</p>
			<ul>
				{text.plans.map(({ id, name, tagline, points, corresponds, button: label }) => {
					const price = plans.find((plan) => plan.id === id)?.monthly ?? null;
					return (
						<li key={id} className={css.row}>
							<h3>{name}</h3>
							<p className={css.price}>
								{price !== null && formatEuro(price)} <span>{text.perMonth}</span>
							</p>
							<div className={css.about}>
								<p>
									{tagline}. <Link to="/pricing/">{corresponds}</Link>
								</p>
								<p className={css.points}>{points.join(' · ')}</p>
							</div>
							<a href={brand.register.url} className={button('quiet', 'small')}>
								{label}
								<span className="sr-only"> ({name})</span>
							</a>
						</li>
					);
				})}
			</ul>
			<p className={css.note}>{text.note}</p>
			<Link to="/pricing/" className={css.all}>
				{text.link} <span className="arrow" />
			</Link>
		</Section>
	);
}
