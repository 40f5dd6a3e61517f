import assert from 'node:assert/strict';
import common from '../../../locales/de/common.json' with { type: 'json' };
import { brand } from '../../src/content/brand';
import { codeOf } from '../browser/support/built-files';
import { eventually, isAt, named, open, press, reads, ready } from './page';
import { inEachEngine, type Tour } from './tours';
import type { Visitor } from './visitor';

const GENERIC = 'Something went wrong!';

/** Goes from the help page to the pricing page, of which neither code nor document comes. */
async function fail(tour: Tour, visitor: Visitor): Promise<void> {
	await open(tour, visitor, '/help/');
	tour.gate.keepBack(new RegExp(`${codeOf('/pricing/').source}|^/pricing/$`));
	await press(visitor, 'header a', common.pages['/pricing/']);
	await reads(visitor, GENERIC);
}

/** Waits until the error screen is gone. */
async function recovered(visitor: Visitor): Promise<void> {
	await eventually(
		visitor,
		'a page without the error',
		(generic) => document.querySelector('h1') !== null && !document.body.innerText.includes(generic),
		GENERIC,
	);
}

inEachEngine('a page that does not come', 'says so, and shows and hides the reason', async (test, tour) => {
	const visitor = await tour.visitor(test);
	await fail(tour, visitor);
	await reads(visitor, common.error.title);
	assert.equal(await visitor.run(() => document.querySelectorAll('h1').length), 1);
	assert.equal(await visitor.run(() => document.querySelector('pre')), null);
	await press(visitor, 'button', 'Show Error');
	await eventually(visitor, 'the reason', () => (document.querySelector('pre')?.innerText ?? '').length > 10);
	await press(visitor, 'button', 'Hide Error');
	await eventually(visitor, 'no reason', () => document.querySelector('pre') === null);
	await named(visitor, 'button', 'Try Again');
	await named(visitor, 'button', 'Go Back');
});

inEachEngine('a page that does not come', 'is shown by ‘Try Again’ once it comes', async (test, tour) => {
	const visitor = await tour.visitor(test);
	await fail(tour, visitor);
	tour.gate.keepBack();
	await press(visitor, 'button', 'Try Again');
	await recovered(visitor);
	await isAt(visitor, '/pricing/');
});

inEachEngine('a page that does not come', 'is left by ‘Go Back’', async (test, tour) => {
	const visitor = await tour.visitor(test);
	await fail(tour, visitor);
	await press(visitor, 'button', 'Go Back');
	await recovered(visitor);
	await isAt(visitor, '/help/');
});

inEachEngine('the home page, when it does not come,', 'is shown by ‘Home’ once it comes', async (test, tour) => {
	const visitor = await tour.visitor(test);
	await open(tour, visitor, '/help/');
	tour.gate.keepBack(new RegExp(`${codeOf('/').source}|^/$`));
	await press(visitor, 'footer a', common.home.replace('{{brand}}', brand.name));
	await reads(visitor, GENERIC);
	tour.gate.keepBack();
	await press(visitor, 'a', 'Home');
	await recovered(visitor);
	await isAt(visitor, '/');
});

inEachEngine('an address that no page has', 'says so; ‘Go back’ and ‘Start Over’ lead away', async (test, tour) => {
	const visitor = await tour.visitor(test);
	const message = 'The page you are looking for does not exist.';
	await open(tour, visitor, '/help/');
	await open(tour, visitor, '/gibt-es-nicht');
	await reads(visitor, message);
	await press(visitor, 'button', 'Go back');
	await isAt(visitor, '/help/');
	await open(tour, visitor, '/gibt-es-nicht');
	await ready(visitor);
	await press(visitor, 'a', 'Start Over');
	await isAt(visitor, '/');
});
