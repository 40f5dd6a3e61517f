// Packages that are built without what this site never calls.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import i18next from 'i18next';
import { ROOT } from '../../infra/local/places.mjs';
import { withCuts } from '../prerender/cut';
import { I18NEXT } from '../prerender/i18next';

const TEXTS = join(ROOT, 'locales/de');
/** What `i18n.ts` uses of the package, for any key: the real types know the keys that there are. */
interface I18n {
	init(options: object): unknown;
	addResourceBundle(language: string, ns: string, texts: object): unknown;
	hasResourceBundle(language: string, ns: string): boolean;
	getResourceBundle(language: string, ns: string): unknown;
	getResource(language: string, ns: string, key: string): unknown;
	getFixedT(language: string, ns: string): (key: string, values?: object) => string;
	t(key: string, options: object): string;
}

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

describe('i18next as the site is built with it', () => {
	const folder = mkdtempSync(join(tmpdir(), 'cut-'));
	const source = readFileSync(join(ROOT, 'node_modules', I18NEXT.name, I18NEXT.file), 'utf8');
	const whole = i18next as unknown as I18n;
	let cut: I18n;

	before(async () => {
		const file = join(folder, 'i18next.mjs');
		writeFileSync(file, withCuts(source, I18NEXT));
		({ default: cut } = await import(pathToFileURL(file).href));
		for (const instance of [whole, cut]) {
			void instance.init({
				lng: 'de',
				defaultNS: 'home',
				ns: [],
				resources: {},
				interpolation: { escapeValue: false },
				initAsync: false,
			});
		}
	});
	after(() => rmSync(folder, { recursive: true }));

	for (const file of readdirSync(TEXTS, { recursive: true, encoding: 'utf8' }).filter((name) =>
		name.endsWith('.json'),
	)) {
		const ns = file.replaceAll('\\', '/').replace('.json', '');
		it(`answers with the same sentences as the whole package: ${ns}`, () => {
			const bundle = readFileSync(join(TEXTS, file), 'utf8');
			for (const instance of [whole, cut]) instance.addResourceBundle('de', ns, JSON.parse(bundle));
			assert.deepEqual(cut.getResourceBundle('de', ns), whole.getResourceBundle('de', ns));
			assert.ok(cut.hasResourceBundle('de', ns));
			const [ours, theirs] = [cut, whole].map((instance) => instance.getFixedT('de', ns));
			for (const [key, sentence] of sentencesOf(JSON.parse(bundle))) {
				// A value may look like i18next's own marks.
				const values = Object.fromEntries(
					[...sentence.matchAll(PLACEHOLDER)].map(([, name]) => [name, `<${name}> $t(x)`]),
				);
				for (const given of [
					undefined,
					values,
					{ ...values, count: 0 },
					{ ...values, count: 1 },
					{ ...values, count: 7 },
				]) {
					for (const asked of [key, key.replace(/_(?:one|other)$/, '')])
						assert.equal(ours?.(asked, given), theirs?.(asked, given), `${asked} with ${JSON.stringify(given)}`);
				}
				assert.equal(cut.getResource('de', ns, key), sentence);
			}
		});
	}

	it('answers with the key where a text is missing', () => {
		assert.equal(cut.t('no.such.key', { ns: 'home' }), 'no.such.key');
		assert.equal(cut.hasResourceBundle('de', 'no-such-namespace'), false);
	});

	it('is no build at all when the package is written in another way', () => {
		const other = source.replace('class Interpolator', 'class Filler').replace('class Logger', 'class Recorder');
		assert.throws(
			() => withCuts(other, I18NEXT),
			/i18next is written in another way than prerender\/i18next\.ts.*Logger/s,
		);
	});
});

/** Every sentence of a file with its path. */
function* sentencesOf(texts: object, path = ''): Generator<[key: string, sentence: string]> {
	for (const [name, value] of Object.entries(texts)) {
		if (typeof value === 'string') yield [path + name, value];
		else if (typeof value === 'object' && value !== null) yield* sentencesOf(value, `${path}${name}.`);
	}
}
