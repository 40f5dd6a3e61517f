/** What a class of the comparison is like, as far as a choice turns on it. */
export interface DeviceTraits {
	/** The last part of the path of the page that compares it. */
	readonly group: 'ticketing' | 'pos' | 'payments' | 'accessories';
	/** From a socket, from a battery (also where a socket would do), or through the device that it hangs on. */
	readonly power: 'mains' | 'battery' | 'host';
	/** Online by cable or WLAN only, by mobile data too, or through the device that it hangs on. */
	readonly network: 'line' | 'mobile' | 'host';
	/** True for what somebody works with while walking. */
	readonly isCarried: boolean;
	/** Width in mm of the paper that it prints on. */
	readonly prints?: 58 | 80;
	/** What it reads at the gate: codes, or NFC too. A camera that happens to be there doesn't count. */
	readonly reads?: 'code' | 'nfc';
}

/**
 * Traits of the classes in `locales/de/devices/` that the device finder names, by their ids. The words there and these
 * traits say the same: a test compares them.
 */
export const deviceTraits = {
	'mobile-scanner': { group: 'ticketing', power: 'battery', network: 'mobile', isCarried: true, reads: 'nfc' },
	'mobile-scanner-printer': {
		group: 'ticketing',
		power: 'battery',
		network: 'mobile',
		isCarried: true,
		prints: 58,
		reads: 'code',
	},
	'cable-scanner': { group: 'ticketing', power: 'host', network: 'host', isCarried: false, reads: 'code' },
	'entry-station': { group: 'ticketing', power: 'mains', network: 'line', isCarried: false, reads: 'nfc' },
	'fixed-pos': { group: 'pos', power: 'mains', network: 'line', isCarried: false, prints: 80 },
	'dual-display-pos': { group: 'pos', power: 'mains', network: 'line', isCarried: false, prints: 80 },
	'tablet-pos': { group: 'pos', power: 'battery', network: 'mobile', isCarried: false },
	'handheld-pos': { group: 'pos', power: 'battery', network: 'mobile', isCarried: true, prints: 58 },
	'mobile-terminal-printer': { group: 'payments', power: 'battery', network: 'mobile', isCarried: true, prints: 58 },
	'mobile-terminal': { group: 'payments', power: 'battery', network: 'host', isCarried: true },
	'counter-terminal': { group: 'payments', power: 'mains', network: 'line', isCarried: false },
	'receipt-printer-58': { group: 'accessories', power: 'battery', network: 'host', isCarried: true, prints: 58 },
	'receipt-printer-80': { group: 'accessories', power: 'mains', network: 'host', isCarried: false, prints: 80 },
	'cash-drawer': { group: 'accessories', power: 'host', network: 'host', isCarried: false },
} as const satisfies Readonly<Record<string, DeviceTraits>>;

/** A class of the comparison that is ever recommended. */
export type DeviceId = keyof typeof deviceTraits;
