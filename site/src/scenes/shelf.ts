/** Size of the drawing of all devices (`DeviceShelf.tsx`), in millimetres of the devices. */
export const SHELF = { width: 2640, height: 760 } as const;

/** Which part of it shows a group, by the last part of its path: start, width and height; all stand on the board. */
export const shelfParts = {
	'self-service': [0, 346, 760],
	pos: [380, 548, 384],
	payments: [960, 466, 206],
	ticketing: [1470, 462, 336],
	accessories: [1980, 652, 350],
} as const satisfies Readonly<Record<string, readonly [number, number, number]>>;

/** A group of devices, by the last part of its path. */
export type ShelfGroup = keyof typeof shelfParts;
