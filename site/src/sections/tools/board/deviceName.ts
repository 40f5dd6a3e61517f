import { textOf } from '../../../i18n/i18n';
import type { DeviceId } from '../../../tools/devices/rules';

const groups = [
	'devices/ticketing',
	'devices/self-service',
	'devices/pos',
	'devices/payments',
	'devices/accessories',
] as const;

/** What the comparison calls a class of devices. */
export function deviceName(id: DeviceId): string {
	const classes = groups.flatMap((group) => textOf(group).comparison.classes);
	return classes.find((entry) => entry.id === id)?.name ?? id;
}
