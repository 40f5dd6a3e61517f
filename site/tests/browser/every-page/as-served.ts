import { expect, type Page, type Response } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { brand } from '../../../src/content/brand';
import type { addresses } from '../support/addresses';
import { headOf, metaOf, parse, type Tag, tagsOf, valuesOf, wordsOf } from '../support/markup';
import { isKnown } from '../support/sentences';

/** What the one inline script may weigh, in bytes; the whole document: tests/unit/documents.test.ts. */
const LOADER_BYTES = 1_000;

/** Bounds of what search engines show in full, in characters. */
const TITLE = 60;
const DESCRIPTION = { least: 70, most: 160 };

const validator = new HtmlValidate({
	root: true,
	extends: ['html-validate:recommended'],
	rules: {
		'doctype-style': ['error', { style: 'lowercase' }],
		// React's useId begins with an underscore, which HTML allows.
		'valid-id': ['error', { relaxed: true }],
		// The next three are about style: React decides how it writes attributes, and HTML reads both ways alike.
		'attr-case': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
	},
});

/** What is wrong with a document, one line each. */
export async function faultsOf(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
	);
}

/** The page as it is served is the one of its row in the route table: status, head, words, markup. */
export async function expectServed(
	page: Page,
	{ path, status, robots }: (typeof addresses)[number],
	response: Response,
): Promise<void> {
	const html = await response.text();
	const tags = await parse(page, html);
	const meta = (key: string) => metaOf(tags, key);
	const soft = expect.soft;

	soft(response.status()).toBe(status);
	soft(response.headers()['content-type']).toBe('text/html; charset=utf-8');
	soft(tagsOf(tags, 'html').map(({ attributes }) => attributes.lang)).toEqual(['de']);

	const titles = tagsOf(headOf(tags), 'title').map(({ text }) => text);
	soft(titles, 'titles').toEqual([expect.stringMatching(new RegExp(`^.{1,${TITLE}}$`))]);
	soft(meta('description'), 'descriptions').toEqual([
		expect.stringMatching(new RegExp(`^.{${DESCRIPTION.least},${DESCRIPTION.most}}$`)),
	]);
	soft(meta('keywords'), 'keywords').toEqual([expect.stringMatching(/\S/)]);
	soft(meta('og:title'), 'og:title').toEqual(titles);
	soft(meta('og:description'), 'og:description').toEqual(meta('description'));

	soft(meta('robots'), 'robots').toEqual([robots ?? 'index, follow']);
	// No answer of 400 and above is indexed, so the edge adds no header there.
	soft(response.headers()['x-robots-tag'], 'X-Robots-Tag').toBe(status === 200 ? robots : undefined);
	const canonical = status === 200 ? [brand.origin.url + path] : [];
	soft(
		tags.filter(({ attributes }) => attributes.rel === 'canonical').map(({ attributes }) => attributes.href),
		'canonical addresses',
	).toEqual(canonical);
	soft(meta('og:url'), 'og:url').toEqual(canonical);

	soft(headingFaults(tags), 'headings').toEqual([]);
	const ids = valuesOf(tags, 'id');
	soft(
		ids.filter((id, index) => ids.indexOf(id) !== index),
		'ids used twice',
	).toEqual([]);
	soft(
		wordsOf(tags).filter((words) => !isKnown(words)),
		'words that are neither in locales/ nor in content/',
	).toEqual([]);
	soft(await faultsOf(html), 'markup').toEqual([]);

	soft(valuesOf(tags, 'style'), 'inline styles').toEqual([]);
	const scripts = tagsOf(tags, 'script').filter(({ attributes }) => attributes.type === undefined);
	const files = scripts.filter(({ attributes }) => attributes.src !== undefined);
	soft(
		files.filter(({ attributes }) => attributes.nomodule === undefined),
		'script files but those of old browsers',
	).toEqual([]);
	const inline = scripts.filter((script) => !files.includes(script)).map(({ text }) => Buffer.byteLength(text));
	soft(inline.length, 'inline scripts').toBe(1);
	soft(inline[0], 'bytes of the loader').toBeLessThanOrEqual(LOADER_BYTES);
}

/** One h1, and no level is skipped. */
function headingFaults(tags: readonly Tag[]): string[] {
	const levels = tags.filter(({ name }) => /^h[1-6]$/.test(name)).map(({ name }) => Number(name[1]));
	const skipped = levels.flatMap((level, index) => {
		const before = levels[index - 1] ?? 0;
		return level > before + 1 ? [`h${level} follows h${before}`] : [];
	});
	const titles = levels.filter((level) => level === 1).length;
	return titles === 1 ? skipped : [`${titles} headings of level 1`, ...skipped];
}
