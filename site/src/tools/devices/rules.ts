import type { DevicesInput } from './answers';

/** Where a device stands. */
export type Spot = 'gate' | 'bar';

interface Rule {
	/** A class of the comparison, by its id in `locales/<language>/devices/`. */
	readonly device: string;
	readonly spot: Spot;
	/** One at each counter, or one in all. */
	readonly per: 'counter' | 'spot';
	/** Why: the key of a sentence. */
	readonly reason: string;
	/** The answers with which it is needed: one of those listed, for each question listed. */
	readonly when: { readonly [Question in keyof DevicesInput]?: readonly DevicesInput[Question][] };
}

/**
 * Which device is needed where, and why, in the order of the list. All of it is read from the comparison's own texts: what has
 * a printer, needs mains, reads NFC, takes cards by itself, opens a drawer.
 */
export const rules = [
	gate('entry-station', 'guestsShowTickets', { gate: ['scan'], place: ['indoors'] }),
	gate('mobile-scanner', 'scansAnywhere', { gate: ['scan'], place: ['stands', 'field'] }),
	gate('mobile-scanner', 'scansBesideSale', { gate: ['sell'], place: ['stands'] }),
	gate('mobile-scanner', 'readsNfc', { gate: ['sell'], place: ['indoors', 'field'], passes: ['nfc'] }),
	gate('cable-scanner', 'scansAtTill', { gate: ['sell'], place: ['indoors'], passes: ['code'] }),
	gate('mobile-scanner-printer', 'scansAndPrints', { gate: ['sell'], place: ['field'] }),
	gate('dual-display-pos', 'guestsReadAlong', { gate: ['sell'], place: ['indoors'] }),
	gate('tablet-pos', 'movesWithStand', { gate: ['sell'], place: ['stands'] }),
	gate('counter-terminal', 'cardAtCounter', { gate: ['sell'], place: ['indoors'] }),
	gate('mobile-terminal', 'cardAtTablet', { gate: ['sell'], place: ['stands'] }),
	gate('mobile-terminal-printer', 'cardWithoutMains', { gate: ['sell'], place: ['field'] }),
	gate('receipt-printer-80', 'printsTickets', { gate: ['sell'], place: ['stands'] }),
	gate('cash-drawer', 'keepsCash', { gate: ['sell'], place: ['indoors', 'stands'], payment: ['cashToo'] }),

	bar('fixed-pos', 'staysInPlace', { bar: ['counter'], place: ['indoors'] }),
	bar('counter-terminal', 'cardAtCounter', { bar: ['counter'], place: ['indoors'] }),
	bar('cash-drawer', 'keepsCash', { bar: ['counter'], place: ['indoors'], payment: ['cashToo'] }),

	bar('freestanding-kiosk', 'guestsOrderAlone', { bar: ['selfService'], place: ['indoors'] }),
	bar('built-in-terminal', 'cardAtStation', { bar: ['selfService'], place: ['indoors'] }),
	oneAtBar('fixed-pos', 'staffedToo', { bar: ['selfService'], place: ['indoors'] }),
	oneAtBar('counter-terminal', 'cardAtCounter', { bar: ['selfService'], place: ['indoors'] }),
	oneAtBar('cash-drawer', 'keepsCash', { bar: ['selfService'], place: ['indoors'], payment: ['cashToo'] }),

	bar('order-tablet', 'guestsOrderAlone', { bar: ['selfService'], place: ['stands', 'field'] }),
	bar('tablet-pos', 'movesWithStand', { bar: ['counter', 'selfService'], place: ['stands', 'field'] }),
	bar('mobile-terminal', 'cardAtTablet', { bar: ['counter', 'selfService'], place: ['stands', 'field'] }),
	bar('receipt-printer-80', 'printsReceipts', { bar: ['counter', 'selfService'], place: ['stands'] }),
	bar('receipt-printer-58', 'printsWithoutMains', { bar: ['counter', 'selfService'], place: ['field'] }),
	bar('cash-drawer', 'keepsCash', { bar: ['counter', 'selfService'], place: ['stands'], payment: ['cashToo'] }),

	bar('handheld-pos', 'goesToGuests', { bar: ['roaming'] }),
	bar('mobile-terminal', 'cardAmongGuests', { bar: ['roaming'] }),
] as const satisfies readonly Rule[];

/** A class of the comparison that is ever recommended. */
export type DeviceId = (typeof rules)[number]['device'];
/** Why a device is needed: the key of a sentence. */
export type ReasonId = (typeof rules)[number]['reason'];

function gate<const Device extends string, const Reason extends string>(
	device: Device,
	reason: Reason,
	when: Rule['when'],
) {
	return { device, reason, when, spot: 'gate', per: 'counter' } as const;
}

function bar<const Device extends string, const Reason extends string>(
	device: Device,
	reason: Reason,
	when: Rule['when'],
) {
	return { device, reason, when, spot: 'bar', per: 'counter' } as const;
}

function oneAtBar<const Device extends string, const Reason extends string>(
	device: Device,
	reason: Reason,
	when: Rule['when'],
) {
	return { device, reason, when, spot: 'bar', per: 'spot' } as const;
}

/** True where the answers ask for the device. */
export function applies({ when }: Pick<Rule, 'when'>, input: DevicesInput): boolean {
	const allowed: Readonly<Record<string, readonly string[] | undefined>> = when;
	return Object.entries(input).every(([question, answer]) => allowed[question]?.includes(answer) ?? true);
}
