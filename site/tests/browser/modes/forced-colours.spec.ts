import { unseenFocus } from '../every-page/ring';
import { beginWalk, currentStop } from '../every-page/walk';
import { expect, test } from '../fixtures';
import { SECOND_RING } from '../support/ring';
import { openReady } from '../support/visitor';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

/** Looks whose focus was seen already: header and footer are the same on every page. */
const seen = new Set<string>();

for (const path of ['/', '/pricing/', '/contact', '/devices/ticketing/', '/tree/']) {
	test(`in forced colours the focus shows on ${path}`, { tag: path === '/contact' ? [] : SECOND_RING }, async ({
		page,
	}) => {
		await openReady(page, path);
		const hidden: string[] = [];
		for (let presses = (await beginWalk(page)).length; presses > 0; presses--) {
			await page.keyboard.press('Tab');
			const stop = await currentStop(page);
			if (stop === undefined) break;
			const look = stop.look.join(' < ');
			if (seen.has(look)) continue;
			seen.add(look);
			const fault = await unseenFocus(page, stop);
			if (fault) hidden.push(`${stop.name} ${fault}`);
		}
		expect(hidden).toEqual([]);
	});
}
