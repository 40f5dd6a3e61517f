import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import shelf from '../../../../locales/de/scenes/device-shelf.json' with { type: 'json' };
import { documentOf, tagsOf } from '../dist';
import { cents } from '../downloads/read';
import { said } from './spoken';

// Pages compute what they show of the evening. These are the figures that stand as texts in locales/de.

/** The amounts that a page has in each of these tags, in cents. */
function amountsIn(path: string, where: string): number[][] {
	const page = documentOf(path);
	return tagsOf(page, where).map((tag) => (said(page, tag).match(/−?[\d.]+,\d\d/g) ?? []).map(cents));
}

describe('texts about the sample evening', () => {
	it('show on the shelf of devices what its stations took (locales/de/scenes/device-shelf.json)', () => {
		const amountOf = (text: string) => cents(text.replace(/\s€/, ''));
		const [basket] = amountsIn('/solutions/payments/self-service/', 'main figure p b').flat();
		const [sale] = amountsIn('/solutions/payments/pos/', 'main dl:not(figure dl) dd').flat();
		const [ticket] = amountsIn('/solutions/ticketing/pre-sales/', 'main figure li').flat();
		assert.deepEqual([shelf.order, shelf.sale, shelf.ticket].map(amountOf), [basket, sale, ticket]);
	});

	it('name to a screen reader the hour that is printed', () => {
		for (const [path, where] of [
			['/solutions/ticketing/pre-sales/', 'main figure'],
			['/solutions/payments/pos/', 'main dl:not(figure dl)'],
		] as const) {
			const page = documentOf(path);
			const label = page.$('main figure [aria-label], main figure').attr('aria-label') ?? '';
			const [hour = ''] = /\d\d:\d\d/.exec(label) ?? [];
			const printed = page.$(where).parent().text();
			assert.ok(hour !== '' && printed.includes(hour), `${path}: ${label} in ${printed}`);
		}
	});

	it('lead on in time from each place to the next, through all nine', () => {
		const places: string[] = [];
		const times: string[] = [];
		for (let path = '/solutions/ticketing/pre-sales/'; !places.includes(path) && path.startsWith('/solutions/'); ) {
			places.push(path);
			const [on] = tagsOf(documentOf(path), 'main nav a').slice(-1);
			path = on?.attr('href') ?? '';
			const [time] = /\d\d:\d\d/.exec(on?.text() ?? '') ?? [];
			if (time === undefined) continue;
			times.push(time);
			// Where that place prints its time, it is this one.
			if (/printer|terminals|pos/.test(path))
				assert.match(documentOf(path).$('main').text(), new RegExp(`(?:Nr\\.\\s\\d+,|·)\\s${time}`), path);
		}
		assert.equal(new Set(places).size, 9, places.join());
		assert.equal(times.length, 7);
		assert.deepEqual(times.toSorted(), times);
	});
});
