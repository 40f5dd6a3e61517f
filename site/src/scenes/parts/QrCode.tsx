import * as sample from 'virtual:qr/sample';
import * as site from 'virtual:qr/site';
import type { QrName } from '../../content/qr';

const codes = { site, sample } satisfies Record<QrName, { size: number; path: string }>;

interface Props {
	readonly name: QrName;
	/** Upper left corner, in user units. */
	readonly x: number;
	readonly y: number;
	/** Side length without the quiet zone, in user units; leave four modules of plain ground around it, or nobody can scan it. */
	readonly size: number;
	readonly color?: string;
}

/** A code that a phone can read; what it says is in content/qr.ts. */
export function QrCode({ name, x, y, size, color = 'var(--paper-ink)' }: Props) {
	const code = codes[name];
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
