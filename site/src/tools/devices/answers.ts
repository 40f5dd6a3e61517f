import { choice, type InputOf } from '../fields';

/** The five questions. How many guests come, and how fast it goes, is the queue's. */
export const devicesFields = {
	/** Where it is sold: always in the same place indoors, at stands that move but have mains, or where there is no mains. */
	place: choice(['indoors', 'stands', 'field']),
	/** At the gate tickets are scanned only, or sold too. */
	gate: choice(['scan', 'sell']),
	/** What season passes carry: a QR code only, or an NFC tag too. */
	passes: choice(['code', 'nfc']),
	/** How drinks are sold. */
	bar: choice(['none', 'counter', 'roaming', 'selfService']),
	/** What is taken at the gate and at the bar. */
	payment: choice(['cashless', 'cashToo']),
} as const;

/** A visitor's answers. */
export type DevicesInput = InputOf<typeof devicesFields>;

/** The answers that the page shows before anybody gives any. */
export const devicesExample: DevicesInput = {
	place: 'stands',
	gate: 'sell',
	passes: 'code',
	bar: 'counter',
	payment: 'cashToo',
};
