import { markupFaults } from '../../built/markup';
import { expect, test } from '../fixtures';
import { answers } from './answers';

test('every page that the functions answer with is valid markup', async ({ product, leads }) => {
	for (const { what, html } of await answers(product.site, leads)) expect.soft(markupFaults(html), what).toEqual([]);
});
