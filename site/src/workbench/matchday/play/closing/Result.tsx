import { useState } from 'react';
import { textOf, translator } from '../../../../i18n/i18n';
import { formatCents } from '../../../../money/amounts';
import { button } from '../../../../ui/button';
import { MARKS, timeOf } from '../../clock';
import type { ReceiptMistake } from '../../drawer';
import { cashExpected, reasonFor } from '../../figures';
import { priceText } from '../../money';
import type { Evening, Receipt } from '../../state';
import { Confirm } from '../Confirm';
import type { StationProps } from '../usePlay';
import css from './Closing.module.css';
import { withChange } from './pieces';
import { reasonOf } from './words';

interface Props extends StationProps {
	readonly counted: NonNullable<Evening['counted']>;
	readonly onRecount: () => void;
	/** Closes the till. */
	readonly onClose: (foundOn: number | undefined) => void;
}

/** What the count came to: the difference on the till's display, the receipt that explains it, and the way on. */
export function Result({ play, counted, onRecount, onClose }: Props) {
	const t = translator('tools/matchday/closing');
	const { evening } = play;
	const [found, setFound] = useState<number>();
	const [isEarly, setEarly] = useState(false);
	const expected = cashExpected(evening);
	const missing = expected - counted.cents;
	const isClosed = evening.closedAt !== undefined;
	const mistake = reasonFor(evening);
	const foundOn = evening.foundOn ?? found;
	const state = missing === 0 ? 'right' : mistake === undefined ? 'notAll' : foundOn === undefined ? 'search' : 'found';
	const close = () => (play.now < MARKS.kickOff && !isEarly ? setEarly(true) : onClose(found));
	const reason = mistake && reasonOf(evening, mistake);

	const text = () => {
		if (state === 'right') return t('result.right');
		if (state === 'notAll' || reason === undefined) return t(isClosed ? 'result.unknown' : 'result.notAll');
		if (state === 'found') {
			return `${t('result.found', reason)} ${t(`result.because.${reason.kind}`, reason)}`;
		}
		if (isClosed) return t('result.unknown');
		return `${t(`result.price.${reason.kind}`, reason)} ${t('result.search', { count: withChange(evening).length })}`;
	};

	return (
		<div className={css.result}>
			{/* The station's headline says the same. */}
			<p aria-hidden="true" className={`label ${css.display}`}>
				<span>{t(missing === 0 ? 'display.right' : 'display.short')}</span>
				<b className="headline">{missing === 0 ? t('display.exact') : priceText(missing)}</b>
				<small>
					{`${t('lines.expected')} ${priceText(expected)}`}
					<br />
					{`${t('lines.counted')} ${priceText(counted.cents)}`}
				</small>
			</p>
			<p role="status">{text()}</p>
			{mistake && !isClosed && <Search evening={evening} mistake={mistake} found={found} onFind={setFound} />}
			{isClosed ? (
				<p>{t(missing === 0 ? 'closed.right' : 'closed.text')}</p>
			) : isEarly ? (
				<Confirm
					text={t('early', { time: timeOf(MARKS.kickOff) })}
					answers={[t('earlyNo'), t('earlyYes')]}
					onNo={() => setEarly(false)}
					onYes={close}
				/>
			) : (
				<div className={css.ends} data-order={state}>
					<button
						type="button"
						className={button(state === 'right' || state === 'found' ? 'brand' : 'quiet')}
						data-asks=""
						onClick={close}
					>
						{t(state === 'search' ? 'closeUnsearched' : state === 'notAll' ? 'closeAnyway' : 'close')}
					</button>
					<button type="button" className={button(state === 'notAll' ? 'brand' : 'quiet')} onClick={onRecount}>
						{t('recount')}
					</button>
				</div>
			)}
		</div>
	);
}

interface SearchProps {
	readonly evening: Evening;
	readonly mistake: ReceiptMistake;
	readonly found: number | undefined;
	readonly onFind: (receipt: number) => void;
}

/** The receipts with change: a wrong one answers in its row, the right one is ringed with a pen. */
function Search({ evening, mistake, found, onFind }: SearchProps) {
	const t = translator('tools/matchday/closing');
	const [tried, setTried] = useState<readonly number[]>([]);
	const [said, say] = useState('');
	const { short } = textOf('tools/matchday').roll;
	const pieces = ({ lines }: Receipt) => lines.map((line) => `${line.pieces} ${short[line.item]}`).join(', ');
	const receipts = withChange(evening).filter(({ number }) => found === undefined || number === found);
	return (
		<>
			<p role="status" className="sr-only">
				{found === undefined ? said : ''}
			</p>
			<ol className={`paper ${css.search}`} aria-label={t('result.list')}>
				{receipts.map((receipt) => {
					const { number, at, total, given } = receipt;
					const change = formatCents(given - total);
					return (
						<li key={number} data-found={number === found || undefined}>
							<button
								type="button"
								aria-disabled={tried.includes(number) || number === found || undefined}
								onClick={() => {
									if (number === mistake.receipt) return onFind(number);
									setTried([...tried, number]);
									say(`${t('result.receipt', { number })}: ${t('result.fits', { change })}`);
								}}
							>
								<span>{`${timeOf(at)} ${t('result.receipt', { number })}`}</span> <span>{pieces(receipt)}</span>{' '}
								<span>{t('result.paid', { total: formatCents(total), given: formatCents(given) })}</span>{' '}
								<span>{t(tried.includes(number) ? 'result.fits' : 'result.back', { change })}</span>
							</button>
							{number === found && (
								<p className={`label ${css.pen}`}>{t(`note.${mistake.kind}`, reasonOf(evening, mistake))}</p>
							)}
						</li>
					);
				})}
			</ol>
		</>
	);
}
