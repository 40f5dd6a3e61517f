import { encode } from 'uqr';
import { translator } from '../../../../i18n/i18n';
import { QrCode, type QrDrawing } from '../../../../scenes/parts/QrCode';
import { qrPath } from '../../../../scenes/parts/qr-path';
import { codeOf } from '../code';

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

interface Props {
	readonly number: number;
	/** Side length, CSS pixels, with the plain ground around the code. */
	readonly size: number;
}

/** The QR code of a ticket, drawn in the page. */
export function TicketCode({ number, size }: Props) {
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
