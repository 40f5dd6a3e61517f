import { faultsOf } from '../every-page/as-served';
import { expect, test } from '../fixtures';
import { answers } from './answers';

test('every page that the functions answer with is valid markup', async ({ product, leads }) => {
	for (const { what, html } of await answers(product.site, leads)) expect.soft(await faultsOf(html), what).toEqual([]);
});
