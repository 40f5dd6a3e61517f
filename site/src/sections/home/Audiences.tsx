import { brand } from '../../content/brand';
import type { Resources } from '../../i18n/resources';
import { isRoutePath } from '../../routes';
import { button } from '../../ui/button';
import { Link } from '../../ui/Link';
import { Section } from '../../ui/Section';
import css from './Audiences.module.css';

/** Who it is for: three doors side by side, divided by perforations. */
export function Audiences({ text, join }: { text: Resources['home']['audiences']; join: string }) {
	return (
		<Section title={text.title} className={css.doors}>
			{text.items.map(({ path, title, text: meaning }) => (
				<article key={path}>
					<h3>
						{isRoutePath(path) && (
							<Link to={path} className="covers">
								{`${title} `}
								<span className="arrow" />
							</Link>
						)}
					</h3>
					<p>{meaning}</p>
				</article>
			))}
			<a href={brand.register.url} className={button('quiet')}>
				{join}
			</a>
		</Section>
	);
}
