import type { Resources } from '../../i18n/resources';
import { Example } from '../../ui/Example';
import { Section } from '../../ui/Section';
import css from './moments.module.css';

/** The steps of a shift on one receipt, which falls from the printer into the next section. */
export function FallingReceipt({ text }: { text: Resources['solutions/ticketing/printer']['steps'] }) {
	return (
		<div className={css.fall}>
			<Section title={text.title} tone="deep" split>
				<Example>
					<svg viewBox="0 0 560 96" aria-hidden="true">
						<path d="M0 96V26A20 20 0 0 1 20 6H540a20 20 0 0 1 20 20V96z" fill="var(--device)" />
						<path d="M24 84H536" stroke="var(--device-edge)" strokeWidth={16} strokeLinecap="round" />
						<circle cx={520} cy={40} r={9} fill="var(--flood)" />
					</svg>
					<div className={css.receipt}>
						<ol>
							{text.items.map((item) => (
								<li key={item.title}>
									<h3>{item.title}</h3>
									<p>{item.text}</p>
								</li>
							))}
						</ol>
						<dl>
							{text.bon.map((row) => (
								<div key={row.text}>
									<dt>{row.text}</dt>
									<dd>{row.amount}</dd>
								</div>
							))}
						</dl>
					</div>
				</Example>
			</Section>
		</div>
	);
}
