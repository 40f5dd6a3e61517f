import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { DeviceGroupText } from '../../../src/i18n/shapes';
import { type DevicesInput, devicesExample, devicesFields } from '../../../src/tools/devices/answers';
import { type DeviceLine, devices } from '../../../src/tools/devices/model';
import { rules } from '../../../src/tools/devices/rules';
import { leastCounters, queueExample, queueFields } from '../../../src/tools/queue/model';
import { inputs } from './inputs';

const folder = new URL('../../../../locales/de/devices/', import.meta.url);
const compared = new Set(
	readdirSync(folder)
		.map((file): Partial<DeviceGroupText> => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
		.flatMap(({ comparison }) => comparison?.classes.map(({ id }) => id) ?? []),
);

/** Every combination of answers. */
const all = Object.entries(devicesFields).reduce<Record<string, string>[]>(
	(combinations, [question, { of }]) =>
		combinations.flatMap((given) => of.map((answer) => ({ ...given, [question]: answer }))),
	[{}],
) as unknown as readonly DevicesInput[];

const lists = all.map((answers) => ({ answers, ...devices(answers, queueExample) }));

/** Answers whose list has at the spot none of these devices. */
function without(spot: 'gate' | 'bar', ids: readonly string[], among: (answers: DevicesInput) => boolean) {
	const has = ({ device, reasons }: DeviceLine) =>
		ids.includes(device) && reasons.some((reason) => reason.spot === spot);
	return lists.filter(({ answers, lines }) => among(answers) && !lines.some(has)).map(({ answers }) => answers);
}

/** Lists with one of these devices. */
function having(ids: readonly string[]) {
	return lists.filter(({ lines }) => lines.some(({ device }) => ids.includes(device)));
}

const READERS = ['entry-station', 'mobile-scanner', 'mobile-scanner-printer', 'cable-scanner'];
const TILLS = ['fixed-pos', 'dual-display-pos', 'tablet-pos', 'handheld-pos', 'mobile-scanner-printer'];
const CARD = ['mobile-terminal-printer', 'mobile-terminal', 'counter-terminal', 'built-in-terminal'];
const NEEDS_MAINS = ['entry-station', 'fixed-pos', 'dual-display-pos', 'freestanding-kiosk', 'counter-terminal'];

describe('the list of devices', () => {
	it('is there for each of the 96 combinations of answers, with whole numbers from 1 on', () => {
		assert.equal(lists.length, 96);
		for (const { answers, lines } of lists) {
			assert.ok(lines.length > 0, JSON.stringify(answers));
			for (const { count, spare } of lines) assert.ok(Number.isInteger(count) && count >= 1 && spare >= 0);
		}
	});

	it('names only classes of the comparison, each once, and every rule for some answers', () => {
		for (const { device } of rules) assert.ok(compared.has(device), device);
		for (const { lines } of lists) assert.equal(new Set(lines.map(({ device }) => device)).size, lines.length);
		const used = new Set(
			lists.flatMap(({ lines }) => lines.flatMap(({ device, reasons }) => reasons.map(({ id }) => device + id))),
		);
		for (const { device, reason } of rules) assert.ok(used.has(device + reason), `${device}: ${reason}`);
	});

	it('always has what reads a ticket at the gate, and takes money where something is sold', () => {
		assert.deepEqual(
			without('gate', READERS, () => true),
			[],
		);
		const sells = ({ gate }: DevicesInput) => gate === 'sell';
		assert.deepEqual(without('gate', TILLS, sells), []);
		assert.deepEqual(without('gate', CARD, sells), []);
		const hasBar = ({ bar }: DevicesInput) => bar !== 'none';
		assert.deepEqual(without('bar', TILLS, hasBar), []);
		assert.deepEqual(without('bar', CARD, hasBar), []);
	});

	it('has nothing that needs mains where there is none, and no drawer without a printer that opens it', () => {
		for (const { answers } of having([...NEEDS_MAINS, 'receipt-printer-80', 'cash-drawer'])) {
			assert.notEqual(answers.place, 'field');
		}
	});

	it('reads NFC at every gate where season passes carry it', () => {
		const nfc = ({ passes }: DevicesInput) => passes === 'nfc';
		assert.deepEqual(without('gate', ['entry-station', 'mobile-scanner'], nfc), []);
		for (const { answers } of having(['cable-scanner'])) assert.equal(answers.passes, 'code');
	});

	it('has drawers only where cash is taken, and a staffed till beside every self-service', () => {
		for (const { answers } of having(['cash-drawer'])) assert.equal(answers.payment, 'cashToo');
		const alone = ({ bar }: DevicesInput) => bar === 'selfService';
		assert.deepEqual(without('bar', ['fixed-pos', 'tablet-pos'], alone), []);
	});

	it('has one device at each counter, and one spare from three on', () => {
		const { lines, counters } = devices(devicesExample, queueExample);
		assert.deepEqual(counters, { gate: 3, bar: 5 });
		assert.deepEqual(
			lines.map(({ device, count, spare }) => [device, count, spare]),
			[
				['mobile-scanner', 3, 1],
				['tablet-pos', 8, 1],
				['mobile-terminal', 8, 1],
				['receipt-printer-80', 8, 1],
				['cash-drawer', 8, 1],
			],
		);
		const few = devices({ ...devicesExample, bar: 'none' }, { ...queueExample, guests: 400 });
		assert.deepEqual(few.counters, { gate: 2, bar: 0 });
		assert.ok(few.lines.every(({ count, spare }) => count === 2 && spare === 0));
	});

	it('counts the gate as the queue does, where all have a ticket when none is sold there', () => {
		fc.assert(
			fc.property(inputs(queueFields), inputs(devicesFields), (evening, answers) => {
				const { counters, lines } = devices(answers, evening);
				const tickets = answers.gate === 'scan' ? { ticketPercent: 100 } : {};
				assert.equal(counters.gate, leastCounters({ ...evening, ...tickets }));
				for (const { count, spare, reasons } of lines) {
					assert.equal(
						count,
						reasons.reduce((sum, reason) => sum + reason.count, 0),
					);
					assert.equal(spare, count >= 3 ? 1 : 0);
				}
			}),
		);
	});
});
