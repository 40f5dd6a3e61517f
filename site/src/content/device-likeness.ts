import type { DeviceField } from '../i18n/shapes';

/**
 * What counts as equal in the comparison: by field, ids of device classes whose words differ where they mean the same,
 * e.g. 'ohne Drucker' and 'kein Drucker eingebaut'. The words are in `locales/de/devices/`.
 */
export const sameMeaning: Partial<Record<DeviceField, readonly (readonly string[])[]>> = {
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
