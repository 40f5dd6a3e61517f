import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { offerTexts, withOffer } from '../../prerender/sources/offer-texts';
import { placeholders, refusePlaceholders } from '../../prerender/sources/placeholders';
import { isOperatorFact, operator } from '../../src/content/operator';
import type { LegalText } from '../../src/i18n/shapes';
import { isRoutePath } from '../../src/routes';

const FOLDER = new URL('../../../locales/de/legal/', import.meta.url);
const sentences = offerTexts(fileURLToPath(new URL('../..', import.meta.url)));
const texts = readdirSync(FOLDER).map((file) => ({
	file,
	source: withOffer(readFileSync(new URL(file, FOLDER), 'utf8'), sentences),
}));

for (const { file, source } of texts) {
	describe(`legal/${file}`, () => {
		it('names only facts that the operator file has', () => {
			const names = Array.from(source.matchAll(/\{\{(.+?)\}\}/g), ([, name = '']) => name);
			const unknown = names.filter((name) => !isOperatorFact(name));
			assert.deepEqual(unknown, []);
		});

		it('links only to pages', () => {
			const paths = Array.from(source.matchAll(/\]\((.+?)\)/g), ([, path = '']) => path);
			const unknown = paths.filter((path) => !isRoutePath(path));
			assert.deepEqual(unknown, []);
		});

		it('gives every section a fragment of its own', () => {
			const ids = (JSON.parse(source) as LegalText).sections.map(({ id }) => id);
			assert.equal(new Set(ids).size, ids.length);
		});
	});
}

describe('the operator file', () => {
	it('holds no fact that no legal text uses', () => {
		const unused = Object.keys(operator).filter((name) => !texts.some(({ source }) => source.includes(`{{${name}}}`)));
		assert.deepEqual(unused, []);
	});

	it('has each of its placeholders listed before a production build', (t) => {
		const before = process.env.SITE_STAGE;
		t.after(() => {
			if (before === undefined) delete process.env.SITE_STAGE;
			else process.env.SITE_STAGE = before;
		});
		process.env.SITE_STAGE = 'production';
		const open = Object.entries(operator).filter(([, { placeholder }]) => placeholder);
		for (const [name] of open) {
			assert.ok(placeholders().includes(`content/operator.ts: ${name}`), name);
			assert.throws(refusePlaceholders, new RegExp(`content/operator\\.ts: ${name}\\b`));
		}
	});
});
