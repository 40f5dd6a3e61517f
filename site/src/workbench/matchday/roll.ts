import type { Item } from '../../bookkeeping/goods';
import { textOf, translator } from '../../i18n/i18n';
import { formatCents } from '../../money/amounts';
import { dayOf, MATCH_DAY, timeOf } from './clock';
import { after, EVENTS_MAX, type Impossible } from './evening';
import type { Event, Pieces } from './events';
import { cashExpected, differenceOf } from './figures';
import { countOf, EMPTY, type Evening, entriesOf, type Receipt, ticketOf } from './state';

/** What an event is printed as on the roll. */
export interface PrintedLine {
	/** Its moment, see `clock.ts`. */
	readonly at: number;
	/** 'Do 19:12', or '14:31' on the day of the match. */
	readonly time: string;
	readonly text: string;
	/** Euros, or a word of the gate. */
	readonly right: string;
	/** A second, smaller row. */
	readonly detail?: string;
	/** Something was taken back or turned away: its bar hangs down. */
	readonly isBack: boolean;
	/** The gate said no: printed white on black. */
	readonly isHalt: boolean;
}

/** An evening with everything that was printed. */
export interface Played {
	readonly events: readonly Event[];
	readonly evening: Evening;
	readonly lines: readonly PrintedLine[];
}

/** Before the first event. */
export const NOT_BEGUN: Played = { events: [], evening: EMPTY, lines: [] };

/** The evening with one more event, or why that event can't be. */
export function playedOn(played: Played, event: Event): Played | Impossible {
	if (played.events.length >= EVENTS_MAX) return 'tooMany';
	const evening = after(played.evening, event);
	if (typeof evening === 'string') return evening;
	return { events: [...played.events, event], evening, lines: [...played.lines, lineOf(event, evening)] };
}

/** The evening of a log that can be (`eveningOf`). */
export function playedOf(events: readonly Event[]): Played {
	let evening = EMPTY;
	const lines = events.map((event) => {
		const next = after(evening, event);
		if (typeof next === 'string') throw new Error(`${event.kind} can't be: ${next}`);
		evening = next;
		return lineOf(event, evening);
	});
	return { events, evening, lines };
}

/** A moment as it is printed: 'Do 19:12', or '14:31' on the day of the match. */
export function whenOf(moment: number): string {
	const day = dayOf(moment);
	const time = timeOf(moment);
	return day === MATCH_DAY ? time : `${textOf('tools/matchday').roll.days[day]} ${time}`;
}

/** @param evening right after the event */
function lineOf(event: Event, evening: Evening): PrintedLine {
	const time = whenOf(event.at);
	const isBack = event.kind === 'cancelled' || event.kind === 'refused' || event.kind === 'reversed';
	return { at: event.at, time, isBack, isHalt: event.kind === 'refused', ...wordsOf(event, evening) };
}

function wordsOf(event: Event, evening: Evening): Pick<PrintedLine, 'text' | 'right' | 'detail'> {
	const t = translator('tools/matchday');
	const { roll } = textOf('tools/matchday');
	switch (event.kind) {
		case 'sold': {
			const numbers = evening.tickets.slice(-countOf(event.pieces)).map(({ number }) => number);
			const sum = evening.tickets.slice(-numbers.length).reduce((all, { price }) => all + price, 0);
			return {
				text: shortOf(event.pieces),
				right: formatCents(sum),
				detail: t('roll.online', { numbers: numbersOf(numbers) }),
			};
		}
		case 'cancelled': {
			const ticket = ticketOf(evening, event.ticket);
			return {
				text: t('roll.cancelled', { number: event.ticket }),
				right: formatCents(-(ticket?.price ?? 0)),
				detail: roll.back,
			};
		}
		case 'admitted': {
			const category = ticketOf(evening, event.ticket)?.category;
			return { text: `${event.ticket} ${category ? roll.short[category] : ''}`, right: roll.valid };
		}
		case 'refused': {
			const admittedAt = ticketOf(evening, event.ticket)?.admittedAt;
			const values = { number: event.ticket, time: timeOf(admittedAt ?? event.at) };
			return { text: t(`roll.refused.${event.why}`, values), right: roll.halt };
		}
		case 'rungUp':
		case 'reversed':
			return receiptLine(evening.receipts[evening.receipts.length - 1]);
		case 'priced':
			return { text: t('roll.priced', { item: roll.short[event.item] }), right: formatCents(event.cents) };
		case 'counted':
			return { text: roll.counted, right: formatCents(evening.counted?.cents ?? cashExpected(evening)) };
		case 'closed':
			return { text: roll.closed, right: formatCents(differenceOf(evening) ?? 0) };
	}
}

function receiptLine(receipt: Receipt | undefined): Pick<PrintedLine, 'text' | 'right' | 'detail'> {
	if (receipt === undefined) return { text: '', right: '' };
	const { number, payment, lines, total, tickets, cancels } = receipt;
	const t = translator('tools/matchday');
	const all = lines.map(({ item, pieces }) => piecesOf(item, Math.abs(pieces))).join(', ');
	const pieces = cancels === undefined ? all : `${all}, ${t('roll.from', { number: cancels })}`;
	const words = { number, payment: textOf('tools/matchday').roll.payments[payment] };
	return {
		text: t(cancels === undefined ? 'roll.receipt' : 'roll.reversed', words),
		right: formatCents(total),
		detail: tickets.length === 0 ? pieces : t('roll.printed', { pieces, numbers: numbersOf(tickets) }),
	};
}

const piecesOf = (item: Item, count: number) => `${count} ${textOf('tools/matchday').roll.short[item]}`;

/** '2 Erw., 1 Kind' */
function shortOf(pieces: Pieces): string {
	return entriesOf(pieces)
		.map(([item, count]) => piecesOf(item, count))
		.join(', ');
}

/** 'Nr. 1001–1004' of numbers in a row, else each of them. */
function numbersOf(numbers: readonly number[]): string {
	const [first = 0] = numbers;
	const last = numbers[numbers.length - 1] ?? 0;
	const isRow = numbers.length > 1 && last - first === numbers.length - 1;
	const t = translator('tools/matchday');
	return isRow ? t('roll.numbers', { first, last }) : t('roll.number', { number: numbers.join(', ') });
}
