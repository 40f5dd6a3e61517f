import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { baselinePath, partsOf } from './baseline.mjs';
import { packageOf, packagesOf } from './packages.mjs';
import { scriptsOf } from './page-scripts.mjs';
import { growth, median } from './statistics.mjs';

describe('the median', () => {
	it('is the middle of an odd number of values, in whatever order they come', () => {
		assert.equal(median([30, 1, 2]), 2);
	});

	it('is the mean of the two in the middle of an even number', () => {
		assert.equal(median([4, 1, 2, 100]), 3);
	});

	it('of nothing is no number', () => {
		assert.ok(Number.isNaN(median([])));
	});
});

describe('the growth of a build', () => {
	it('is 1 when every page costs the same, whatever the beginning costs', () => {
		assert.equal(growth([50, 300, 1_050].map((pages) => ({ pages, seconds: 7 + pages / 10 }))), 1);
	});
});

describe('the package of a source', () => {
	for (const [source, name] of [
		['../../node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
		['../../node_modules/@tanstack/history/dist/esm/index.js', '@tanstack/history'],
		['../../node_modules/a/node_modules/b/index.js', 'b'],
		['../../src/shell/Shell.tsx', 'site'],
		['\0vite/preload-helper.js', 'runtime'],
	]) {
		it(`${JSON.stringify(source)} is ${name}`, () => assert.equal(packageOf(source), name));
	}

	it('gets every character of a file once', () => {
		// Three characters of nobody, five of react, and seven of the site on a line of their own.
		const mappings = [[[3, 0, 0, 0]], [[0, 1, 0, 0]]];
		assert.deepEqual(packagesOf('abcdefgh\n1234567', mappings, ['node_modules/react/index.js', 'src/a.ts']), {
			runtime: 3,
			react: 5,
			site: 7,
		});
	});
});

describe('the scripts of a page', () => {
	const chunk = (file, facade, { imports = [], dynamicImports = [], code = '' } = {}) => ({
		file,
		facade,
		imports,
		dynamicImports,
		code,
	});
	const chunks = [
		chunk('entry.js', 'site/src/entry-client.tsx', { dynamicImports: ['toasts.js', 'home.js', 'help.js', 'de.js'] }),
		chunk('home.js', 'site/src/pages/Home.tsx', { imports: ['form.js'] }),
		chunk('help.js', 'site/src/pages/Help.tsx'),
		chunk('form.js', null, { code: 'new Worker("/assets/proof.worker-1.js")' }),
		chunk('assets/proof.worker-1.js', null),
		chunk('toasts.js', 'site/src/ui/Toasts.tsx'),
		chunk('de.js', 'locales/de/home.json'),
		chunk('other.js', 'locales/de/help.json'),
	];
	const page = {
		entry: 'site/src/entry-client.tsx',
		module: 'site/src/pages/Home.tsx',
		namespaces: ['locales/de/home.json'],
	};

	it('are its own, what they import, and what these may fetch later, but no other page', () => {
		const { ready, onDemand } = scriptsOf(chunks, page);
		assert.deepEqual(ready.map(({ file }) => file).sort(), ['de.js', 'entry.js', 'form.js', 'home.js']);
		assert.deepEqual(onDemand.map(({ file }) => file).sort(), ['assets/proof.worker-1.js', 'toasts.js']);
	});

	it('can’t be told when the build has no such page', () => {
		assert.throws(() => scriptsOf(chunks, { ...page, module: 'site/src/pages/Nowhere.tsx' }), /Nowhere/);
	});
});

describe('the hand-written page', () => {
	it('has the headline and the hero of the page that it stands beside, without its classes', () => {
		const html =
			'<header><h2>no</h2></header><main><div><header class="h"><p>label</p><h1 class="a">Bezahlen<!-- --> <span>im</span> Verein</h1><p>Ein <b>Satz</b>.</p><svg class="b" role="img" viewBox="0 0 1 1"><path/></svg></header><p>below</p></div></main>';
		assert.deepEqual(partsOf(html), {
			headline: 'Bezahlen im Verein',
			hero: '<p>label</p><h1>Bezahlen <span>im</span> Verein</h1><p>Ein <b>Satz</b>.</p><svg role="img" viewBox="0 0 1 1"><path/></svg>',
		});
	});

	it('has the whole pass of a page that is one', () => {
		const html = '<main><article><svg/><h1>Kasse</h1><p>x</p></article><article>below</article></main>';
		assert.deepEqual(partsOf(html), { headline: 'Kasse', hero: '<svg/><h1>Kasse</h1><p>x</p>' });
	});

	it('is not made for a page without a headline', () => {
		assert.throws(() => partsOf('<main><p>x</p></main>'), /<h1>/);
		assert.throws(() => partsOf('<main><header>x</header><h1>x</h1></main>'), /<h1>/);
	});

	it('stands in a folder, also beside a page that has none', () => {
		assert.equal(baselinePath('/contact'), '/contact/');
		assert.equal(baselinePath('/help/'), '/help/');
	});
});
