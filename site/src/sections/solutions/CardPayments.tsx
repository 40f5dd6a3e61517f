import { sampleStations } from '../../bookkeeping/sample-stations';
import { textOf } from '../../i18n/i18n';
import { formatCents } from '../../money/amounts';
import { Example } from '../../ui/Example';
import css from './CardPayments.module.css';

/** All that was paid by card in the sample evening, one by one; the payment that the page follows is marked among them. */
export function CardPayments() {
	const { label, title, card } = textOf('solutions/payments/terminals').account;
	const { number: followed, payments } = sampleStations.card;
	const most = Math.max(...payments.map(({ total }) => total));
	return (
		<Example label={label} className={`paper ${css.account}`}>
			<h3>{title}</h3>
			<ol>
				{payments.map(({ number, time, total }) => (
					<li key={number} className={number === followed ? css.followed : total < 0 ? css.back : undefined}>
						{`${time} `}
						<svg viewBox={`0 0 ${most} 8`} preserveAspectRatio="none" aria-hidden="true">
							<path d={`M0 0h${Math.abs(total)}v8H0z`} />
						</svg>
						<span>{formatCents(total)}</span>
					</li>
				))}
			</ol>
			<p>
				{`${card} `}
				<span>{`${formatCents(payments.reduce((sum, { total }) => sum + total, 0))}\u00a0€`}</span>
			</p>
		</Example>
	);
}
