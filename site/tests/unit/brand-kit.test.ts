import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { unzipSync } from 'fflate';
import { writeBrandKit } from '../../prerender/assets/brand-kit';
import { brand } from '../../src/content/brand';
import { KIT_FILE, LOCKUP_SIZE, logoFile, logoFormats, logoVariants, MARK_SIZE } from '../../src/content/brand-files';
import { palette } from '../../src/content/palette';

describe('the brand kit', () => {
	const dist = mkdtempSync(join(tmpdir(), 'brand-kit-'));
	const read = (file: string) => readFileSync(join(dist, 'brand', file));
	before(() => writeBrandKit(dist, brand));
	after(() => rmSync(dist, { recursive: true }));

	for (const variant of logoVariants) {
		const svg = () => read(logoFile(variant, 'svg')).toString();

		it(`draws the ${variant} logo without a font`, () => {
			assert.doesNotMatch(svg(), /<text|font-family/);
			assert.equal(svg().match(/<path/g)?.length, variant === 'mark' ? 1 : 2);
		});

		it(`colours the ${variant} logo with the palette, black or white only`, () => {
			const allowed = new Set<string>([...palette.map(({ hex }) => hex), '#000000', '#ffffff']);
			const used = Array.from(svg().matchAll(/fill="([^"]+)"/g), ([, colour = '']) => colour);
			assert.deepEqual(
				used.filter((colour) => !allowed.has(colour)),
				[],
			);
		});

		it(`gives the ${variant} logo the proportions that the brand page keeps free for it`, () => {
			const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg()) ?? [];
			const free = variant === 'mark' ? MARK_SIZE : LOCKUP_SIZE;
			assert.equal(Math.round(Number(width)), free.width, 'width; measure again when the name or the font changes');
			assert.equal(Math.round(Number(height)), free.height, 'height');
		});

		it(`renders the ${variant} logo as a PNG with a transparent ground`, () => {
			const png = read(logoFile(variant, 'png'));
			assert.equal(png.subarray(1, 4).toString(), 'PNG');
			assert.equal(png.readUInt32BE(16), variant === 'mark' ? 1200 : 2400);
			// Colour type 6: red, green, blue and alpha.
			assert.equal(png[25], 6);
		});
	}

	it('packs every logo, the colours, the rules, the font and its licence', () => {
		const files = Object.keys(unzipSync(read(KIT_FILE)));
		const logos = logoVariants.flatMap((variant) => logoFormats.map((format) => `logo/${logoFile(variant, format)}`));
		assert.deepEqual(files.toSorted(), [
			...['Farben.txt', 'Regeln.txt'],
			...logos.toSorted(),
			...['schrift/Archivo-Latin-Variable.ttf', 'schrift/OFL.txt'],
		]);
		assert.deepEqual(readdirSync(join(dist, 'brand')).length, logos.length + 1);
	});

	it('packs a font that an office can install', () => {
		const font = unzipSync(read(KIT_FILE))['schrift/Archivo-Latin-Variable.ttf'];
		assert.deepEqual([...(font ?? []).slice(0, 4)], [0, 1, 0, 0]);
	});

	it('lists every colour with its value', () => {
		const list = Buffer.from(unzipSync(read(KIT_FILE))['Farben.txt'] ?? []).toString();
		for (const { hex } of palette) assert.ok(list.includes(hex), hex);
	});

	it('is the same file for the same content', async () => {
		const first = read(KIT_FILE);
		await writeBrandKit(dist, brand);
		assert.ok(first.equals(read(KIT_FILE)));
	});
});
