import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../../infra/local/places.mjs';
import { pages } from '../../src/routes';

const LOCALE = join(ROOT, 'locales/de');
const SCENES = join(ROOT, 'site/dist/scenes');

/** Width of a drawing on a phone of 390 px, between the gutters. */
const PHONE_PX = 348;
/** The smallest type that a drawing may have there; below it, letters are grey texture. */
const SMALLEST_PX = 9.5;

/** Pages about an offer: each begins with a scene. */
const offers = pages.filter(({ path }) => /^\/(solutions|devices|ecosystem)\//.test(path));

interface Drawing {
	readonly width: number;
	readonly name: string;
	readonly drawing: string;
	/** What its figure says below it. */
	readonly tag: string;
}

/** The named drawings of a page as they were built, also those in files of their own. */
function drawingsOf(path: string): Drawing[] {
	const html = readFileSync(join(ROOT, 'site/dist', path, 'index.html'), 'utf8');
	const drawings = html.matchAll(
		/<svg viewBox="0 0 (?<width>\d+) \d+"[^>]* role="img" aria-label="(?<name>[^"]+)"[^>]*>(?<inner>.*?)<\/svg>/gs,
	);
	return Array.from(drawings, ({ 0: svg, index, groups }) => {
		const { width, name = '', inner = '' } = groups ?? {};
		const [below = ''] = html.slice(index + svg.length).split('</figure>');
		const tag = /<figcaption[^>]*>([^<]*)/.exec(below)?.[1] ?? '';
		const file = /<use href="\/scenes\/(.*)\.svg#scene"/.exec(inner)?.[1];
		const drawing = file === undefined ? inner : readFileSync(join(SCENES, `${file}.svg`), 'utf8');
		return { width: Number(width), name, drawing, tag };
	});
}

describe('scenes', () => {
	it('are shown on one page each', () => {
		const shown = offers.flatMap(({ path }) => drawingsOf(path).map(({ name }) => name));
		assert.equal(offers.length, 23);
		assert.deepEqual(
			shown.filter((name, index) => shown.indexOf(name) !== index),
			[],
		);
	});

	for (const { path } of offers) {
		it(`say that ${path} shows an example, to eyes and to screen readers`, () => {
			assert.notEqual(drawingsOf(path).length, 0);
			for (const { name, tag } of drawingsOf(path)) {
				assert.equal(tag, 'Beispiel');
				assert.match(name, /^Beispiel: /);
			}
		});

		it(`can be read on a phone on ${path}`, () => {
			for (const { name, width, drawing } of drawingsOf(path)) {
				const sizes = [...drawing.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
				assert.ok(sizes.length > 0, name);
				const smallest = (Math.min(...sizes) / width) * PHONE_PX;
				assert.ok(smallest >= SMALLEST_PX, `${smallest.toFixed(1)} px in ${name}`);
			}
		});
	}

	it('have their words as text in the page’s own cuts, also in files of their own', () => {
		const files = readdirSync(SCENES).map((file) => readFileSync(join(SCENES, file), 'utf8'));
		assert.ok(files.length > 0);
		for (const svg of files) {
			assert.ok(svg.includes('<text '));
			for (const attribute of ['font-family="var(--font-narrow)"', 'font-stretch="var(--width-headline)"'])
				assert.ok(svg.includes(attribute), attribute);
			// No rule of the page reaches into the file.
			assert.ok(!svg.includes(' class='));
		}
	});

	it('promise no numbered seats, which the offer does not name', () => {
		const texts = readdirSync(LOCALE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
		const numbered = texts.filter((file) =>
			/\b(?:Reihe|Platz)(?:\W|label|value)*\d/.test(readFileSync(join(LOCALE, file), 'utf8')),
		);
		assert.deepEqual(numbered, []);
	});

	it('are all in use', () => {
		const used = new Set([
			...pages.flatMap(({ ns }) => ns),
			...readdirSync(SCENES).map((file) => `scenes/${file.replace('.svg', '')}`),
		]);
		const unused = readdirSync(join(LOCALE, 'scenes'))
			.map((file) => `scenes/${file.replace('.json', '')}`)
			.filter((ns) => !used.has(ns as never));
		assert.deepEqual(unused, []);
	});
});
