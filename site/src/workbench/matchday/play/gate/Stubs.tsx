import { useEffect, useRef } from 'react';
import { translator } from '../../../../i18n/i18n';
import { formatWhole } from '../../../../money/amounts';
import { timeOf } from '../../clock';
import { priceText } from '../../money';
import type { Names } from '../../names';
import type { Evening } from '../../state';
import css from './Stubs.module.css';
import { otherDayOfMonth, type Stub, stubsOf } from './verdict';

interface Props {
	readonly evening: Evening;
	readonly names: Names;
	readonly onTap: (number: number) => void;
}

/** The tickets that lie at the gate, to be tapped: those of guests who are in are torn. */
export function Stubs({ evening, names, onTap }: Props) {
	const t = translator('tools/matchday/gate');
	const { stubs, left } = stubsOf(evening);
	const list = useRef<HTMLUListElement>(null);
	const isTorn = useRef(false);

	// A torn ticket goes to the end of the row: whoever works by keys goes on with the next one.
	useEffect(() => {
		if (!isTorn.current) return;
		isTorn.current = false;
		list.current?.scrollTo({ left: 0 });
		list.current?.querySelector('button')?.focus({ preventScroll: true });
	});

	return (
		<>
			<ul ref={list} className={css.stubs} aria-label={t('stubs.label')}>
				{stubs.map((stub) => {
					const [text, price] = printOn(stub, names);
					return (
						<li key={stub.number}>
							<button
								type="button"
								className={css.stub}
								data-kind={stub.kind}
								onClick={() => {
									isTorn.current = stub.kind === 'valid';
									onTap(stub.number);
								}}
							>
								<b>{stub.number}</b> <span>{text}</span>
								{price && <span>{` ${price}`}</span>}
							</button>
						</li>
					);
				})}
			</ul>
			{left > 0 && <p>{t('stubs.more', { number: formatWhole(left) })}</p>}
		</>
	);
}

/** What stands on a ticket below its number. */
function printOn({ kind, ticket }: Stub, names: Names): readonly string[] {
	const t = translator('tools/matchday/gate');
	if (kind === 'inside') return [t('stubs.inside', { time: timeOf(ticket?.admittedAt ?? 0) })];
	if (kind === 'cancelled' || ticket === undefined) {
		return [kind === 'cancelled' ? t('stubs.cancelled') : t('date', { day: otherDayOfMonth() })];
	}
	return [names[ticket.category], priceText(ticket.price)];
}
