import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { unzipSync } from 'fflate';
import { ROOT } from '../../../infra/machine/places.mjs';
import { expectNone } from '../../../infra/testing/faults.mjs';
import texts from '../../../locales/de/company/brand.json' with { type: 'json' };
import { writeBrandKit } from '../../prerender/assets/brand-kit';
import { fontRange, headlineCut, numberToken } from '../../prerender/assets/tokens';
import { brand } from '../../src/content/brand';
import { KIT_FILE, LOCKUP_SIZE, logoFile, logoFormats, logoVariants, MARK_SIZE } from '../../src/content/brand-files';
import { palette, rgbOf } from '../../src/content/palette';
import { contrast } from '../../src/workbench/cards/contrast';

const SOURCES = join(ROOT, 'site/src');

describe('the brand kit', () => {
	const dist = mkdtempSync(join(tmpdir(), 'brand-kit-'));
	const read = (file: string) => readFileSync(join(dist, 'brand', file));
	before(() => writeBrandKit(dist, brand));
	after(() => rmSync(dist, { recursive: true }));

	it('has each logo as shapes in the palette’s colours, in the proportions that the brand page keeps free for it', () => {
		const allowed: readonly string[] = [...palette.map(({ hex }) => hex), '#000000', '#ffffff'];
		for (const variant of logoVariants) {
			const isMark = variant === 'mark';
			const svg = read(logoFile(variant, 'svg')).toString();
			assert.doesNotMatch(svg, /<text|font-family/, variant);
			assert.equal(svg.match(/<path/g)?.length, isMark ? 1 : 2, variant);
			for (const [, colour = ''] of svg.matchAll(/fill="([^"]+)"/g)) assert.ok(allowed.includes(colour), colour);
			const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
			const drawn = { width: Math.round(Number(width)), height: Math.round(Number(height)) };
			assert.deepEqual(drawn, isMark ? MARK_SIZE : LOCKUP_SIZE, 'measure again when the name or the font changes');
			const png = read(logoFile(variant, 'png'));
			// Its width, and colour type 6: red, green, blue and alpha.
			assert.deepEqual([png.readUInt32BE(16), png[25]], [isMark ? 1200 : 2400, 6], variant);
		}
	});

	it('packs every logo, the colours with their values, the rules, a font that an office can install and its licence', () => {
		const files = unzipSync(read(KIT_FILE));
		const logos = logoVariants.flatMap((variant) => logoFormats.map((format) => `logo/${logoFile(variant, format)}`));
		assert.deepEqual(Object.keys(files).toSorted(), [
			...['Farben.txt', 'Regeln.txt'],
			...logos.toSorted(),
			...['schrift/Archivo-Latin-Variable.ttf', 'schrift/OFL.txt'],
		]);
		assert.equal(readdirSync(join(dist, 'brand')).length, logos.length + 1);
		assert.deepEqual([...(files['schrift/Archivo-Latin-Variable.ttf'] ?? []).slice(0, 4)], [0, 1, 0, 0]);
		const colours = Buffer.from(files['Farben.txt'] ?? []).toString();
		for (const { hex } of palette) assert.ok(colours.includes(hex), hex);
	});
});

describe('the palette', () => {
	it('shows each colour with the value that its token has in the theme', () => {
		const css = readFileSync(join(SOURCES, 'theme/tokens.css'), 'utf8');
		const written = (token: string) => new RegExp(`${token}: ([^;]+);`).exec(css)?.[1];
		for (const { id, hex, token, theme } of palette) {
			const value = written(token)?.replace(/var\((--\w+)\)/g, (_, name) => written(name) ?? '');
			const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value ?? '') ?? [];
			assert.equal(hex, (theme === 'light' ? light : dark) ?? value, id);
		}
	});

	it('has strong inks and lines for who asks for more contrast, in both themes', () => {
		const css = readFileSync(join(SOURCES, 'theme/tokens.css'), 'utf8');
		const [, usual = '', more = ''] = /^(.*)@media \(prefers-contrast: more\)(.*)$/s.exec(css) ?? [];
		for (const token of ['--text-soft', '--line', '--line-strong'])
			assert.match(more, new RegExp(`${token}: var\\(--text(?:-soft)?\\);`));
		const values = (token: string) =>
			new RegExp(`${token}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(usual)?.slice(1) ?? [];
		const [grounds, inks] = [values('--ground'), values('--text')];
		assert.deepEqual([grounds.length, inks.length], [2, 2]);
		// WCAG's enhanced contrast of text (1.4.6).
		for (const [at, ink] of inks.entries()) assert.ok(contrast(ink, grounds[at] ?? ink) >= 7, ink);
	});

	it('has the brand’s colour with transparency as the same three numbers', () => {
		const css = readFileSync(join(SOURCES, 'theme/tokens.css'), 'utf8');
		assert.ok(css.includes(`rgb(${rgbOf(brand.themeColor).replaceAll(',', '')} / 10%)`));
		assert.equal(rgbOf('#01fe10'), '1, 254, 16');
	});
});

describe('the cuts of the font', () => {
	it('are chosen from the tokens everywhere', () => {
		const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
			.filter((file) => file.endsWith('.css'))
			.filter((file) => !/^theme.(tokens|font)\.css$/.test(file));
		assert.ok(sheets.length > 50);
		const numbers = /(?:font-(?:weight|stretch)|--weight):(?!\s*var\(--)[^;]+/g;
		const own = sheets.flatMap((file) =>
			Array.from(readFileSync(join(SOURCES, file), 'utf8').matchAll(numbers), ([found]) => `${file}: ${found}`),
		);
		expectNone(own, 'Use a token of site/src/theme/tokens.css:');
	});

	it('lie within what the font file has, and are described on the brand page as they are', () => {
		for (const [property, tokens] of [
			['font-weight', ['--weight-text', '--weight-strong', '--weight-label', '--weight-headline']],
			['font-stretch', ['--width-label', '--width-headline']],
		] as const) {
			const { min, max } = fontRange(property);
			for (const token of tokens) assert.ok(numberToken(token) >= min && numberToken(token) <= max, token);
		}
		const cut = (width: number, weight: number) => `Breite ${width}, Stärke ${weight}`;
		const headline = cut(headlineCut().width, headlineCut().weight);
		const label = cut(numberToken('--width-label'), numberToken('--weight-label'));
		assert.deepEqual(
			Object.values(texts.font.cuts).map(({ setting }) => setting),
			[headline, cut(100, numberToken('--weight-text')), label, `${headline}, gleich breit`],
		);
	});
});
