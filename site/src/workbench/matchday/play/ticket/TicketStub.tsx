import type { ReactNode } from 'react';
import words from '../../../../../../locales/de/papers/match-day.json';
import { textOf, translator } from '../../../../i18n/i18n';
import paper from '../../../../ui/Paper.module.css';
import { priceText } from '../../money';
import { type Names, nameOf } from '../../names';
import { whenOf } from '../../roll';
import type { Ticket } from '../../state';
import { TicketCode } from './TicketCode';
import css from './TicketStub.module.css';

interface Props {
	readonly ticket: Ticket;
	readonly names: Names;
	/** Below what is printed: what can be done with it. */
	readonly children?: ReactNode;
	readonly onFold: () => void;
	readonly isOpen: boolean;
	/** A folded one shows the upper edge of its code, too. */
	readonly isPeeking?: boolean;
}

/** A ticket with its stub: number, category and price in one row, which may be all that shows of it. */
export function TicketStub({ ticket, names, children, onFold, isOpen, isPeeking = false }: Props) {
	const page = textOf('tools/matchday');
	return (
		<div
			className={`${paper.paper} ${css.ticket}`}
			data-open={isOpen || undefined}
			data-cancelled={ticket.cancelledAt === undefined ? undefined : ''}
			data-inside={ticket.admittedAt === undefined ? undefined : ''}
		>
			<div>
				<button type="button" aria-expanded={isOpen} onClick={onFold}>
					<b>{ticket.number}</b> <span>{nameOf(ticket.category, names, words)}</span>{' '}
					<span>{priceText(ticket.price)}</span> <StateOf ticket={ticket} />
				</button>
				{isOpen && (
					<div>
						<strong>{names.event}</strong>
						<span>
							{page.day}, {page.kickOff}
						</span>
						<span>
							{names.club} · {page.sample}
						</span>
						{children}
					</div>
				)}
			</div>
			<div aria-hidden={!isOpen}>{(isOpen || isPeeking) && <TicketCode number={ticket.number} size={87} />}</div>
		</div>
	);
}

/** What has become of a ticket, in words; nothing as long as it waits for its guest. */
function StateOf({ ticket: { cancelledAt, admittedAt } }: Pick<Props, 'ticket'>) {
	const t = translator('tools/matchday/window');
	if (cancelledAt !== undefined) return <em>{t('cancelledAt', { time: whenOf(cancelledAt) })}</em>;
	if (admittedAt !== undefined) return <em>{t('insideSince', { time: whenOf(admittedAt) })}</em>;
	return null;
}
