import type { Resources } from '../../i18n/resources';
import { isRoutePath } from '../../routes';
import { Link } from '../../ui/Link';
import { Section } from '../../ui/Section';
import css from './FeatureIndex.module.css';

/** Every solution and device group as a dense list with links, like the index of a programme. */
export function FeatureIndex({ text }: { text: Resources['home']['index'] }) {
	return (
		<Section title={text.title} className={css.index}>
			{text.groups.map((group) => (
				<section key={group.title}>
					<h3>{group.title}</h3>
					<ul>
						{group.items.map(({ path, label, text: meaning }) => (
							<li key={path}>
								{isRoutePath(path) && (
									<Link to={path} className="covers">
										{label}
									</Link>
								)}
								<p>{meaning}</p>
							</li>
						))}
					</ul>
				</section>
			))}
		</Section>
	);
}
