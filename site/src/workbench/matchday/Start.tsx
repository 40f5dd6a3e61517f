import type { Ref } from 'react';
import { categories } from '../../bookkeeping/goods';
import { takeOver } from '../../boot/early-presses';
import { textOf, translator } from '../../i18n/i18n';
import { priceText } from './money';
import type { Names } from './names';
import rollCss from './Roll.module.css';
import css from './Start.module.css';
import stubCss from './Stub.module.css';
import { Pane, Shop } from './shop/Shop';
import { TicketRoll } from './shop/TicketRoll';
import { EMPTY, type Evening, FIRST_TICKET, leftOf } from './state';

interface Props {
	readonly title: Ref<HTMLHeadingElement>;
	readonly names: Names;
	readonly prices: Evening['prices'];
	/** Where the page tells how the sample evening went. */
	readonly sample: string;
	/** Sells the first ticket. */
	readonly onPull: () => void;
}

/** The first screen: the shop window, a ticket half out of its roll, and on the till roll what this is. */
export function Start({ title, names, prices, sample, onPull }: Props) {
	const t = translator('tools/matchday');
	const text = textOf('tools/matchday');
	return (
		<header className={css.start}>
			<Shop
				sign={
					<h1 ref={title} tabIndex={-1}>
						{text.title}
					</h1>
				}
			>
				{categories.map((category, at) => {
					const left = leftOf(EMPTY, category);
					const [name, price] = [names[category], priceText(prices[category])];
					return (
						<Pane key={category} name={name} price={price} left={t('left', { left, quota: left })}>
							<div className={css.hanging}>
								<TicketRoll left={left} quota={left} />
								{at === 0 && (
									<div className={css.ticket}>
										<p aria-hidden="true">
											<b className="headline">{t('roll.number', { number: FIRST_TICKET })}</b>
											<span>{name}</span> <span>{price}</span>
										</p>
										<button ref={takeOver} type="button" data-js="play" className={stubCss.stub} onClick={onPull}>
											{`${text.pull} `}
											<span className="arrow" />
										</button>
										<a href={`#${sample}`} className={`${stubCss.stub} ${css.told}`}>
											{text.told.title}
										</a>
									</div>
								)}
							</div>
						</Pane>
					);
				})}
			</Shop>
			<div className={css.roll}>
				<div className={`paper ${css.paper}`}>
					<p>{text.lead}</p>
					<p>{text.time}</p>
					<p>{text.note}</p>
					<div className={rollCss.paper}>
						<p className={rollCss.sample}>{text.sample}</p>
						<p>{text.roll.empty}</p>
					</div>
				</div>
				<span className={rollCss.slot} />
			</div>
			<p className={css.way}>
				<a href={`#${sample}`}>{text.told.title}</a>
			</p>
		</header>
	);
}
