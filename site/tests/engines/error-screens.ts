import assert from 'node:assert/strict';
import common from '../../../locales/de/common.json' with { type: 'json' };
import { codeOf } from '../support/page-code';
import { eventually, isAt, named, open, press, reads, ready } from './page';
import { inEachEngine, type Tour } from './three';
import type { Visitor } from './visitor';

const GENERIC = 'Something went wrong!';

/** Goes from the help page to the pricing page, whose code does not come. */
async function fail(tour: Tour, visitor: Visitor): Promise<void> {
	await open(tour, visitor, '/help/');
	tour.gate.keepBack(codeOf('/pricing/'));
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

inEachEngine('a page whose code does not come', 'says so, and shows and hides the reason', async (test, tour) => {
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

inEachEngine('a page whose code does not come', 'is shown by ‘Try Again’ once it comes', async (test, tour) => {
	const visitor = await tour.visitor(test);
	await fail(tour, visitor);
	tour.gate.keepBack();
	await press(visitor, 'button', 'Try Again');
	await recovered(visitor);
	await isAt(visitor, '/pricing/');
});

inEachEngine('a page whose code does not come', 'is left by ‘Go Back’', async (test, tour) => {
	const visitor = await tour.visitor(test);
	await fail(tour, visitor);
	await press(visitor, 'button', 'Go Back');
	await recovered(visitor);
	await isAt(visitor, '/help/');
});

inEachEngine('the home page, when its code does not come,', 'is shown by ‘Home’ once it comes', async (test, tour) => {
	const visitor = await tour.visitor(test);
	tour.gate.keepBack(codeOf('/'));
	await visitor.go(new URL('/', tour.gate.url).href);
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
