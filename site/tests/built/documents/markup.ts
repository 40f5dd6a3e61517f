import { describe, it } from 'node:test';
import { expectNone } from '../../../../infra/testing/faults.mjs';
import { faultsIn, tagsOf, valuesOf } from '../dist';
import { markupFaults } from '../markup';

describe('the markup of every document', () => {
	it('is valid HTML: each id once, references that lead somewhere, no level of headlines skipped, no inline style', () => {
		const faults = faultsIn(({ html }) => markupFaults(html));
		expectNone(faults, 'Mend the component in site/src that writes this; the selector leads to it:');
	});

	it('has one headline, and opens no panel that is not there', () => {
		const faults = faultsIn((document) => [
			...(tagsOf(document, 'h1').length === 1 ? [] : ['not one headline']),
			...valuesOf(document, 'popovertarget').filter((id) => tagsOf(document, `[id="${id}"][popover]`).length === 0),
		]);
		expectNone(faults, 'Mend the page’s component in site/src:');
	});

	it('has the styles in one block', () => {
		const faults = faultsIn((document) => (tagsOf(document, 'style').length === 1 ? [] : ['not one block']));
		expectNone(faults, 'The build joins a page’s styles in site/prerender/pages/page-styles.ts:');
	});

	it('leaves each list a list: where its marks are `none`, Safari tells a screen reader of none', () => {
		const unmarked = /([^{}]*)\{[^{}]*list-style(?:-type)?:none[^{}]*\}/g;
		const faults = faultsIn((document) =>
			Array.from(tagsOf(document, 'style')[0]?.text().matchAll(unmarked) ?? [], ([, selector = '']) => selector).filter(
				(selector) => !selector.includes('summary'),
			),
		);
		expectNone(faults, 'site/src/theme/base.css takes the marks away by an empty text; drop this one:');
	});

	it('has one script, the loader, and no file', () => {
		const faults = faultsIn((document) => {
			const inline = tagsOf(document, 'script:not([type]):not([src])').length;
			return [
				...(inline === 1 ? [] : [`${inline} inline scripts`]),
				...tagsOf(document, 'script[src]').map((script) => `${script.attr('src')}`),
			];
		});
		expectNone(faults, 'Scripts come from the loader alone (site/src/boot/loader.js):');
	});

	it('gives every image its size, so that nothing moves when it comes', () => {
		const faults = faultsIn((document) =>
			tagsOf(document, 'img')
				.filter((image) => !(Number(image.attr('width')) > 0 && Number(image.attr('height')) > 0))
				.map((image) => `${image.attr('src')}`),
		);
		expectNone(faults, 'Give these images width and height:');
	});
});
