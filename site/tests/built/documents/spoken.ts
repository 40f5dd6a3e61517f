import { type Document, type Tag, tagsOf } from '../dist';

/** What no screen reader says. */
export const UNSAID = '[aria-hidden=true], [hidden], template, script, style';

/** The name of an element as a screen reader says it. */
export function nameOf(document: Document, tag: Tag): string {
	const ids = tag.attr('aria-labelledby')?.split(' ') ?? [];
	const texts = (selector: string) => tagsOf(document, selector).map((found) => said(document, found));
	const own = [
		() => ids.flatMap((id) => texts(`[id="${id}"]`)).join(' '),
		() => tag.attr('aria-label'),
		() => tag.attr('alt'),
		() => tag.attr('id') && texts(`label[for="${tag.attr('id')}"]`).join(' '),
		() => (tag.is('input, select, textarea') ? said(document, tag.parents('label').first()) : ''),
		() => said(document, tag.children('legend, caption, title').first()),
		() => (tag.is('a, button, summary') ? said(document, tag) : ''),
		() => tag.attr('title'),
	];
	return own.reduce((name, next) => name || spaced(next() ?? ''), '');
}

/** What is read out of an element. */
export function said(document: Document, tag: Tag): string {
	return spaced(rawOf(document.$, tag));
}

function rawOf($: Document['$'], tag: Tag): string {
	const parts = tag.contents().map((_, node) => {
		if (node.type === 'text') return node.data;
		if (node.type !== 'tag') return '';
		const inner = $(node);
		if (inner.is(UNSAID)) return '';
		return ` ${inner.attr('aria-label') ?? inner.attr('alt') ?? rawOf($, inner)} `;
	});
	return parts.get().join('');
}

function spaced(text: string): string {
	return text
		.replaceAll('\u00ad', '')
		.replace(/\s+/g, ' ')
		.replace(/ (?=[.,:;!?)])|(?<=\() /g, '')
		.trim();
}
