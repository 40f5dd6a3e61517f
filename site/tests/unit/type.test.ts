import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../../infra/local/places.mjs';
import texts from '../../../locales/de/company/brand.json' with { type: 'json' };
import { fontRange, numberToken } from '../../prerender/assets/tokens';

const SITE = join(ROOT, 'site');

/** Where weights and widths may be numbers. */
const SOURCES = ['src/theme/tokens.css', 'src/theme/font.css'];

describe('the cuts of the font', () => {
	it('are chosen from the tokens everywhere', () => {
		const sheets = readdirSync(join(SITE, 'src'), { recursive: true, encoding: 'utf8' })
			.map((file) => join('src', file))
			.filter((file) => file.endsWith('.css') && !SOURCES.includes(file));
		assert.ok(sheets.length > 50);
		const own = sheets.flatMap((file) =>
			[
				...readFileSync(join(SITE, file), 'utf8').matchAll(/(?:font-(?:weight|stretch)|--weight):(?!\s*var\(--)[^;]+/g),
			].map(([declaration]) => `${file}: ${declaration}`),
		);
		assert.deepEqual(own, []);
	});

	it('lie within what the font file has', () => {
		const weight = fontRange('font-weight');
		for (const name of ['text', 'strong', 'label', 'headline']) {
			const value = numberToken(`--weight-${name}`);
			assert.ok(value >= weight.min && value <= weight.max, name);
		}
		const width = fontRange('font-stretch');
		for (const name of ['label', 'headline']) {
			const value = numberToken(`--width-${name}`);
			assert.ok(value >= width.min && value <= width.max, name);
		}
	});

	it('are described on the brand page as they are', () => {
		const settings = Object.values(texts.font.cuts).map(({ setting }) => setting);
		const cut = (width: number, weight: number) => `Breite ${width}, Stärke ${weight}`;
		const headline = cut(numberToken('--width-headline'), numberToken('--weight-headline'));
		assert.deepEqual(settings, [
			headline,
			cut(100, numberToken('--weight-text')),
			cut(numberToken('--width-label'), numberToken('--weight-label')),
			`${headline}, gleich breit`,
		]);
	});
});
