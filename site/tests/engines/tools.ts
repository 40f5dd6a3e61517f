import assert from 'node:assert/strict';
import texts from '../../../locales/de/tools/cards.json' with { type: 'json' };
import { playEvening } from './evening';
import { assertQuiet, eventually, open, press } from './page';
import { inEachEngine } from './tours';
import type { Visitor } from './visitor';

inEachEngine('the card workshop', 'draws a crest anew and makes a file of it', async (test, tour) => {
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

	// The address of a file that the browser is asked to save; it is not saved.
	await visitor.run(() => {
		Object.assign(HTMLAnchorElement.prototype, {
			click(this: HTMLAnchorElement) {
				document.documentElement.setAttribute('data-saved', this.href);
			},
		});
	});
	await press(visitor, 'main figure button', texts.save.png.replace('{{name}}', texts.pieces.front.name));
	await eventually(visitor, 'the file', () => document.documentElement.hasAttribute('data-saved'));
	await visitor.run(() => {
		const image = new Image();
		image.onload = () => {
			const canvas = document.createElement('canvas');
			[canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
			const context = canvas.getContext('2d');
			context?.drawImage(image, 0, 0);
			// In the middle of the crest, at 10.5 and 11.5 mm.
			const pixel = context?.getImageData(124, 136, 1, 1).data ?? [];
			document.documentElement.setAttribute('data-pixel', [canvas.width, canvas.height, ...pixel].join(' '));
		};
		image.src = document.documentElement.getAttribute('data-saved') ?? '';
	});
	await eventually(visitor, 'its picture', () => document.documentElement.hasAttribute('data-pixel'));
	assert.equal(await visitor.run(() => document.documentElement.getAttribute('data-pixel')), '1011 638 255 204 0 255');
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
