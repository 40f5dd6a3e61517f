import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../../infra/machine/places.mjs';
import { type Document, documents, type Tag } from '../../dist';

/** One text of a page: a paragraph, a label, a description. */
export interface Text {
	/** The page's path, or the file in `locales/de` of a text that only appears later. */
	readonly where: string;
	readonly text: string;
}

/** A text of `locales/de`, with its key in the file. */
export interface LocaleText extends Text {
	readonly key: string;
}

const LOCALE = join(ROOT, 'locales/de');
/** Words that visitors type into the search, in no sentence of ours. */
const TYPED = 'help-words.json';
/** Keys whose values are no sentences. */
const NO_TEXT = /^(?:id|path|key|slug|language)$/;
/** Texts that the customer has in English, by file and key. */
const ENGLISH =
	/^common\.json (?:error\.(?:generic|show|hide|retry|home|back)|notFound\.(?:message|generic|back|start)|theme\.(?:light|dark|system)|footer\.consent|consent\.title)$|^devices\/[\w-]+\.json comparison\.select$/;

/** Attributes that hold words which a visitor reads or hears. */
const HEARD = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];

/** Elements that stand within a line of text; `b` is a large figure above its words. */
const INLINE = 'a, abbr, br, cite, code, em, i, mark, q, s, small, span, strong, sub, sup, time, tspan, u';

/** What belongs to the word before it, or to the one behind it, though an element begins or ends between them. */
const FOLLOWS = /^[\s,;.:!?)“‘’%…]/;
const IS_FOLLOWED = /[\s(„‚-]$/;

/** What visitors read and hear on every page, the page for unknown addresses included. English is left out. */
export const shownTexts: readonly Text[] = documents.flatMap((document) =>
	germanTexts(document)
		.map((text) => ({ where: document.path, text: plain(text) }))
		.filter(({ text }) => text !== ''),
);

/**
 * The German texts of a document in their order, each whole: the words of a paragraph with its links, one list item. Where an
 * element begins or ends between two words without a space, styles keep them apart, as texts of their own.
 */
function germanTexts({ $ }: Document): string[] {
	const texts: { text: string }[] = [];
	let last: (typeof texts)[number] | undefined;
	let isEdge = false;
	const walk = (parent: Tag, isGerman: boolean) => {
		for (const node of parent.contents().get()) {
			if (node.type === 'text') {
				const text = node.data;
				const isApart = isEdge && !FOLLOWS.test(text) && !IS_FOLLOWED.test(last?.text ?? '');
				if (last === undefined || isApart) {
					last = { text: '' };
					texts.push(last);
				}
				// Between German words, what is in another language is one word that nobody checks.
				last.text += isGerman ? text : ' … ';
				isEdge = false;
			}
			if (node.type !== 'tag') continue;
			const at = $(node);
			if (at.is('script, style, template')) continue;
			const isGermanHere = at.attr('lang')?.startsWith('de') ?? isGerman;
			const heard = at.is('meta[name=description], meta[name=keywords]') ? [...HEARD, 'content'] : HEARD;
			if (isGermanHere) texts.push(...heard.map((name) => ({ text: at.attr(name) ?? '' })));
			if (at.is('br') && last) last.text += ' ';
			if (!at.is(INLINE)) last = undefined;
			isEdge = true;
			walk(at, isGermanHere);
			if (!at.is(INLINE)) last = undefined;
			isEdge = true;
		}
	};
	walk($('html'), true);
	return texts.map(({ text }) => text);
}

/** Every German text of `locales/de`: the ones of messages, toasts and mails are on no page as it is served. */
export function localeTexts(): LocaleText[] {
	const files = readdirSync(LOCALE, { recursive: true, encoding: 'utf8' }).filter(
		(file) => file.endsWith('.json') && file !== TYPED,
	);
	return files.flatMap((file) => {
		const values = strings(JSON.parse(readFileSync(join(LOCALE, file), 'utf8')));
		return values
			.filter(({ key }) => !ENGLISH.test(`${file} ${key}`))
			.map(({ key, text }) => ({ where: `locales/de/${file}`, key, text: plain(withoutMarks(text)) }));
	});
}

function strings(value: unknown, key = ''): { key: string; text: string }[] {
	if (typeof value === 'string') return [{ key, text: value }];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value)
		.filter(([name]) => !NO_TEXT.test(name))
		.flatMap(([name, inner]) => strings(inner, key === '' ? name : `${key}.${name}`));
}

/** A text without {{values}} and with only the words of a [link](/to). */
function withoutMarks(text: string): string {
	return text.replace(/\{\{[^}]+\}\}/g, '…').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

function plain(text: string): string {
	return text
		.replaceAll('\u00ad', '')
		.replace(/[ \n\t]+/g, ' ')
		.trim();
}
