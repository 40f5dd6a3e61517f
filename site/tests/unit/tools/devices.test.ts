import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type DeviceFacts, type DeviceId, deviceFacts } from '../../../src/content/device-facts';
import type { DeviceClassText, DeviceGroupText } from '../../../src/i18n/shapes';
import { type DevicesInput, devicesExample, devicesFields } from '../../../src/tools/devices/answers';
import { type DeviceLine, devices } from '../../../src/tools/devices/model';
import type { Spot } from '../../../src/tools/devices/workplace';
import { leastCounters, type QueueInput, queueExample, queueFields } from '../../../src/tools/queue/model';
import { inputs } from './inputs';

const folder = new URL('../../../../locales/de/devices/', import.meta.url);
const groups = readdirSync(folder).map((file): [string, Partial<DeviceGroupText>] => [
	file.replace('.json', ''),
	JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
]);
const compared: readonly (DeviceClassText & { readonly group: string })[] = groups.flatMap(
	([group, { comparison }]) => comparison?.classes.map((entry) => ({ ...entry, group })) ?? [],
);

/** What the comparison's own words say of a class. */
function wordsOf(id: string): DeviceClassText['fields'] {
	const entry = compared.find((one) => one.id === id);
	assert.ok(entry, `${id} is not in the comparison`);
	return entry.fields;
}

/** The facts of a class, read from the comparison's words alone. */
function factsInWords(id: string): Omit<DeviceFacts, 'group'> & { readonly group: string | undefined } {
	const { power, connection, deviceType, formFactor, printer, scanner, compatibility } = wordsOf(id);
	const paper = /(58|80)\smm/.exec(printer)?.[1];
	const readsNfc = /NFC/.test(scanner);
	const reads = /^(?!.*(ohne|kein|nicht|anschließbar)).*\b(2D-Leser|QR-Codes|QR-Fenster)/.test(scanner);
	return {
		group: compared.find((one) => one.id === id)?.group,
		power:
			/Akku/.test(power) && !/kein Akku/.test(power)
				? 'battery'
				: /USB-Kabel|vom Drucker/.test(power)
					? 'host'
					: 'mains',
		network: /Mobilfunk/.test(connection)
			? 'mobile'
			: /USB|Bluetooth|zum Bondrucker/.test(connection) && !/mehrere USB/.test(connection)
				? 'host'
				: 'line',
		isCarried: /Handgerät|Tragbar|Mitnehmen|unterwegs/.test(deviceType + formFactor),
		...(paper && !/^Separat/.test(printer) && { prints: Number(paper) as 58 | 80 }),
		...(reads && { reads: readsNfc && !/keine NFC/.test(compatibility) ? 'nfc' : 'code' }),
	};
}

const SELLING: QueueInput = queueExample;
const CHECKING: QueueInput = { ...queueExample, ticketPercent: 100 };

/** Every combination of answers, with and without a bar. */
const all = Object.entries({ ...devicesFields, barPercent: { of: [0, 50] } }).reduce<Record<string, string | number>[]>(
	(combinations, [question, { of }]) =>
		combinations.flatMap((given) => of.map((answer) => ({ ...given, [question]: answer }))),
	[{}],
) as unknown as readonly DevicesInput[];

const lists = [SELLING, CHECKING].flatMap((evening) =>
	all.map((answers) => ({ answers, evening, ...devices(answers, evening) })),
);
type List = (typeof lists)[number];

const ids = ({ lines }: Pick<List, 'lines'>): readonly DeviceId[] => lines.map(({ device }) => device);

/** Lists with none of these devices at the spot. */
function without(spot: Spot, wanted: readonly string[], among: (list: List) => boolean) {
	const has = ({ device, reasons }: DeviceLine) =>
		wanted.includes(device) && reasons.some((reason) => reason.spot === spot);
	return lists.filter((list) => among(list) && !list.lines.some(has)).map(({ answers }) => answers);
}

