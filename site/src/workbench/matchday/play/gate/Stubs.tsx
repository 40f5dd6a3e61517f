import { useEffect, useRef } from 'react';
import { translator } from '../../../../i18n/i18n';
import { timeOf } from '../../clock';
import { gateOf } from '../../figures';
import type { Names } from '../../names';
import type { Evening } from '../../state';
import css from './Gate.module.css';
import { otherDayOfMonth, type Stub, stubsOf } from './verdict';

interface Props {
	readonly evening: Evening;
	readonly names: Names;
	readonly onTap: (number: number) => void;
}

/** The tickets that lie at the gate, to be tapped: whole ones outside, torn ones of guests who are in. */
export function Stubs({ evening, names, onTap }: Props) {
	const t = translator('tools/matchday/gate');
	const stubs = stubsOf(evening);
	const { inside, valid, sold } = gateOf(evening);
	const place = useRef<HTMLDivElement>(null);
	const isTorn = useRef(false);

	// A torn ticket leaves the row: whoever works by keys goes on with the next one.
	useEffect(() => {
		if (!isTorn.current) return;
		isTorn.current = false;
		place.current?.scrollTo({ left: 0 });
		place.current?.querySelector('button')?.focus({ preventScroll: true });
	});

	const listed = (isUsed: boolean) => (
		<ul data-used={isUsed || undefined}>
			{stubs
				.filter(({ kind }) => (kind === 'inside' || kind === 'cancelled') === isUsed)
				.map((stub) => (
					<li key={stub.number}>
						<button
							type="button"
							className={`label ${css.stub}`}
							data-kind={stub.kind}
							onClick={() => {
								isTorn.current = stub.kind === 'valid';
								onTap(stub.number);
							}}
						>
							<b className="headline">{stub.number}</b> <span>{printOn(stub, names)}</span>
						</button>
					</li>
				))}
		</ul>
	);

	return (
		<div ref={place} className={css.stubs}>
			<h3>{t('stubs.outside', { count: valid - inside })}</h3>
			{listed(false)}
			<h3>{t(sold === valid ? 'stubs.inside' : 'stubs.insideBack', { count: inside, back: sold - valid })}</h3>
			{listed(true)}
		</div>
	);
}

/** What stands on a ticket below its number. */
function printOn({ kind, ticket }: Stub, names: Names): string {
	const t = translator('tools/matchday/gate');
	if (kind === 'inside') return timeOf(ticket?.admittedAt ?? 0);
	if (kind === 'cancelled') return t('stubs.cancelled');
	return ticket ? names[ticket.category] : t('date', { day: otherDayOfMonth() });
}
