import { textOf } from '../../i18n/i18n';
import { tenths, timeOfDay, wholeNumber } from '../written';
import { type QueueInput, queueFields } from './model';
import { paymentTenths } from './payment-times';

/** The numbers that the page asks for. */
export const queueNumbers = {
	guests: { bounds: queueFields.guests, writing: wholeNumber },
	rushPercent: { bounds: queueFields.rushPercent, writing: wholeNumber },
	ticketPercent: { bounds: queueFields.ticketPercent, writing: wholeNumber },
	scanTenths: { bounds: queueFields.scanTenths, writing: tenths },
	handlingTenths: { bounds: queueFields.handlingTenths, writing: tenths },
	counters: { bounds: queueFields.counters, writing: wholeNumber },
	startMinute: { bounds: queueFields.startMinute, writing: timeOfDay },
} as const;

/** Name of a number that the page asks for. */
export type QueueNumber = keyof typeof queueNumbers;

/** True for the name of a number. */
export function isQueueNumber(name: string): name is QueueNumber {
	return name in queueNumbers;
}

/** Values in the places of the sentence, as text. */
export function writtenBlank(input: QueueInput, name: string): string {
	if (isQueueNumber(name)) return queueNumbers[name].writing.write(input[name]);
	return name === 'payment'
		? textOf('tools/queue').payments[input.payment]
		: tenths.write(paymentTenths[input.payment]);
}

/** A piece of the sentence: words, then a value by its name, then what stays on its line, in `[ ]`. The last one has words alone. */
interface SentencePart {
	readonly words: string;
	readonly name: string | undefined;
	readonly unit: string | undefined;
}

/** What the sentence says in turn of so many guests. */
export function sentenceParts({ guests }: QueueInput): readonly SentencePart[] {
	const pieces =
		textOf('tools/queue')[guests === 1 ? 'sentence_one' : 'sentence_other'].split(/\{\{(\w+)\}\}(?:\[([^\]]*)\])?/);
	return Array.from({ length: Math.ceil(pieces.length / 3) }, (_, index) => {
		const [words = '', name, unit] = pieces.slice(3 * index);
		return { words, name, unit };
	});
}

/** The sentence with every blank filled in. */
export function sentenceOf(input: QueueInput): string {
	return sentenceParts(input)
		.map(({ words, name, unit = '' }) => words + (name ? writtenBlank(input, name) : '') + unit)
		.join('');
}
