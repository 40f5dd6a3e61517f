import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import texts from '../../../../locales/de/devices/fields.json' with { type: 'json' };
import { sameMeaning } from '../../../src/content/device-likeness';
import { type DeviceId, type DeviceTraits, deviceTraits } from '../../../src/content/device-traits';
import type { DeviceClassText, DeviceField, DeviceGroupText } from '../../../src/i18n/shapes';
import { broughtForward, deviceFields, firstDifferent } from '../../../src/sections/devices/likeness';
import { type DevicesInput, devicesExample, devicesFields } from '../../../src/workbench/devices/answers';
import { type DeviceLine, devices } from '../../../src/workbench/devices/model';
import type { Spot } from '../../../src/workbench/devices/workplace';
import { leastCounters, type QueueInput, queueExample, queueFields } from '../../../src/workbench/queue/model';
import { inputs } from './inputs';

const folder = new URL('../../../../locales/de/devices/', import.meta.url);

/** The compared classes of each group. */
const groups = readdirSync(folder).flatMap((file) => {
	const { comparison }: Partial<DeviceGroupText> = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
	return comparison ? [{ group: file.replace('.json', ''), classes: comparison.classes }] : [];
});
const compared = groups.flatMap(({ group, classes }) => classes.map((entry) => ({ ...entry, group })));

/** What the comparison says of a class. */
function classOf(id: string): DeviceClassText & { readonly group: string } {
	return compared.find((one) => one.id === id) ?? assert.fail(`${id} is not in the comparison`);
}

/** The facts of a class, read from the comparison's words alone. */
function factsInWords(id: string): Omit<DeviceTraits, 'group'> & { readonly group: string } {
	const { group, fields } = classOf(id);
	const { power, connection, deviceType, formFactor, printer, scanner, compatibility } = fields;
	const paper = /(58|80)\smm/.exec(printer)?.[1];
	const reads = /^(?!.*(ohne|kein|nicht|anschließbar)).*\b(2D-Leser|QR-Codes|QR-Fenster)/.test(scanner);
	const hasBattery = /Akku/.test(power) && !/kein Akku/.test(power);
	const hangsOnHost = /USB|Bluetooth|zum Bondrucker/.test(connection) && !/mehrere USB/.test(connection);
	return {
		group,
		power: hasBattery ? 'battery' : /USB-Kabel|vom Drucker/.test(power) ? 'host' : 'mains',
		network: /Mobilfunk/.test(connection) ? 'mobile' : hangsOnHost ? 'host' : 'line',
		isCarried: /Handgerät|Tragbar|Mitnehmen|unterwegs/.test(deviceType + formFactor),
		...(paper && !/^Separat/.test(printer) && { prints: Number(paper) as 58 | 80 }),
		...(reads && { reads: /NFC/.test(scanner) && !/keine NFC/.test(compatibility) ? 'nfc' : 'code' }),
	};
}

describe('the device comparison', () => {
	it('has five tables of at least three classes, each with a name and words in all ten fields', () => {
		assert.equal(groups.length, 5);
		for (const { group, classes } of groups) assert.ok(classes.length >= 3, `${group} has ${classes.length}`);
		assert.deepEqual(Object.keys(texts.classes).sort(), compared.map(({ id }) => id).sort());
		assert.equal(new Set(Object.values(texts.classes)).size, compared.length);
		for (const { id, fields } of compared) {
			assert.deepEqual(Object.keys(fields).sort(), [...deviceFields].sort(), id);
			for (const name of deviceFields) assert.notEqual(fields[name].trim(), '', `${id}: ${name}`);
		}
	});

	it('begins with the classes that are wanted, each once, and passes over what no class is called', () => {
		const [first, second, ...others] = groups[0]?.classes ?? [];
		assert.ok(first && second, 'two classes');
		const classes = [first, second, ...others];
		const wanted = ['constructor', second.id, '', second.id, '<b>'];
		assert.deepEqual(broughtForward(classes, wanted), [second, first, ...others]);
		assert.deepEqual(broughtForward(classes, ['none']), classes);
	});

	it('takes other words that mean the same for equal, and tells others apart', () => {
		for (const [field, sets] of Object.entries(sameMeaning) as [DeviceField, readonly (readonly string[])[]][])
			for (const ids of sets) {
				const classes = groups.map((group) => group.classes.filter(({ id }) => ids.includes(id)));
				const set = classes.find(({ length }) => length === ids.length);
				assert.ok(set, `no table has all of ${ids}`);
				assert.equal(new Set(set.map(({ fields }) => fields[field])).size, ids.length, `${ids}: ${field}`);
				assert.equal(firstDifferent(set, field), -1, `${ids}: ${field}`);
			}
		const [first, ...others] = groups[0]?.classes ?? [];
		const other = others.find(({ fields }) => fields.formFactor !== first?.fields.formFactor);
		assert.ok(first && other, 'another form');
		assert.equal(firstDifferent([first, first, other], 'formFactor'), 2);
	});
});

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
const sells = ({ evening }: List) => evening === SELLING;
const hasBar = ({ answers }: List) => answers.barPercent > 0;
const wantsPaper = ({ answers }: List) => answers.receipt === 'paper';

/** Checks that each of these lists has one of the devices at the spot. */
function assertOneOf(wanted: readonly string[], spot: Spot, among: (list: List) => boolean = () => true): void {
	const has = ({ device, reasons }: DeviceLine) =>
		wanted.includes(device) && reasons.some((reason) => reason.spot === spot);
	const without = lists.filter((list) => among(list) && !list.lines.some(has));
	assert.deepEqual(
		without.map(({ answers }) => answers),
		[],
		`none of ${wanted} at the ${spot}`,
	);
}

