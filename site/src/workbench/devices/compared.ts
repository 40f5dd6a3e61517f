import { type DeviceId, deviceTraits } from '../../content/device-traits';
import { textOf } from '../../i18n/i18n';
import type { RoutePath } from '../../routes';

/** The name of a class. */
export function nameOf(device: DeviceId): string {
	return textOf('devices/fields').classes[device];
}

/** The page that compares a class with others. */
export function pageOf(device: DeviceId): RoutePath {
	return `/devices/${deviceTraits[device].group}/`;
}
