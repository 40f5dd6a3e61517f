import { playEvening } from './evening';
import { assertQuiet, eventually, open } from './page';
import { inEachEngine } from './tours';
import type { Visitor } from './visitor';

inEachEngine('the card workshop', 'draws a crest anew', async (test, tour) => {
	const visitor = await tour.visitor(test);
	await open(tour, visitor, '/tools/cards/');
	await visitor.run(() => {
		const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="#fc0" d="M0 0h4v5H0z"/></svg>';
		const files = new DataTransfer();
		files.items.add(new File([svg], 'wappen.svg', { type: 'image/svg+xml' }));
		const field = document.querySelector<HTMLInputElement>('main input[type="file"]');
		if (field === null) return;
		field.files = files.files;
		field.dispatchEvent(new Event('change', { bubbles: true }));
	});
	await eventually(visitor, 'the crest', () => document.querySelector('#karte-front image') !== null);

	await assertQuiet(visitor);
});

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

inEachEngine(
	'the match day',
	'is played from window to closing, and its files are of that evening',
	async (test, tour) => {
		const visitor = await tour.visitor(test);
		await open(tour, visitor, '/tools/matchday/');
		await playEvening(visitor, (act) => saved(visitor, act));
		await assertQuiet(visitor);
	},
);
