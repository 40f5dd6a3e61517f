import { useId, useState } from 'react';
import words from '../../../../../../locales/de/papers/match-day.json';
import type { Item } from '../../../../bookkeeping/goods';
import { textOf, translator } from '../../../../i18n/i18n';
import paperCss from '../../../../ui/Paper.module.css';
import { euros } from '../../../written';
import { priceText } from '../../money';
import { nameOf } from '../../names';
import type { StationProps } from '../usePlay';

import css from './Keys.module.css';

interface Props extends StationProps {
	readonly item: Item;
}

/** A key with its price to write over. What can't be read stays, and so does the price that held before. */
export function PriceField({ item, play }: Props) {
	const t = translator('tools/matchday/till');
	const id = useId();
	const price = play.evening.prices[item];
	const [text, setText] = useState<string>();
	const [why, setWhy] = useState<string>();
	const leave = () => {
		if (text === undefined) return;
		const cents = euros.read(text);
		if (cents === undefined) return setWhy(t('price.unread'));
		const fault = cents === price ? undefined : play.act({ kind: 'priced', item, cents });
		setWhy(fault && textOf('tools/matchday').impossible[fault]);
		if (fault === undefined) setText(undefined);
	};
	return (
		<div className={`${paperCss.paper} ${css.key}`} data-price="">
			<label htmlFor={id}>
				<span className="sr-only">{t('price.label', { item: '' })}</span>
				<b>{nameOf(item, play.names, words)}</b>
			</label>
			<input
				id={id}
				type="text"
				inputMode={euros.inputMode}
				autoComplete="off"
				value={text ?? euros.write(price)}
				aria-invalid={why ? true : undefined}
				aria-describedby={why && `${id}-why`}
				onChange={({ target }) => setText(target.value)}
				onBlur={leave}
				onKeyDown={({ key }) => {
					if (key === 'Enter') leave();
					if (key !== 'Escape') return;
					setText(undefined);
					setWhy(undefined);
				}}
			/>
			{why && (
				<p id={`${id}-why`} role="alert">
					{t('price.holds', { why, price: priceText(price) })}
				</p>
			)}
		</div>
	);
}
