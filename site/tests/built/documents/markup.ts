import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faultsIn, tagsOf, valuesOf } from '../dist';
import { markupFaults } from '../markup';

describe('the markup of every document', () => {
	it('is valid HTML: each id once, references that lead somewhere, no level of headlines skipped, no inline style', () => {
		assert.deepEqual(
			faultsIn(({ html }) => markupFaults(html)),
			[],
		);
	});

	it('has one headline, and opens no panel that is not there', () => {
		const faults = faultsIn((document) => [
			...(tagsOf(document, 'h1').length === 1 ? [] : ['not one headline']),
			...valuesOf(document, 'popovertarget').filter((id) => tagsOf(document, `[id="${id}"][popover]`).length === 0),
		]);
		assert.deepEqual(faults, []);
	});

	it('has the styles in one block', () => {
		const faults = faultsIn((document) => (tagsOf(document, 'style').length === 1 ? [] : ['not one block']));
		assert.deepEqual(faults, []);
	});

	it('has one script, the loader, and no file', () => {
		const faults = faultsIn((document) => {
			const inline = tagsOf(document, 'script:not([type]):not([src])').length;
			return [
				...(inline === 1 ? [] : [`${inline} inline scripts`]),
				...tagsOf(document, 'script[src]').map((script) => `${script.attr('src')}`),
			];
		});
		assert.deepEqual(faults, []);
	});

	it('gives every image its size, so that nothing moves when it comes', () => {
		const faults = faultsIn((document) =>
			tagsOf(document, 'img')
				.filter((image) => !(Number(image.attr('width')) > 0 && Number(image.attr('height')) > 0))
				.map((image) => `${image.attr('src')}`),
		);
		assert.deepEqual(faults, []);
	});
});
