import { useRef, useState } from 'react';
import { textOf, translator } from '../../../../i18n/i18n';
import paper from '../../../../ui/Paper.module.css';
import { priceText } from '../../money';
import { whenOf } from '../../roll';
import type { Ticket } from '../../state';
import torn from '../../Torn.module.css';
import type { Play } from '../usePlay';
import { TicketCode } from './TicketCode';
import css from './Window.module.css';

/** A ticket with its stub, which tears off when it is given back. */
export function TicketStub({ ticket, play }: { readonly ticket: Ticket; readonly play: Play }) {
	const t = translator('tools/matchday/window');
	const page = textOf('tools/matchday');
	const [fault, setFault] = useState('');
	const row = useRef<HTMLLIElement>(null);
	const { number, category, price, cancelledAt, admittedAt } = ticket;
	const cancel = () => {
		const why = play.act({ kind: 'cancelled', ticket: number });
		setFault(why ? page.impossible[why] : '');
		// The button goes with the ticket's stub.
		if (!why) row.current?.focus();
	};
	const isFree = cancelledAt === undefined && admittedAt === undefined;
	return (
		<li
			ref={row}
			tabIndex={-1}
			className={`${paper.paper} ${torn.torn} ${css.ticket}`}
			data-torn={isFree ? undefined : ''}
			data-cancelled={cancelledAt === undefined ? undefined : ''}
		>
			<div>
				<p>
					<b>{number}</b> <span>{play.names[category]}</span> <span>{priceText(price)}</span>
				</p>
				<p>
					<strong>{play.names.event}</strong>
					{` ${page.day}, ${page.kickOff} · ${page.sample}`}
				</p>
				{cancelledAt !== undefined && <p>{t('cancelled', { time: whenOf(cancelledAt), price: priceText(price) })}</p>}
				{admittedAt !== undefined && <p>{t('insideSince', { time: whenOf(admittedAt) })}</p>}
				{isFree && play.evening.closedAt === undefined && (
					<button type="button" onClick={cancel}>
						{t('cancel')}
						<span className="sr-only">{` ${number}`}</span>
					</button>
				)}
				<span role="status">{fault}</span>
			</div>
			<div>
				<TicketCode number={number} size={87} />
			</div>
		</li>
	);
}
