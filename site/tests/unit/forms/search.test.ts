import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fits } from '../../../src/sections/help/search';

describe('the search of the help page', () => {
	it('finds what has every word of it or a part of one, however umlauts and capitals are typed', () => {
		for (const [query, fitting] of [
			['', true],
			['gebuehr', true],
			['Gebühr', true],
			['GEBÜHR strasse', true],
			['karten zahl', true],
			['gebuhr', false],
			['gebühr bargeld', false],
		] as const)
			assert.equal(fits(query, 'Welche Ge\u00adbühr kostet', 'die Kartenzahlung in der Straße?'), fitting, query);
	});
});
