import { type DeviceId, type DeviceTraits, deviceTraits } from '../../content/device-traits';
import type { DevicesInput } from './answers';

/** Where a device stands. */
export type Spot = 'gate' | 'bar';

/** What stands at each counter of a spot: a device and why, in the order of the list. */
export type Workplace = readonly (readonly [DeviceId, ReasonId])[];

/** Why a device is needed: the key of a sentence. */
export type ReasonId =
	| 'guestsShowTickets'
	| 'checksTickets'
	| 'checksBesideSale'
	| 'checksNfc'
	| 'checksAtTill'
	| 'checksAndPrints'
	| 'guestsReadAlong'
	| 'staysInPlace'
	| 'movesWithStand'
	| 'goesToGuests'
	| 'cardBesideTill'
	| 'cardByTill'
	| 'cardAlone'
	| 'printsAtCounter'
	| 'printsByBattery'
	| 'keepsCash';

/** True where no answer speaks against a class. */
function suits(device: DeviceId, { power, network, team }: DevicesInput): boolean {
	const facts: DeviceTraits = deviceTraits[device];
	if (power === 'none' && facts.power === 'mains') return false;
	if (network === 'patchy' && facts.network === 'line') return false;
	return team === 'standing' || facts.isCarried;
}

/** What is sold with, the fixed before the light; the last one suits all answers. Each with the terminal beside it. */
const TILLS = {
	gate: [
		['dual-display-pos', 'guestsReadAlong', 'counter-terminal', 'cardBesideTill'],
		['tablet-pos', 'movesWithStand', 'mobile-terminal', 'cardByTill'],
		['mobile-scanner-printer', 'checksAndPrints', 'mobile-terminal-printer', 'cardAlone'],
	],
	bar: [
		['fixed-pos', 'staysInPlace', 'counter-terminal', 'cardBesideTill'],
		['tablet-pos', 'movesWithStand', 'mobile-terminal', 'cardByTill'],
		['handheld-pos', 'goesToGuests', 'mobile-terminal', 'cardByTill'],
	],
} as const satisfies Record<Spot, readonly (readonly [DeviceId, ReasonId, DeviceId, ReasonId])[]>;

/** Where tickets are checked and none is sold. */
function checkpoint(input: DevicesInput): Workplace {
	return suits('entry-station', input) ? [['entry-station', 'guestsShowTickets']] : [scanner(input, 'checksTickets')];
}

function scanner({ passes }: DevicesInput, reason: ReasonId): Workplace[number] {
	return ['mobile-scanner', passes === 'nfc' ? 'checksNfc' : reason];
}

/** What reads tickets beside a till; nothing where the till does. */
function readersBeside(till: DeviceId, input: DevicesInput): Workplace {
	const { reads }: DeviceTraits = deviceTraits[till];
	if (input.passes === 'code' && reads) return [];
	const isScannerHung = till === 'dual-display-pos' && input.passes === 'code';
	return [isScannerHung ? ['cable-scanner', 'checksAtTill'] : scanner(input, 'checksBesideSale')];
}

/** Printer and drawer beside a till. The drawer is opened by a printer for 80 mm. */
function besides(till: DeviceId, input: DevicesInput): Workplace {
	const { prints }: DeviceTraits = deviceTraits[till];
	const isPrinterAdded = prints === undefined && input.receipt === 'paper';
	const isCounterPrinter = isPrinterAdded && suits('receipt-printer-80', input);
	const hasDrawer = input.payment === 'cashToo' && (prints === 80 || isCounterPrinter);
	return [
		...(isCounterPrinter ? ([['receipt-printer-80', 'printsAtCounter']] as const) : []),
		...(isPrinterAdded && !isCounterPrinter ? ([['receipt-printer-58', 'printsByBattery']] as const) : []),
		...(hasDrawer ? ([['cash-drawer', 'keepsCash']] as const) : []),
	];
}

/**
 * What stands at each counter.
 *
 * @param isSelling false where tickets are only checked; a bar always sells
 */
export function workplace(spot: Spot, input: DevicesInput, isSelling: boolean): Workplace {
	if (!isSelling) return checkpoint(input);
	const tills = TILLS[spot];
	const [till, why, terminal, cardWhy] = tills.find(([id]) => suits(id, input)) ?? tills[2];
	return [
		...(spot === 'gate' ? readersBeside(till, input) : []),
		[till, why],
		[terminal, cardWhy],
		...besides(till, input),
	];
}
