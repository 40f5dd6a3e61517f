import type { Resources } from '../../i18n/resources';
import { SceneFile } from '../../scenes/SceneFile';
import { Example } from '../../ui/Example';
import { Section } from '../../ui/Section';
import css from './moments.module.css';

/** The stations of a pass along its lanyard, and at the end of it the pass with all its matches. */
export function Lanyard({ text }: { text: Resources['solutions/ticketing/season-pass']['integration'] }) {
	return (
		<Section title={text.title} split>
			<div className={`${css.moment} ${css.hang}`}>
				<p>{text.text}</p>
				<Example>
					<div className={css.lanyard}>
						<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
							<path
								d="M105 4C40 4 10 4 10 16S90 20 90 30.5 10 35 10 45 90 50 90 60 10 65 10 75 50 84 50 101"
								fill="none"
								stroke="var(--flood)"
								strokeWidth={16}
								vectorEffect="non-scaling-stroke"
							/>
						</svg>
						<ol>
							{text.nodes.map((node) => (
								<li key={node} className="label">
									{node}
								</li>
							))}
						</ol>
					</div>
					<SceneFile name="home-games" width={560} height={350} />
				</Example>
			</div>
		</Section>
	);
}
