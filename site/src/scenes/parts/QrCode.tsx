import * as sample from 'virtual:qr/sample';
import * as site from 'virtual:qr/site';
import type { QrName } from '../../content/qr';

/** A code as it is drawn: its side in modules, and the path of its rows (`qr-path.ts`). */
export interface QrDrawing {
	readonly size: number;
	readonly path: string;
}

const codes = { site, sample } satisfies Record<QrName, QrDrawing>;

interface Props {
	/** One of `content/qr.ts`, or what was drawn in the page. */
	readonly code: QrName | QrDrawing;
	/** Upper left corner, in user units. */
	readonly x: number;
	readonly y: number;
	/** Side length without the quiet zone, in user units; leave four modules of plain ground around it, or nobody can scan it. */
	readonly size: number;
	readonly color?: string;
}

/** A code that a phone can read. */
export function QrCode({ code: named, x, y, size, color = 'var(--paper-ink)' }: Props) {
	const code = typeof named === 'string' ? codes[named] : named;
	const scale = Math.round((size / code.size) * 1000) / 1000;
	// A little over one module high, which closes the seams that show between rows when the code is turned.
	return (
		<path
			d={code.path}
			stroke={color}
			strokeWidth={1.06}
			transform={`translate(${x} ${y + Math.round((scale / 2) * 1000) / 1000}) scale(${scale})`}
		/>
	);
}
