import type { Resources } from '../../i18n/resources';
import { Example } from '../../ui/Example';
import { Section } from '../../ui/Section';
import css from './moments.module.css';

/** Tickets in the quota, which is what a full bar stands for. */
const QUOTA = 300;

/** What happens with a purchase, as tickets of one roll that count the days; a bar shows how much of the quota is gone. */
export function TicketChain({ text }: { text: Resources['solutions/ticketing/pre-sales']['integration'] }) {
	return (
		<Section title={text.title} split>
			<div className={css.moment}>
				<p>{text.text}</p>
				<p>
					<strong>{text.event}</strong>
				</p>
				<Example>
					<svg viewBox="0 0 560 64" aria-hidden="true">
						<path d="M84 22h476v20H84z" fill="var(--device-key)" />
						<rect x={122} y={2} width={416} height={58} rx={12} fill="var(--paper-shade)" />
						<path d="M122 20h416M122 40h416" stroke="var(--paper-line)" strokeWidth={2} />
					</svg>
					<ol className={css.chain}>
						{text.days.map((day, index) => (
							<li key={day.text}>
								<p>
									<b className="headline">{day.count}</b>
									{` ${day.unit}`}
								</p>
								<div>
									{day.sold && (
										<svg viewBox={`0 0 ${QUOTA} 8`} preserveAspectRatio="none" aria-hidden="true">
											<path d={`M0 0h${day.sold}v8H0z`} fill="var(--card)" />
										</svg>
									)}
									<h3>{text.nodes[index]}</h3>
									<p>{day.text}</p>
								</div>
							</li>
						))}
					</ol>
				</Example>
			</div>
		</Section>
	);
}
