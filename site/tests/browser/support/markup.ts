import type { Page } from '@playwright/test';

/** One element of a page as it was served. */
export interface Tag {
	readonly name: string;
	readonly attributes: Readonly<Record<string, string>>;
	/** Text of the element and of all in it. */
	readonly text: string;
	/** The element's own text nodes. */
	readonly own: readonly string[];
}

/** Attributes that hold words which a visitor reads or hears. */
const SPOKEN = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];

/** Every element of an HTML text in its order, read by the browser's own parser; nothing in it is loaded or run. */
export function parse(page: Page, html: string): Promise<Tag[]> {
	return page.evaluate((source) => {
		const parsed = new DOMParser().parseFromString(source, 'text/html');
		// The words that are kept whole are part of the text around them.
		for (const whole of parsed.querySelectorAll('bdi')) whole.replaceWith(...whole.childNodes);
		parsed.normalize();
		return [...parsed.querySelectorAll('*')].map((element) => ({
			name: element.localName,
			attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
			text: element.textContent ?? '',
			own: [...element.childNodes]
				.filter((node) => node.nodeType === Node.TEXT_NODE)
				.map((node) => node.nodeValue ?? ''),
		}));
	}, html);
}

/** The elements of a name. */
export function tagsOf(tags: readonly Tag[], ...names: string[]): Tag[] {
	return tags.filter(({ name }) => names.includes(name));
}

/** What stands before the body. */
export function headOf(tags: readonly Tag[]): readonly Tag[] {
	return tags.slice(
		0,
		tags.findIndex(({ name }) => name === 'body'),
	);
}

/** Values of an attribute on any element. */
export function valuesOf(tags: readonly Tag[], attribute: string): string[] {
	return tags.flatMap(({ attributes }) => attributes[attribute] ?? []);
}

/** Contents of the `meta` tags of a name or property: more than one when the tag is doubled. */
export function metaOf(tags: readonly Tag[], key: string): string[] {
	return tagsOf(tags, 'meta')
		.filter(({ attributes }) => attributes.name === key || attributes.property === key)
		.map(({ attributes }) => attributes.content ?? '');
}

/** Everything that a visitor reads or hears on a page. */
export function wordsOf(tags: readonly Tag[]): string[] {
	const read = tags.filter(({ name }) => name !== 'script' && name !== 'style').flatMap(({ own }) => own);
	const heard = SPOKEN.flatMap((attribute) => valuesOf(tags, attribute));
	return [...new Set([...read, ...heard].map(trimmed))].filter((text) => text !== '');
}

/** A text without the white space that HTML does not show. No-break spaces stay. */
function trimmed(text: string): string {
	return text.replace(/[ \n\t]+/g, ' ').replace(/^ | $/g, '');
}
