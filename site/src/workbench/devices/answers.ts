import { choice, type InputOf, whole } from '../fields';

/** What the list depends on. How many guests come, how many buy at the gate, and how fast it goes, is the queue's. */
export const devicesFields = {
	/** Sockets at gate and bar, or none. */
	power: choice(['mains', 'none']),
	/** A network that holds on a full ground, by cable or WLAN, or one that comes and goes. */
	network: choice(['steady', 'patchy']),
	/** The team stands at counters, or walks among the guests. */
	team: choice(['standing', 'walking']),
	/** Receipts on paper are wanted, or nobody asks for them. */
	receipt: choice(['paper', 'none']),
	/** What season passes carry: a QR code only, or an NFC tag too. */
	passes: choice(['code', 'nfc']),
	/** What is taken at the gate and at the bar. */
	payment: choice(['cashless', 'cashToo']),
	/** Per cent of the guests who come to the bar in its busiest half hour. 0: there is none. */
	barPercent: whole(0, 100),
} as const;

/** A visitor's answers. */
export type DevicesInput = InputOf<typeof devicesFields>;

/** The answers that the page shows before anybody gives any. That 30 % come to the bar in its busiest half hour is an assumption. */
export const devicesExample: DevicesInput = {
	power: 'mains',
	network: 'patchy',
	team: 'standing',
	receipt: 'paper',
	passes: 'code',
	payment: 'cashToo',
	barPercent: 30,
};
