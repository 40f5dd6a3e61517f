import { translator } from '../../../../i18n/i18n';
import { cashExpected } from '../../figures';
import { priceText } from '../../money';
import type { Evening } from '../../state';
import css from './Closing.module.css';

interface Props {
	readonly evening: Evening;
	readonly counted: NonNullable<Evening['counted']>;
}

/** What the count came to, on the till's display, and what becomes of a difference. */
export function Result({ evening, counted }: Props) {
	const t = translator('tools/matchday/closing');
	const expected = cashExpected(evening);
	const missing = expected - counted.cents;
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
			<p>{t(missing === 0 ? 'closed.right' : 'closed.text')}</p>
		</div>
	);
}
