import { type Ref, useMemo, useState } from 'react';
import { textOf, translator } from '../../../../i18n/i18n';
import { formatCents, formatWhole } from '../../../../money/amounts';
import { button } from '../../../../ui/button';
import paperCss from '../../../../ui/Paper.module.css';
import { timeOf } from '../../clock';
import printedCss from '../../Roll.module.css';
import type { StationProps } from '../usePlay';
import { ReversalForm } from './ReversalForm';
import { reversiblesOf } from './reversible';
import css from './Till.module.css';
import type { TillState } from './useTill';

/** Receipts that are shown at first, and with each press. */
const SHOWN = 20;

interface Props extends StationProps {
	/** Takes receipts back; without it they can only be read. */
	readonly till?: TillState;
	readonly ref?: Ref<HTMLElement>;
}

/** The evening's receipts, newest first: each can be taken back, none can be deleted. */
export function Receipts({ play, till, ref }: Props) {
	const t = translator('tools/matchday/till');
	const { payments } = textOf('tools/matchday').roll;
	const [most, setMost] = useState(SHOWN);
	const { evening } = play;
	const rows = useMemo(() => reversiblesOf(evening, most), [evening, most]);
	const older = evening.receipts.length - rows.length;

	return (
		<section
			ref={ref}
			tabIndex={-1}
			className={css.receipts}
			aria-label={t(till ? 'reverse.title' : 'reverse.readOnly')}
		>
			{till && <h3>{t('reverse.title')}</h3>}
			{till && <p>{t(rows.length > 0 ? 'reverse.why' : 'reverse.none')}</p>}
			<ol className={`${paperCss.paper} ${printedCss.paper} ${css.list}`}>
				{rows.map((row) => {
					const { number, at, payment, total, cancels } = row.receipt;
					const isSale = row.goods.length + row.tickets.length > 0;
					const title = (
						<>
							<span>{[timeOf(at), t('reverse.receipt', { number }), payments[payment]].join(' ')}</span>{' '}
							<strong>{formatCents(total)}</strong>
							{cancels !== undefined && <small>{t('receipt.cancels', { number: cancels })}</small>}
							{isSale && !row.isOpen && row.tickets.every(({ admittedAt }) => admittedAt === undefined) && (
								<small>{t('reverse.done')}</small>
							)}
						</>
					);
					return (
						<li key={number}>
							{till && isSale ? (
								<details name="till-receipt">
									<summary>{title}</summary>
									<ReversalForm row={row} names={play.names} till={till} />
								</details>
							) : (
								<p>{title}</p>
							)}
						</li>
					);
				})}
			</ol>
			{older > 0 && (
				<button type="button" className={button('quiet')} onClick={() => setMost(most + SHOWN)}>
					{t('reverse.more', { count: formatWhole(Math.min(SHOWN, older)) })}
				</button>
			)}
		</section>
	);
}
