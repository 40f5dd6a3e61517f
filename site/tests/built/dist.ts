import { type CheerioAPI, load } from 'cheerio';
import { pageFile } from '../../../infra/audit/dist.mjs';
import { pages } from '../../src/routes';
import { built } from './files';

/** A document of the built site. */
export interface Document {
	/** Canonical path of the page; of what answers for unknown addresses, its file. */
	readonly path: string;
	/** What robots have to be told of it. */
	readonly robots: string;
	readonly html: string;
	/** The parsed document. */
	readonly $: CheerioAPI;
}

/** Path of the document that answers for unknown addresses. */
export const NOT_FOUND = '/404.html';

/** Every document, each read and parsed once. */
export const documents: readonly Document[] = [
	...pages.map(({ path, robots = 'index, follow' }) => read(path, robots, pageFile(path))),
	read(NOT_FOUND, 'noindex', NOT_FOUND),
];

function read(path: string, robots: string, file: string): Document {
	const html = built(file).toString();
	return { path, robots, html, $: load(html) };
}

/** The document of a path. */
export function documentOf(path: string): Document {
	const found = documents.find((document) => document.path === path);
	if (!found) throw new Error(`There is no page ${path}`);
	return found;
}

/** An element of a document. */
export type Tag = ReturnType<ReturnType<CheerioAPI['root']>['find']>;

/** The elements of a document that a selector finds, in their order. */
export function tagsOf({ $ }: Document, selector: string): Tag[] {
	const found = $.root().find(selector);
	return Array.from(found, (_, at) => found.eq(at));
}

/** Values of an attribute on any element. */
export function valuesOf(document: Document, attribute: string): string[] {
	return tagsOf(document, `[${attribute}]`).map((tag) => tag.attr(attribute) ?? '');
}

/** Contents of the `meta` tags of a name or property: more than one when the tag is doubled. */
export function metaOf(document: Document, key: string): string[] {
	return tagsOf(document, `meta[name="${key}"], meta[property="${key}"]`).map((tag) => tag.attr('content') ?? '');
}

/** What a question finds wrong in the documents, one line each, begun with the document's path. */
export function faultsIn(
	question: (document: Document) => readonly string[],
	of: readonly Document[] = documents,
): string[] {
	return of.flatMap((document) => question(document).map((fault) => `${document.path}: ${fault}`));
}

/** Those that stand more than once in a list. */
export function doubles(values: readonly string[]): string[] {
	return values.filter((value, at) => values.indexOf(value) !== at);
}
