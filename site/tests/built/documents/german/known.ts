import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../../infra/local/places.mjs';
import { offerTexts, withOffer } from '../../../../prerender/sources/offer-texts';

const LOCALE = join(ROOT, 'locales/de');
const CONTENT = join(ROOT, 'site/src/content');

/** Numbers, prices, dates, and signs that stand between texts. */
const NO_WORDS = /^[^\p{L}]*$/u;

/** What joins things in a sentence. */
const LIST = /, | und /;

/** What joins texts to one line: a list, a name before its meaning, a price before its unit, words in brackets, an end. */
const JOINTS = [/ · /, /: |:$/, LIST, / – /, /^\(| \(|\)$/, /(?<=€) /, /(?<=\.) /, /\.$/];

/** Where a component puts an element of its own into a sentence: a {{value}}, a [link](to), an address. */
const MARKS = /\{\{\w+\}\}|\[|\]\([^)]*\)|\]|((?:[\w.-]+@|www\.|https?:)[\w./-]*\w)/;

const sentences = readSentences();
const facts = await readFacts();
const templates = [...sentences].filter((sentence) => sentence.includes('{{')).map(template);

/** True when a text of a page comes from `locales/`, is a fact from `content/` (a name, an address) or has no words. */
export function isKnown(text: string): boolean {
	const plain = normalised(text);
	return isWhole(plain) || JOINTS.some((joint) => plain.split(joint).every(isWhole)) || isSequence(plain);
}

/** One text after another. */
function isSequence(text: string): boolean {
	return [...text.matchAll(/ /g)].some(({ index }) => isWhole(text.slice(0, index)) && isKnown(text.slice(index + 1)));
}

function isWhole(text: string): boolean {
	const isListed = (value: string) => isValue(value) || value.split(LIST).every(isValue);
	return isValue(text) || templates.some((pattern) => pattern.exec(text)?.slice(1).every(isListed));
}

/** What may also stand in the place of a {{value}}: a number with its noun is a text of its own. */
function isValue(text: string): boolean {
	return NO_WORDS.test(text) || sentences.has(text) || facts.has(text) || isNumberWithNoun(text);
}

function isNumberWithNoun(text: string): boolean {
	return templates.some((pattern) =>
		pattern
			.exec(text)
			?.slice(1)
			.every((value) => NO_WORDS.test(value)),
	);
}

function readSentences(): Set<string> {
	const files = readdirSync(LOCALE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
	const offer = offerTexts(join(ROOT, 'site'));
	const texts = files.flatMap((file) =>
		stringsIn(JSON.parse(withOffer(readFileSync(join(LOCALE, file), 'utf8'), offer))),
	);
	const pieces = texts
		.filter((text) => MARKS.test(text))
		.flatMap((text) => text.split(MARKS))
		.filter((piece) => piece !== undefined);
	return new Set([...texts, ...pieces].map(normalised));
}

async function readFacts(): Promise<Set<string>> {
	const files = readdirSync(CONTENT).filter((file) => file.endsWith('.ts'));
	const modules = await Promise.all(files.map((file): Promise<object> => import(`../../../../src/content/${file}`)));
	modules.push(await import('../../../../src/workbench/queue/payment-times'));
	return new Set([...modules.flatMap((module) => stringsIn({ ...module })).map(normalised), 'DE']);
}

/** Matches a sentence and captures its {{values}}. */
function template(sentence: string): RegExp {
	// What stays on a value's line stands in brackets.
	const plain = sentence.replace(/(?<=\}\})\[([^\]]*)\]/g, '$1');
	const parts = plain.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
	return new RegExp(`^${parts.join('(.+)')}$`);
}

function stringsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Blanks of any width are one; soft hyphens are none. */
function normalised(text: string): string {
	return text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}