const READERS = ['entry-station', 'mobile-scanner', 'mobile-scanner-printer', 'cable-scanner'];
const TILLS = ['fixed-pos', 'dual-display-pos', 'tablet-pos', 'handheld-pos', 'mobile-scanner-printer'];
const CARD = ['mobile-terminal-printer', 'mobile-terminal', 'counter-terminal'];

describe('the list of devices', () => {
	it('is reckoned with facts that the comparison’s own words say', () => {
		for (const [id, facts] of Object.entries(deviceTraits)) assert.deepEqual(facts, factsInWords(id), id);
	});

	it('has whole numbers from 1 on, each class once, and each for some answers', () => {
		assert.equal(lists.length, 256);
		for (const list of lists) {
			const { lines, total, spares } = list;
			for (const { count, spare } of lines)
				assert.ok(Number.isInteger(count) && count >= 1 && spare >= 0, `${count} and ${spare}`);
			assert.equal(
				total,
				lines.reduce((sum, { count, spare }) => sum + count + spare, 0),
			);
			assert.ok(spares < total, `${spares} spares of ${total}`);
			assert.equal(new Set(ids(list)).size, lines.length);
		}
		assert.deepEqual([...new Set(lists.flatMap(ids))].sort(), Object.keys(deviceTraits).sort());
	});

	it('has nothing that the place or the team does not allow', () => {
		const where = <Q extends keyof DevicesInput>(question: Q, answer: DevicesInput[Q]) =>
			lists.filter(({ answers }) => answers[question] === answer).flatMap(ids);
		const words = (id: string) => classOf(id).fields;
		for (const id of where('power', 'none'))
			assert.match(words(id).power, /^(?!.*kein Akku).*(Akku|akku|USB-Kabel|vom Drucker)/, id);
		for (const id of where('network', 'patchy'))
			assert.match(words(id).connection, /Mobilfunk|Bluetooth|USB|zum Bondrucker/, id);
		for (const id of where('team', 'walking'))
			assert.match(words(id).deviceType + words(id).formFactor, /Handgerät|unterwegs|Tragbar/, id);
		for (const id of where('receipt', 'none')) assert.doesNotMatch(id, /receipt-printer/);
	});

	it('always has what reads a ticket at the gate, and a till and a terminal where something is sold', () => {
		assertOneOf(READERS, 'gate');
		for (const devices of [TILLS, CARD]) {
			assertOneOf(devices, 'gate', sells);
			assertOneOf(devices, 'bar', hasBar);
		}
		for (const { answers, counters, workplaces } of lists)
			assert.deepEqual([counters.bar > 0, workplaces.bar.length > 0], Array(2).fill(answers.barPercent > 0));
	});

	it('prints where receipts are wanted on paper, and reads NFC at every gate where season passes carry it', () => {
		const printing = Object.entries(deviceTraits).flatMap(([id, facts]) => ('prints' in facts ? [id] : []));
		assertOneOf(printing, 'gate', (list) => wantsPaper(list) && sells(list));
		assertOneOf(printing, 'bar', (list) => wantsPaper(list) && hasBar(list));
		const readsNfc = READERS.filter((id) => /NFC/.test(classOf(id).fields.scanner));
		assert.equal(readsNfc.length, 2);
		assertOneOf(readsNfc, 'gate', ({ answers }) => answers.passes === 'nfc');
	});

	it('has drawers only where cash is taken, each with a printer for 80 mm that opens it, and otherwise says so', () => {
		for (const { answers, evening, workplaces, hasCashBox } of lists) {
			const spots = Object.values(workplaces).map((place) => place.map(([id]) => id));
			for (const place of spots.filter((devices) => devices.includes('cash-drawer'))) {
				assert.equal(answers.payment, 'cashToo');
				const opens = place.some((id) => /80\smm/.test(classOf(id).fields.printer) && id !== 'tablet-pos');
				assert.ok(opens, `${place}`);
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
		for (const place of lists.flatMap(({ workplaces }) => Object.values(workplaces)))
			for (const [device] of place)
				assert.ok(hosts[device]?.some((host) => place.some(([id]) => id === host)) ?? true, device);
	});

	it('depends on each of the answers', () => {
		for (const question of Object.keys(devicesFields)) {
			const byOthers = new Map<string, string>();
			const differs = lists.some((list) => {
				const { [question as keyof DevicesInput]: _, ...others } = list.answers;
				const key = JSON.stringify([list.evening, others]);
				const before = byOthers.get(key) ?? ids(list).join();
				byOthers.set(key, before);
				return before !== ids(list).join();
			});
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
		for (const { count, spare } of few.lines) assert.deepEqual([count, spare], [2, 0]);
	});

	it('counts the gate as the queue does, and grows with what comes to the bar', () => {
		fc.assert(
			fc.property(inputs(queueFields), inputs(devicesFields), (evening, answers) => {
				const { counters, lines } = devices(answers, evening);
				assert.equal(counters.gate, leastCounters(evening));
				for (const { count, spare, reasons } of lines) {
					const reasoned = reasons.reduce((sum, reason) => sum + reason.count, 0);
					assert.deepEqual([count, spare], [reasoned, count >= 3 ? 1 : 0]);
				}
				if (answers.barPercent === 100) return;
				const more = devices({ ...answers, barPercent: answers.barPercent + 1 }, evening);
				assert.ok(more.counters.bar >= Math.max(counters.bar, 1), `${more.counters.bar} after ${counters.bar}`);
			}),
			{ numRuns: 50 },
		);
	});
});
