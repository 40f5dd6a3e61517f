import type { DeviceId } from '../../../content/device-facts';
import { textOf } from '../../../i18n/i18n';
import type { DeviceClassText } from '../../../i18n/shapes';
import type { RoutePath } from '../../../routes';

/** The pages whose comparison has a class that the list names. */
const GROUPS = ['ticketing', 'pos', 'payments', 'accessories'] as const;

/** A class where it is compared with others. */
interface Compared extends DeviceClassText {
	readonly page: RoutePath;
}

/** The words of a class, and the page that has them. */
export function compared(device: DeviceId): Compared {
	for (const group of GROUPS) {
		const classes: readonly DeviceClassText[] = textOf(`devices/${group}`).comparison.classes;
		const found = classes.find(({ id }) => id === device);
		if (found) return { ...found, page: `/devices/${group}/` };
	}
	throw new Error(`${device} is in no comparison`);
}
