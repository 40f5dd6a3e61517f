import { useEffect } from 'react';
import { textOf, translator } from '../../../../i18n/i18n';
import { cardsExample } from '../../../cards/model';
import { elementId } from '../../../cards/pieces';
import { SampleReceipt } from '../../../cards/pieces/SampleReceipt';
import { HEAVY } from '../../../cards/pieces/type';
import { printPieces } from '../../../cards/printing';
import { narrowReceipt, wideReceipt } from '../../../cards/receipts';
import { rolls } from '../../../cards/sizes';
import { calendarOf, MARKS, timeOf } from '../../clock';
import type { Names } from '../../names';
import type { Ticket } from '../../state';
import { drawingOf } from '../ticket/TicketCode';

interface Props {
	readonly roll: keyof typeof rolls;
	readonly ticket: Ticket;
	readonly names: Names;
	readonly onFailure: () => void;
}

const DAY_MS = 86_400_000;

/** A ticket of the box office as the card workshop prints it: drawn out of sight, then on paper. */
export default function Printout({ roll, ticket, names, onFailure }: Props) {
	const printed = receiptOf(roll, ticket, names);
	const { width } = rolls[roll];

	// biome-ignore lint/correctness/useExhaustiveDependencies: it is printed once; each print is another one.
	useEffect(() => {
		printPieces(roll, [{ id: roll, width, height: printed.height, drawing: null }]).catch(onFailure);
	}, []);

	return (
		<div hidden>
			<svg id={elementId(roll)} viewBox={`0 0 ${width} ${printed.height}`} aria-hidden="true" {...HEAVY}>
				<SampleReceipt roll={rolls[roll]} {...printed} code={drawingOf(ticket.number)} />
			</svg>
		</div>
	);
}

function receiptOf(roll: keyof typeof rolls, { category, number, price }: Ticket, names: Names) {
	const input = {
		...cardsExample(textOf('tools/cards').example),
		club: names.club,
		event: names.event,
		// Nobody told us where the visitor's own club plays.
		venue: '',
		day: calendarOf(MARKS.doors).getTime() / DAY_MS,
		entryMinute: minuteOf(MARKS.doors),
		startMinute: minuteOf(MARKS.kickOff),
		adultName: translator('tools/matchday/gate')('printed', { category: names[category], number }),
		adultCents: price,
	};
	return roll === 'narrow' ? narrowReceipt(input) : wideReceipt(input, { adult: 1, reduced: 0, child: 0 });
}

/** The minute of its day. */
function minuteOf(moment: number): number {
	const [hour = 0, minute = 0] = timeOf(moment).split(':').map(Number);
	return hour * 60 + minute;
}
