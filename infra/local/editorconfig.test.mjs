import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from './places.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** Settings of each section by its pattern. */
const sections = Object.fromEntries(
	read('.editorconfig')
		.split(/^\[/m)
		.map((section) => {
			const settings = Array.from(section.matchAll(/^(\w+) = (.+)$/gm), ([, name, value]) => [name, value]);
			return [section.split(']\n')[0], Object.fromEntries(settings)];
		}),
);

describe('.editorconfig', () => {
	it('sets scripts and styles as Biome formats them', () => {
		const { formatter } = JSON.parse(read('biome.json'));
		const { indent_style, max_line_length } = sections['*.{js,mjs,ts,tsx,css}'];
		assert.deepEqual({ indentStyle: indent_style, lineWidth: Number(max_line_length) }, formatter);
	});

	it('sets JSON as Biome formats it', () => {
		assert.equal(sections['*'].indent_style, JSON.parse(read('biome.json')).json.formatter.indentStyle);
		assert.equal(sections['*'].indent_size, '2');
	});

	it('sets Rust as rustfmt formats it', () => {
		const width = /^max_width = (\d+)$/m.exec(read('rustfmt.toml'))[1];
		assert.deepEqual(sections['*.rs'], { indent_size: '4', max_line_length: width });
		assert.match(read('rustfmt.toml'), /^newline_style = "Unix"$/m);
		assert.equal(sections['*'].end_of_line, 'lf');
	});
});
