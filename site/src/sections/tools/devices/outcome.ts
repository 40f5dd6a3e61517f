import { translator } from '../../../i18n/i18n';
import type { DevicesInput } from '../../../tools/devices/answers';
import type { DeviceLine, Devices } from '../../../tools/devices/model';
import type { QueueInput } from '../../../tools/queue/model';
import { formatWhole } from '../../../ui/amounts';
import { nameOf } from './compared';
import { questions, sentenceOf } from './fields';

/** Where the devices of a class are, and why. */
export function reasonOf({ reasons }: DeviceLine): string {
	const t = translator('tools/devices');
	const places = reasons.map(({ spot, count }) => t(`list.${spot}`, { count: formatWhole(count) })).join(', ');
	const why = [...new Set(reasons.map(({ id }) => t(`reasons.${id}`)))].join(' ');
	return `${places}: ${why}`;
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

/** What the numbers of the list are reckoned from. */
export function eveningOf({ guests, ticketPercent }: QueueInput): string {
	return translator('tools/devices')('evening', { guests: formatWhole(guests), ticketPercent });
}

/** The list, the answers behind it and where to find it, for a message. */
export function messageOf(found: Devices, input: DevicesInput, evening: QueueInput, link: string): string {
	const t = translator('tools/devices');
	const answers = [
		...questions.map((name) => sentenceOf(name, input)),
		t('bar', { barPercent: input.barPercent }),
		eveningOf(evening),
	];
	return t('message', { list: found.lines.map(lineOf).join('\n'), answers: answers.join(' '), link });
}
