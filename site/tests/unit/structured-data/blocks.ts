import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../infra/local/places.mjs';

/** A thing of the vocabulary as JSON-LD has it. */
export type Node = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** What a built page says to machines. */
export interface Block {
	readonly '@context': string;
	readonly '@graph': readonly Node[];
}

/** HTML of a file of the built site. */
export function builtPage(file: string): string {
	return readFileSync(join(ROOT, 'site/dist', file), 'utf8');
}

/** Every block of structured data in a page. @throws when one is no JSON */
export function blocksIn(html: string): Block[] {
	return Array.from(
		html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
		([, json = '']) => JSON.parse(json) as Block,
	);
}

/** The things of one type, wherever they stand in a graph. */
export function thingsOf(value: unknown, type: string): Node[] {
	if (typeof value !== 'object' || value === null) return [];
	const inside = Object.values(value).flatMap((part) => thingsOf(part, type));
	return (value as Node)['@type'] === type ? [value as Node, ...inside] : inside;
}
