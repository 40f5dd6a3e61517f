import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ROOT } from '../../../../infra/local/places.mjs';
import { addresses } from '../support/addresses';
import { germanTexts } from './in-page';

/** One text of a page: a paragraph, a label, a description. */
export interface Text {
	/** The page's path, or the file in `locales/de` of a text that only appears later. */
	readonly where: string;
	readonly text: string;
	/** False for what stands on every page: header, footer and the like. */
	readonly isOwn: boolean;
}

/** A text of `locales/de`, with its key in the file. */
export interface LocaleText extends Text {
	readonly key: string;
}

const LOCALE = join(ROOT, 'locales/de');
/** Keys whose values are no sentences. */
const NO_TEXT = /^(?:id|path|key|slug|language)$/;
/** Texts that are English on purpose, by file and key (decisions, 3.4). */
const ENGLISH =
	/^common\.json (?:error\.(?:generic|show|hide|retry|home|back)|notFound\.(?:message|generic|back|start)|theme\.(?:light|dark|system)|footer\.consent|consent\.title)$|^devices\/[\w-]+\.json comparison\.select$/;

/** What visitors read and hear on every page, the page for unknown addresses included. English is left out. */
export async function shownTexts(browser: Browser, origin: string): Promise<Text[]> {
	const page = await browser.newPage({ javaScriptEnabled: false });
	const texts: Text[] = [];
	for (const { path: where } of addresses) {
		await page.goto(new URL(where, origin).href);
		const found = await page.evaluate(germanTexts);
		texts.push(...found.map(({ text, isOwn }) => ({ where, text: plain(text), isOwn })));
	}
	await page.context().close();
	return texts.filter(({ text }) => text !== '');
}

/** Every German text of `locales/de`: the ones of messages, toasts and mails are on no page as it is served. */
export function localeTexts(): LocaleText[] {
	const files = readdirSync(LOCALE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
	return files.flatMap((file) => {
		const values = strings(JSON.parse(readFileSync(join(LOCALE, file), 'utf8')));
		return values
			.filter(({ key }) => !ENGLISH.test(`${file} ${key}`))
			.map(({ key, text }) => ({ where: `locales/de/${file}`, key, text: plain(withoutMarks(text)), isOwn: true }));
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
