import { translator } from '../../../../i18n/i18n';
import { formatCents } from '../../../../money/amounts';
import { button } from '../../../../ui/button';
import paper from '../../../../ui/Paper.module.css';
import { DENOMINATIONS } from '../../events';
import { priceText } from '../../money';
import type { Evening } from '../../state';
import css from './CountResult.module.css';
import { isNote } from './pieces';
import { countOutcome } from './words';
import { zReportOf } from './z-report';

interface Props {
	readonly evening: Evening;
	readonly counted: NonNullable<Evening['counted']>;
	/** Money came or went since the count. */
	readonly isStale: boolean;
	readonly onRecount: () => void;
	readonly onClose: () => void;
}

/** What the count came to: the difference on the till's display, how it comes about, and the way on. */
export function CountResult({ evening, counted, isStale, onRecount, onClose }: Props) {
	const t = translator('tools/matchday/closing');
	const { float, cashIn, cashBack, expected } = zReportOf(evening);
	const { key, amount } = countOutcome(counted.cents - expected);
	const notes = DENOMINATIONS.reduce(
		(sum, worth, at) => (isNote(worth) ? sum + worth * (counted.pieces[at] ?? 0) : sum),
		0,
	);
	const isClosed = evening.closedAt !== undefined;
	const rows = [
		['float', float],
		['cashIn', cashIn],
		['cashBack', cashBack],
		['expected', expected],
		['notes', notes],
		['coins', counted.cents - notes],
		['counted', counted.cents],
	] as const;
	return (
		<div className={css.outcome}>
			{/* The station's headline says the same. */}
			<p aria-hidden="true" className={css.display}>
				<span>{t(`display.${key}`)}</span>
				<b>{key === 'right' ? t('display.exact') : amount}</b>
				{isClosed && (
					<small>
						{`${t('lines.expected')} ${priceText(expected)}`}
						<br />
						{`${t('lines.counted')} ${priceText(counted.cents)}`}
					</small>
				)}
			</p>
			{isClosed ? (
				<p>
					<strong>{t('closed.word')}</strong>
					{` ${t(key === 'right' ? 'closed.right' : 'closed.text')}`}
				</p>
			) : (
				<>
					<dl className={paper.paper}>
						{rows.map(([name, cents]) => (
							<div key={name} data-sum={name === 'expected' || name === 'counted' || undefined}>
								<dt>{t(`lines.${name}`)}</dt>
								<dd>{formatCents(cents)}</dd>
							</div>
						))}
					</dl>
					{isStale && <p>{t('stale')}</p>}
					<button type="button" className={button()} onClick={onClose}>
						{t('close')}
					</button>
					<button type="button" className={button('quiet')} onClick={onRecount}>
						{t('recount')}
					</button>
				</>
			)}
		</div>
	);
}
