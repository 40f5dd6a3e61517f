import { useRef, useState } from 'react';
import { encode } from 'uqr';
import { textOf, translator } from '../../../../i18n/i18n';
import { QrCode, type QrDrawing } from '../../../../scenes/parts/QrCode';
import { qrPath } from '../../../../scenes/parts/qr-path';
import { priceText } from '../../money';
import { whenOf } from '../../roll';
import type { Ticket } from '../../state';
import torn from '../../Torn.module.css';
import { codeOf } from '../scanner';
import type { Play } from '../usePlay';
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
			className={`paper ${torn.torn} ${css.ticket}`}
			data-torn={isFree ? undefined : ''}
			data-cancelled={cancelledAt === undefined ? undefined : ''}
		>
			<div>
				<p>
					<b className="headline">{number}</b> <span>{play.names[category]}</span> <span>{priceText(price)}</span>
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

/** Modules of plain ground around the code, without which nobody can scan it. */
const QUIET = 4;

const drawings = new Map<number, QrDrawing>();

/** The code of a ticket. Always the same mask: to try all eight and take the best is most of the work, and each of them can be scanned. */
function drawingOf(number: number): QrDrawing {
	const known = drawings.get(number);
	if (known) return known;
	const { data, size } = encode(codeOf(number), { ecc: 'Q', border: 0, boostEcc: false, maskPattern: 2 });
	const drawing = { size, path: qrPath(data) };
	drawings.set(number, drawing);
	return drawing;
}

interface CodeProps {
	readonly number: number;
	/** Side length, CSS pixels, with the plain ground around the code. */
	readonly size: number;
}

/** The QR code of a ticket, drawn in the page. */
function TicketCode({ number, size }: CodeProps) {
	const code = drawingOf(number);
	const whole = code.size + 2 * QUIET;
	return (
		<svg
			viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
			width={size}
			height={size}
			role="img"
			aria-label={translator('tools/matchday/window')('code', { number })}
			style={{ forcedColorAdjust: 'none' }}
		>
			<path d={`M${-QUIET} ${-QUIET}h${whole}v${whole}h${-whole}z`} fill="var(--paper)" />
			<QrCode code={code} x={0} y={0} size={code.size} />
		</svg>
	);
}
