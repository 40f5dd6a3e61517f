import type { DeviceId } from '../../content/device-traits';

/** A device as it is drawn: its size, and two paths that begin at its upper left corner. */
export interface Glyph {
	readonly width: number;
	readonly height: number;
	/** Its outline. */
	readonly body: string;
	/** What is seen on it. */
	readonly face: string;
}

const KEYS = (x: number, y: number) =>
	[0, 11, 22].map((down) => `M${x} ${y + down}h6v6h-6zm10 0h6v6h-6zm10 0h6v6h-6z`).join('');

/** All devices that are ever recommended, to one scale. Heights are those above what they stand on. */
export const glyphs = {
	'mobile-scanner': {
		width: 42,
		height: 80,
		body: 'M6 0h30a6 6 0 0 1 6 6v68a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z',
		face: `M6 8h30v44H6zM16 60h10v10H16z`,
	},
	'mobile-scanner-printer': {
		width: 46,
		height: 100,
		body: 'M6 0h34v20a6 6 0 0 1 6 6v68a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z',
		face: 'M10 4h26v5H10zm0 9h16v4H10zM4 21h38v3H4zM7 32h32v38H7zM18 78h10v10H18z',
	},
	'cable-scanner': {
		width: 60,
		height: 86,
		body: 'M4 0h34a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H34l8 50h12v8H10v-8h8L10 28H4z',
		face: 'M4 6h8v16H4zM22 34h6l4 14h-7z',
	},
	'entry-station': {
		width: 54,
		height: 168,
		body: 'M8 0h38a6 6 0 0 1 6 6v150h2v12H0v-12h2V6a6 6 0 0 1 6-6z',
		face: `M8 8h38v10H8zM10 28h34v34H10zM14 74q13-12 26 0l-4 4q-9-8-18 0zM20 82q7-6 14 0l-7 7z`,
	},
	'fixed-pos': {
		width: 124,
		height: 116,
		body: 'M6 0h112a6 6 0 0 1 6 6v74a6 6 0 0 1-6 6H76v14h20v16H28v-16h20V86H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z',
		face: 'M8 8h108v70H8z',
	},
	'dual-display-pos': {
		width: 168,
		height: 116,
		body: 'M6 0h112a6 6 0 0 1 6 6v74a6 6 0 0 1-6 6H76v14h20v16H28v-16h20V86H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6zM132 46h36v34h-14v20h8v16h-24v-16h8V80h-14z',
		face: 'M8 8h108v70H8zM137 51h26v24h-26z',
	},
	'tablet-pos': {
		width: 108,
		height: 88,
		body: 'M10 0h88a10 10 0 0 1 10 10v56a10 10 0 0 1-10 10H82l12 12H14l12-12H10A10 10 0 0 1 0 66V10A10 10 0 0 1 10 0z',
		face: 'M14 9h76v58H14zM97 34h4v8h-4zM29 78h50v3H29z',
	},
	'handheld-pos': {
		width: 46,
		height: 104,
		body: 'M8 0h30v18a8 8 0 0 1 8 8v70a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V26a8 8 0 0 1 8-8z',
		face: 'M12 4h22v5H12zm0 9h14v4H12zM5 20h36v3H5zM7 31h32v52H7z',
	},
	'mobile-terminal-printer': {
		width: 46,
		height: 98,
		body: 'M8 0h30v18a8 8 0 0 1 8 8v64a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V26a8 8 0 0 1 8-8z',
		face: `M12 4h22v5H12zm0 9h14v4H12zM5 20h36v3H5zM7 30h32v18H7z${KEYS(10, 56)}`,
	},
	'mobile-terminal': {
		width: 40,
		height: 68,
		body: 'M7 0h26a7 7 0 0 1 7 7v54a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7z',
		face: `M6 7h28v16H6z${KEYS(7, 30)}`,
	},
	'counter-terminal': {
		width: 56,
		height: 74,
		body: 'M12 0h32l12 66v8H0v-8z',
		face: `M14 8h28l2 14H12z${KEYS(15, 32)}`,
	},
	'receipt-printer-58': {
		width: 50,
		height: 64,
		body: 'M10 0h30v22h4a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6h4z',
		face: `M15 6h20v4H15zm0 8h12v4H15zM7 25h36v3H7zM34 50h8v6h-8z`,
	},
	'receipt-printer-80': {
		width: 72,
		height: 84,
		body: 'M12 0h48v26h6a6 6 0 0 1 6 6v46a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6h6z',
		face: 'M19 7h34v4H19zm0 9h22v4H19zM9 30h54v3H9zM54 66h9v7h-9z',
	},
	'cash-drawer': {
		width: 124,
		height: 30,
		body: 'M0 0h124v24a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z',
		face: 'M6 5h112v3H6zM52 15h20v6H52z',
	},
} as const satisfies Readonly<Record<DeviceId, Glyph>>;

const idOf = (device: DeviceId) => `klasse-${device}`;

/** The drawings of these devices, once on a page. */
export function Glyphs({ devices }: { devices: readonly DeviceId[] }) {
	return (
		<defs>
			{devices.map((device) => (
				<g key={device} id={idOf(device)}>
					<path d={glyphs[device].body} fill="currentColor" />
					<path d={glyphs[device].face} fill="var(--face)" />
				</g>
			))}
		</defs>
	);
}

/** A device in a drawing, with its upper left corner there. */
export function PlacedGlyph({ device, x, y }: { device: DeviceId; x: number; y: number }) {
	return <use href={`#${idOf(device)}`} x={x} y={y} />;
}
