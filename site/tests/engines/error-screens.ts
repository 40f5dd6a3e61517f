import assert from 'node:assert/strict';
import common from '../../../locales/de/common.json' with { type: 'json' };
import { codeOf } from '../browser/support/built-files';
import { eventually, isAt, open, press, reads } from './page';
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

/** Waits until the error screen is gone, and the page of this path there. */
async function recovered(visitor: Visitor, path: string): Promise<void> {
	await eventually(
		visitor,
		'a page without the error',
		(generic) => document.querySelector('h1') !== null && !document.body.innerText.includes(generic),
		GENERIC,
	);
	await isAt(visitor, path);
}

inEachEngine('a page that does not come', 'says why, and is shown by ‘Try Again’ once it comes', async (test, tour) => {
	const visitor = await tour.visitor(test);
	await fail(tour, visitor);
	await reads(visitor, common.error.title);
	assert.equal(await visitor.run(() => document.querySelectorAll('h1').length), 1);
	await press(visitor, 'button', 'Fehler zeigen (Show Error)');
	await eventually(visitor, 'the reason', () => (document.querySelector('pre')?.innerText ?? '').length > 10);
	tour.gate.keepBack();
	await press(visitor, 'button', 'Neu laden (Try Again)');
	await recovered(visitor, '/pricing/');
});

inEachEngine('an address that no page has', 'is left by ‘Go back’', async (test, tour) => {
	const visitor = await tour.visitor(test);
	await open(tour, visitor, '/help/');
	await open(tour, visitor, '/gibt-es-nicht');
	await reads(visitor, 'The page you are looking for does not exist.');
	await press(visitor, 'button', 'Zurück (Go back)');
	await isAt(visitor, '/help/');
});
