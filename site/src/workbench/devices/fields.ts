import { textOf } from '../../i18n/i18n';
import { wholeNumber } from '../written';
import { type DevicesInput, devicesFields } from './answers';

/** The questions with two answers each, in the order of the sentences. */
export const questions = ['power', 'network', 'team', 'receipt', 'passes', 'payment'] as const;

/** Name of a question with two answers. */
export type QuestionName = (typeof questions)[number];

/** The number that the page asks for. */
export const numberFields = { barPercent: { bounds: devicesFields.barPercent, writing: wholeNumber } } as const;

/** True for an answer to a question. */
export function isAnswer(name: QuestionName, value: string): boolean {
	return devicesFields[name].of.some((answer) => answer === value);
}

/** The words of each answer. */
export function answersTo(name: QuestionName): readonly { readonly value: string; readonly text: string }[] {
	const text: Readonly<Record<string, string>> = textOf('tools/devices').questions[name];
	return devicesFields[name].of.map((value) => ({ value, text: text[value] ?? '' }));
}

/** What stands before and after a value in a sentence. */
export function around(sentence: string): readonly [string, string] {
	const [before = '', after = ''] = sentence.split(/\{\{\w+\}\}/);
	return [before, after];
}

/** The same, with what stays on the value's line, in `[ ]`. */
export function aroundBlank(sentence: string): readonly [string, string, string] {
	const [before = '', unit = '', after = ''] = sentence.split(/\{\{\w+\}\}\[([^\]]*)\]/);
	return [before, unit, after];
}

/** What the sentence about the bar says of so many per cent. */
export function barSentence(percent: number): string {
	const [before, unit, after] = aroundBlank(textOf('tools/devices').bar);
	return before + wholeNumber.write(percent) + unit + after;
}

/** A question's sentence with the answer given. */
export function sentenceOf(name: QuestionName, input: DevicesInput): string {
	const [before, after] = around(textOf('tools/devices').questions[name].sentence);
	return before + (answersTo(name).find(({ value }) => value === input[name])?.text ?? '') + after;
}
