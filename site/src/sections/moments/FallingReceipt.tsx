import type { Resources } from '../../i18n/resources';
import { Example } from '../../ui/Example';
import { PrintedRows, PrintedSlip } from '../../ui/PrintedSlip';
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
					<PrintedSlip className={css.receipt}>
						<ol>
							{text.items.map((item) => (
								<li key={item.title}>
									<h3>{item.title}</h3>
									<p>{item.text}</p>
								</li>
							))}
						</ol>
						<PrintedRows
							rows={text.bon.map((row, at) => (at < text.bon.length - 1 ? row : { ...row, weight: 'sum' as const }))}
						/>
					</PrintedSlip>
				</Example>
			</Section>
		</div>
	);
}
