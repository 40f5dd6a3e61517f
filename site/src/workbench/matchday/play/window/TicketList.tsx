import { type MouseEvent, useState } from 'react';
import { textOf, translator } from '../../../../i18n/i18n';
import { button } from '../../../../ui/button';
import { priceText } from '../../money';
import type { Ticket } from '../../state';
import { TicketStub } from '../ticket/TicketStub';
import type { Play } from '../usePlay';

/** How many more are shown each time. */
const MORE = 20;

interface Props {
	readonly tickets: readonly Ticket[];
	readonly play: Play;
	/** How many are shown before somebody asks for more. */
	readonly first: number;
	/** Those in the tray show their codes' edges; its first ticket lies open. */
	readonly isTray?: boolean;
}

/** Tickets one behind the other, like in a wallet: one of them is drawn out. */
export function TicketList({ tickets, play, first, isTray = false }: Props) {
	const t = translator('tools/matchday/window');
	const [open, setOpen] = useState(isTray ? tickets[0]?.number : undefined);
	// Nobody is asked to press for one or two.
	const [count, setCount] = useState(tickets.length <= first + 2 ? first + 2 : first);
	const more = Math.min(MORE, tickets.length - count);
	return (
		<>
			<ol>
				{tickets.slice(0, count).map((ticket) => (
					<li key={ticket.number} data-open={ticket.number === open || undefined}>
						<TicketStub
							ticket={ticket}
							names={play.names}
							isOpen={ticket.number === open}
							isPeeking={isTray}
							onFold={() => setOpen(ticket.number === open ? undefined : ticket.number)}
						>
							<Cancelling ticket={ticket} play={play} />
						</TicketStub>
					</li>
				))}
			</ol>
			{more > 0 && (
				<button type="button" className={button('quiet')} onClick={() => setCount(count + MORE)}>
					{t('further', { count: more })}
				</button>
			)}
		</>
	);
}

/** Tears a ticket off, or says why it stays. */
function Cancelling({ ticket, play }: { readonly ticket: Ticket; readonly play: Play }) {
	const t = translator('tools/matchday/window');
	const { impossible } = textOf('tools/matchday');
	const [fault, setFault] = useState('');
	const { number, price } = ticket;
	if (ticket.cancelledAt !== undefined) return <p>{t('cancelled', { number, price: priceText(price) })}</p>;
	if (play.evening.closedAt !== undefined) return <p>{t('final')}</p>;
	if (ticket.admittedAt !== undefined) return <p>{impossible.isInside}</p>;
	const cancel = ({ currentTarget }: MouseEvent) => {
		// This button goes with the ticket: the row above it, which then says so, takes the focus.
		const row = currentTarget.closest('li')?.querySelector('button');
		const why = play.act({ kind: 'cancelled', ticket: number });
		if (why) setFault(impossible[why]);
		else row?.focus();
	};
	return (
		<>
			<button type="button" data-cancel="" onClick={cancel}>
				{t('cancel')}
			</button>
			<span role="status">{fault}</span>
		</>
	);
}
