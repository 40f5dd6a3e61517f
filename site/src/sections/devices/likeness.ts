import { sameMeaning } from '../../content/device-likeness';
import type { DeviceClassText, DeviceField } from '../../i18n/shapes';

/** Classes side by side on a wide screen. DeviceComparison.module.css counts columns by these numbers. */
export const SLOTS = 3;
/** Classes side by side on a phone. */
export const PHONE_SLOTS = 2;

/** The comparison's rows, in the order that the customer has them in. */
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

function alike(one: DeviceClassText, other: DeviceClassText, field: DeviceField): boolean {
	return (
		one.fields[field] === other.fields[field] ||
		(sameMeaning[field] ?? []).some((ids) => ids.includes(one.id) && ids.includes(other.id))
	);
}

/** Index of the first class that differs from the first one in a field; -1 where all are alike. */
export function firstDifferent(classes: readonly DeviceClassText[], field: DeviceField): number {
	return classes.findIndex((other) => classes[0] !== undefined && !alike(classes[0], other, field));
}
