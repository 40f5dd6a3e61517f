import { translator } from '../../i18n/i18n';
import { formatWhole } from '../../money/amounts';
import { counted } from '../counted';
import { type QueueInput, queueExample } from '../queue/model';
import type { DevicesInput } from './answers';
import { nameOf } from './compared';
import { barSentence, questions, sentenceOf } from './fields';
import type { DeviceLine, Devices } from './model';
import type { Spot } from './workplace';

/** Where the devices of a class are. */
export function placesOf({ reasons }: DeviceLine): string {
	const t = translator('tools/devices');
	const at = (spot: Spot) => reasons.find((reason) => reason.spot === spot)?.count;
	const [gate, bar] = [at('gate'), at('bar')];
	if (gate === undefined) return t('list.bar', { bar: formatWhole(bar ?? 0) });
	return bar === undefined
		? t('list.gate', { gate: formatWhole(gate) })
		: t('list.both', { gate: formatWhole(gate), bar: formatWhole(bar) });
}

/** Why a class is on the list. */
export function whyOf({ reasons }: DeviceLine): string {
	const t = translator('tools/devices');
	return [...new Set(reasons.map(({ id }) => t(`reasons.${id}`)))].join(' ');
}

/** The result in one line. */
export function headlineOf({ total }: Devices): string {
	return translator('tools/devices')('headline', { count: total, number: formatWhole(total) });
}

/** A line as text: how many of which class, and how many of them lie ready. */
function lineOf({ device, count, spare }: DeviceLine): string {
	const t = translator('tools/devices');
	const line = t('list.line', { count: formatWhole(count), name: nameOf(device) });
	return spare > 0 ? `${line} ${t('list.spare', { count: spare })}` : line;
}

/** The result in sentences, for screen readers. */
export function outcomeOf(found: Devices): string {
	return `${headlineOf(found)}: ${found.lines.map(lineOf).join(', ')}.`;
}

/** What the numbers of the list are reckoned from: an evening that the visitor filled in, or the example. */
export function eveningOf(own: QueueInput | null): string {
	const { guests, ticketPercent } = own ?? queueExample;
	return translator('tools/devices')(own ? 'evening' : 'eveningExample', {
		guests: counted('guests', guests),
		ticketPercent,
	});
}

/** The list, the answers behind it and where to find it, for a message. */
export function messageOf(found: Devices, input: DevicesInput, evening: QueueInput | null, link: string): string {
	const t = translator('tools/devices');
	const answers = [
		...questions.map((name) => sentenceOf(name, input)),
		barSentence(input.barPercent),
		eveningOf(evening),
	];
	return t('message', { list: found.lines.map(lineOf).join('\n'), answers: answers.join(' '), link });
}
