import { assertQuiet, eventually, open } from '../page';
import { inEachEngine } from '../tours';
import type { Visitor } from '../visitor';
import { playWholeEvening } from './walk';

/** Has the page keep the next file that it would save, as an address that holds its bytes. */
async function saved(visitor: Visitor, act: () => Promise<void>): Promise<Buffer> {
	await visitor.run(() => {
		document.documentElement.removeAttribute('data-saved');
		HTMLAnchorElement.prototype.click = () => {};
		URL.createObjectURL = (file) => {
			const reader = new FileReader();
			reader.onload = () => document.documentElement.setAttribute('data-saved', String(reader.result));
			reader.readAsDataURL(file as Blob);
			return '';
		};
	});
	await act();
	await eventually(visitor, 'the file', () => document.documentElement.hasAttribute('data-saved'));
	const address = await visitor.run(() => document.documentElement.getAttribute('data-saved') ?? '');
	return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

inEachEngine('the match day', 'is played from window to closing, and its files agree', async (test, tour) => {
	const visitor = await tour.visitor(test);
	await open(tour, visitor, '/tools/matchday/');
	await playWholeEvening(visitor, (act) => saved(visitor, act));
	await assertQuiet(visitor);
});
