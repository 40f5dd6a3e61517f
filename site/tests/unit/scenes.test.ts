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

/** The drawing of a page as it was built, and the visible tag that follows it. */
function drawingOf(path: string) {
	const html = readFileSync(join(ROOT, 'site/dist', path, 'index.html'), 'utf8');
	const found =
		/<svg viewBox="0 0 (?<width>\d+) \d+" role="img" aria-label="(?<name>[^"]+)"[^>]*>(?<drawing>.*?)<\/svg><figcaption[^>]*>(?<tag>[^<]*)/s.exec(
			html,
		)?.groups;
	assert.ok(found, `${path} has no drawing with a tag below it`);
	return { width: Number(found.width), name: found.name ?? '', drawing: found.drawing ?? '', tag: found.tag };
}

describe('scenes', () => {
	it('are shown on one page each', () => {
		const shown = offers.map(({ path }) => drawingOf(path).name);
		assert.equal(offers.length, 23);
		assert.deepEqual(
			shown.filter((name, index) => shown.indexOf(name) !== index),
			[],
		);
	});

	for (const { path } of offers) {
		it(`say that ${path} shows an example, to eyes and to screen readers`, () => {
			const { name, tag } = drawingOf(path);
			assert.equal(tag, 'Beispiel');
			assert.match(name, /^Beispiel: /);
		});

		it(`can be read on a phone on ${path}`, () => {
			const { width, drawing } = drawingOf(path);
			const sizes = [...drawing.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
			assert.ok(sizes.length > 0);
			const smallest = (Math.min(...sizes) / width) * PHONE_PX;
			assert.ok(smallest >= SMALLEST_PX, `${smallest.toFixed(1)} px`);
		});
	}

	it('have their words as text in the page’s own cuts, also in files of their own', () => {
		const files = readdirSync(SCENES).map((file) => readFileSync(join(SCENES, file), 'utf8'));
		assert.equal(files.length, 7);
		for (const svg of files) {
			assert.ok((svg.match(/<text\b/g) ?? []).length > 5);
			for (const attribute of ['font-family="var(--font-narrow)"', 'font-stretch="var(--width-headline)"'])
				assert.ok(svg.includes(attribute), attribute);
			// No rule of the page reaches into the file.
			assert.ok(!svg.includes(' class='));
		}
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
