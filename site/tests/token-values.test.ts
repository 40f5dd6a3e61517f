import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pageFile } from '../../infra/audit/dist.mjs';
import { ROOT } from '../../infra/local/places.mjs';
import { token } from '../prerender/assets/tokens';
import { fixedValues, withValues } from '../prerender/token-values';
import { pages } from '../src/routes';

const DIST = join(ROOT, 'site/dist');

const htmlOf = (path: string) => readFileSync(join(DIST, pageFile(path)), 'utf8');
const stylesOf = (html: string) => [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
const declared = (text: string) => new Set(Array.from(text.matchAll(/(--[\w-]+):/g), ([, name]) => name));
const used = (text: string) => new Set(Array.from(text.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name));

describe('the values of tokens', () => {
	it('stand in the styles where no part of the site sets the token anew', () => {
		const values = fixedValues(['.part { --text: var(--on-bar); }']);
		assert.equal(
			withValues('a { color: var(--text); margin: var(--s1) }', values),
			'a { color: var(--text); margin: 0.5rem }',
		);
	});

	it('hold the values of other tokens', () => {
		assert.match(token('--lift'), /var\(--shadow\)/);
		const lift = fixedValues([]).get('--lift');
		assert.ok(lift?.includes(token('--shadow')), lift);
	});

	it('leave a token alone that depends on one that is set anew', () => {
		const values = fixedValues(['.part { --shadow: none; }']);
		assert.equal(withValues('a { box-shadow: var(--lift) }', values), 'a { box-shadow: var(--lift) }');
	});

	it('stand in every built page instead of the token, which is then not declared', () => {
		for (const { path } of pages) {
			const css = stylesOf(htmlOf(path));
			for (const name of ['--gutter', '--radius', '--weight-label', '--veil'])
				assert.ok(!css.includes(name), `${path} ${name}`);
		}
	});
});

describe('a custom property', () => {
	it('is declared on every page that uses it, by its styles or in its drawings', () => {
		for (const { path } of pages) {
			const html = htmlOf(path);
			const names = declared(html);
			const missing = [...used(html)].filter((name) => !names.has(name));
			assert.deepEqual(missing, [], path);
		}
	});

	it('is declared on the home page when a drawing in a file of its own uses it', () => {
		const names = declared(htmlOf('/'));
		const drawings = readdirSync(join(DIST, 'scenes'));
		assert.ok(drawings.length > 0);
		for (const file of drawings) {
			const missing = [...used(readFileSync(join(DIST, 'scenes', file), 'utf8'))].filter((name) => !names.has(name));
			assert.deepEqual(missing, [], file);
		}
	});
});
