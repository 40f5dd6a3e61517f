import type { Resources } from '../../i18n/resources';
import { isRoutePath } from '../../routes';
import { SceneFile } from '../../scenes/SceneFile';
import checks from '../../ui/Checks.module.css';
import { Example } from '../../ui/Example';
import { Link } from '../../ui/Link';
import { Section } from '../../ui/Section';
import css from './Benefits.module.css';

/** One scene a benefit, in the same order, with the sizes that their files have. */
const SCENES = [
	{ name: 'season-pass', width: 560, height: 500 },
	{ name: 'pos-screen', width: 580, height: 492 },
	{ name: 'report-page', width: 560, height: 470 },
] as const;

/** What changes for the club: each with the object that does it, left and right by turns. */
export function Benefits({ text }: { text: Resources['home']['benefits'] }) {
	return (
		<Section title={text.title} tone="sunken" className={css.benefits}>
			{text.items.map((item, index) => {
				const scene = SCENES[index];
				return (
					<article key={item.title} className={css.benefit}>
						<div className={css.words}>
							<h3>{item.title}</h3>
							<p>{item.text}</p>
							<ul className={checks.checks}>
								{item.points.map((point) => (
									<li key={point}>{point}</li>
								))}
							</ul>
							{isRoutePath(item.path) && (
								<Link to={item.path} className={css.more}>
									{`${item.link} `}
									<span className="arrow" />
								</Link>
							)}
						</div>
						{scene && (
							<Example>
								<SceneFile {...scene} label={item.scene} />
							</Example>
						)}
					</article>
				);
			})}
		</Section>
	);
}
