import type { Resources } from '../../i18n/resources';
import { Section } from '../../ui/Section';
import css from './Timeline.module.css';

/** Before, during and after the event: three badges on one perforated line. */
export function Timeline({ text }: { text: Resources['home']['timeline'] }) {
	return (
		<Section title={text.title}>
			<ol className={css.line}>
				{text.items.map((item) => (
					<li key={item.badge} className={css.stop}>
						<p className={css.badge}>
							<span className="label">{item.badge}</span>
						</p>
						<h3>{item.title}</h3>
						<p>{item.text}</p>
					</li>
				))}
			</ol>
		</Section>
	);
}