const READERS = ['entry-station', 'mobile-scanner', 'mobile-scanner-printer', 'cable-scanner'];
const TILLS = ['fixed-pos', 'dual-display-pos', 'tablet-pos', 'handheld-pos', 'mobile-scanner-printer'];
const CARD = ['mobile-terminal-printer', 'mobile-terminal', 'counter-terminal'];

describe('the facts of device classes', () => {
	for (const [id, facts] of Object.entries(deviceFacts))
		it(`say of ${id} what the comparison's words say`, () => {
			assert.deepEqual(facts, factsInWords(id));
		});
});

describe('the list of devices', () => {
	it('is there for each combination of answers, with whole numbers from 1 on', () => {
		assert.equal(lists.length, 256);
		for (const { answers, lines, total, spares } of lists) {
			assert.ok(lines.length > 0, JSON.stringify(answers));
			for (const { count, spare } of lines) assert.ok(Number.isInteger(count) && count >= 1 && spare >= 0);
			assert.equal(
				total,
				lines.reduce((sum, { count, spare }) => sum + count + spare, 0),
			);
			assert.ok(spares < total);
		}
	});

	it('names only classes of the comparison, each once, and each for some answers', () => {
		for (const list of lists) assert.equal(new Set(ids(list)).size, list.lines.length);
		const named = new Set(lists.flatMap(ids));
		for (const id of named) wordsOf(id);
		assert.deepEqual([...named].sort(), Object.keys(deviceFacts).sort());
	});

	it('has nothing that needs a socket where there is none', () => {
		for (const list of lists.filter(({ answers }) => answers.power === 'none'))
			for (const id of ids(list))
				assert.match(wordsOf(id).power, /^(?!.*kein Akku).*(Akku|akku|USB-Kabel|vom Drucker)/, id);
	});

	it('has nothing that needs a steady line where the network comes and goes', () => {
		for (const list of lists.filter(({ answers }) => answers.network === 'patchy'))
			for (const id of ids(list)) assert.match(wordsOf(id).connection, /Mobilfunk|Bluetooth|USB|zum Bondrucker/, id);
	});

	it('has only what is carried where the team walks', () => {
		for (const list of lists.filter(({ answers }) => answers.team === 'walking'))
			for (const id of ids(list))
				assert.match(wordsOf(id).deviceType + wordsOf(id).formFactor, /Handgerät|unterwegs|Tragbar/, id);
	});

	it('prints at every counter that sells, where receipts are wanted on paper', () => {
		const printing = Object.entries(deviceFacts).flatMap(([id, facts]) => ('prints' in facts ? [id] : []));
		const sells = ({ answers, evening }: List) => answers.receipt === 'paper' && evening === SELLING;
		assert.deepEqual(without('gate', printing, sells), []);
		const hasBar = ({ answers }: List) => answers.receipt === 'paper' && answers.barPercent > 0;
		assert.deepEqual(without('bar', printing, hasBar), []);
		for (const list of lists.filter(({ answers }) => answers.receipt === 'none'))
			for (const id of ids(list)) assert.doesNotMatch(id, /receipt-printer/);
	});

	it('reads NFC at every gate where season passes carry it', () => {
		const readsNfc = READERS.filter((id) => /NFC/.test(wordsOf(id).scanner));
		assert.deepEqual(readsNfc.length, 2);
		assert.deepEqual(
			without('gate', readsNfc, ({ answers }) => answers.passes === 'nfc'),
			[],
		);
	});

	it('always has what reads a ticket at the gate, and a till and a terminal where something is sold', () => {
		assert.deepEqual(
			without('gate', READERS, () => true),
			[],
		);
		const sells = ({ evening }: List) => evening === SELLING;
		assert.deepEqual(without('gate', TILLS, sells), []);
		assert.deepEqual(without('gate', CARD, sells), []);
		const hasBar = ({ answers }: List) => answers.barPercent > 0;
		assert.deepEqual(without('bar', TILLS, hasBar), []);
		assert.deepEqual(without('bar', CARD, hasBar), []);
		for (const { answers, counters, workplaces } of lists)
			assert.deepEqual([counters.bar > 0, workplaces.bar.length > 0], Array(2).fill(answers.barPercent > 0));
	});

	it('has drawers only where cash is taken, each with a printer for 80 mm that opens it, and otherwise says so', () => {
		for (const { answers, evening, workplaces, hasCashBox } of lists) {
			const spots = Object.values(workplaces).map((place) => place.map(([id]) => id));
			for (const place of spots.filter((devices) => devices.includes('cash-drawer'))) {
				assert.equal(answers.payment, 'cashToo');
				assert.ok(place.some((id) => /80\smm/.test(wordsOf(id).printer) && id !== 'tablet-pos'));
			}
			const isCashTaken = answers.payment === 'cashToo' && (evening === SELLING || answers.barPercent > 0);
			assert.equal(hasCashBox, isCashTaken && !spots.flat().includes('cash-drawer'));
		}
	});

	it('hangs nothing on a device that is not there, or that the comparison pairs with another', () => {
		const hosts: Readonly<Record<string, readonly string[]>> = {
			'mobile-terminal': ['tablet-pos', 'handheld-pos'],
			'counter-terminal': ['fixed-pos', 'dual-display-pos'],
			'receipt-printer-58': ['tablet-pos'],
			'receipt-printer-80': ['tablet-pos'],
			'cable-scanner': ['dual-display-pos'],
		};
		for (const { workplaces } of lists)
			for (const place of Object.values(workplaces))
				for (const [device] of place)
					assert.ok(hosts[device]?.some((host) => place.some(([id]) => id === host)) ?? true, device);
	});

	it('depends on each of the answers', () => {
		for (const question of Object.keys(devicesFields)) {
			const groups = new Map<string, Set<string>>();
			for (const list of lists) {
				const { [question as keyof DevicesInput]: _, ...others } = list.answers;
				const group = JSON.stringify([list.evening, others]);
				groups.set(group, (groups.get(group) ?? new Set()).add(ids(list).join()));
			}
			const differs = [...groups.values()].some((answers) => answers.size > 1);
			assert.ok(differs, question);
		}
	});

	it('has one device at each counter, and one spare from three on', () => {
		const { lines, counters, total, spares } = devices(devicesExample, queueExample);
		assert.deepEqual(counters, { gate: 3, bar: 3 });
		assert.deepEqual(
			lines.map(({ device, count, spare }) => [device, count, spare]),
			[
				['mobile-scanner', 3, 1],
				['tablet-pos', 6, 1],
				['mobile-terminal', 6, 1],
				['receipt-printer-80', 6, 1],
				['cash-drawer', 6, 1],
			],
		);
		assert.deepEqual([total, spares], [32, 5]);
		const few = devices({ ...devicesExample, barPercent: 0 }, { ...queueExample, guests: 400 });
		assert.deepEqual(few.counters, { gate: 2, bar: 0 });
		assert.ok(few.lines.every(({ count, spare }) => count === 2 && spare === 0));
	});

	it('counts the gate as the queue does, and grows with what comes to the bar', () => {
		fc.assert(
			fc.property(inputs(queueFields), inputs(devicesFields), (evening, answers) => {
				const { counters, lines } = devices(answers, evening);
				assert.equal(counters.gate, leastCounters(evening));
				for (const { count, spare, reasons } of lines) {
					assert.equal(
						count,
						reasons.reduce((sum, reason) => sum + reason.count, 0),
					);
					assert.equal(spare, count >= 3 ? 1 : 0);
				}
				if (answers.barPercent === 100) return;
				const more = devices({ ...answers, barPercent: answers.barPercent + 1 }, evening);
				assert.ok(more.counters.bar >= Math.max(counters.bar, 1));
			}),
		);
	});
});
