import type { DeviceClassText, DeviceField } from '../../i18n/shapes';

/** Classes side by side on a wide screen. DeviceComparison.module.css counts columns by these numbers. */
export const SLOTS = 3;
/** Classes side by side on a phone. */
export const PHONE_SLOTS = 2;

/** The comparison's rows, in the specification's order. */
export const deviceFields = [
	'deviceType',
	'formFactor',
	'operatingSystem',
	'paymentTypes',
	'printer',
	'scanner',
	'peripherals',
	'connection',
	'compatibility',
	'power',
] as const satisfies readonly DeviceField[];

/** Ids of classes whose words differ where they mean the same, e.g. 'ohne Drucker' and 'kein Drucker eingebaut'. */
const SAME_MEANING: Partial<Record<DeviceField, readonly (readonly string[])[]>> = {
	operatingSystem: [
		['freestanding-kiosk', 'wall-kiosk'],
		['fixed-pos', 'dual-display-pos'],
		['receipt-printer-58', 'receipt-printer-80', 'cash-drawer'],
	],
	paymentTypes: [
		['mobile-scanner', 'cable-scanner', 'entry-station'],
		['fixed-pos', 'dual-display-pos', 'tablet-pos'],
		['receipt-printer-58', 'receipt-printer-80', 'office-printer'],
	],
	printer: [['mobile-scanner', 'cable-scanner', 'entry-station']],
	scanner: [
		['mobile-terminal', 'counter-terminal'],
		['receipt-printer-58', 'receipt-printer-80', 'cash-drawer'],
	],
	connection: [['freestanding-kiosk', 'wall-kiosk']],
	power: [
		['fixed-pos', 'dual-display-pos'],
		['receipt-printer-80', 'office-printer'],
	],
};

function alike(one: DeviceClassText, other: DeviceClassText, field: DeviceField): boolean {
	return (
		one.fields[field] === other.fields[field] ||
		(SAME_MEANING[field] ?? []).some((ids) => ids.includes(one.id) && ids.includes(other.id))
	);
}

/** Index of the first class that differs from the first one in a field; -1 where all are alike. */
export function firstDifferent(classes: readonly DeviceClassText[], field: DeviceField): number {
	return classes.findIndex((other) => classes[0] !== undefined && !alike(classes[0], other, field));
}
