import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expectNone } from '../../../../infra/testing/faults.mjs';
import { type Document, documents, doubles, faultsIn, tagsOf } from '../dist';
import { built, DIST } from '../files';

/** Width of a drawing on a phone of 390 px, between the gutters. */
const PHONE_PX = 348;
/** The smallest type that a drawing may have there; below it, letters are grey texture. */
const SMALLEST_PX = 9.5;

/** Pages about an offer: each shows one at work. */
const offers = documents.filter(({ path }) => /^\/(solutions|devices|ecosystem)\//.test(path));

interface Drawing {
	readonly width: number;
	readonly name: string;
	/** Its markup, which may stand in a file of its own. */
	readonly svg: string;
	/** What its figure says below it. */
	readonly tag: string;
}

/** The named drawings of a page. */
function drawingsOf(document: Document): Drawing[] {
	return tagsOf(document, 'svg[role=img][aria-label]').map((tag) => {
		const file = tag.find('use').attr('href')?.replace(/#.*/, '');
		return {
			width: Number(tag.attr('viewBox')?.split(' ')[2]),
			name: tag.attr('aria-label') ?? '',
			svg: file ? built(file).toString() : document.$.html(tag),
			tag: tag.closest('figure').find('figcaption').first().text(),
		};
	});
}

/** What a page shows that is set in type, not drawn. */
const setIn = (document: Document) =>
	tagsOf(document, 'figure[aria-label]').map((tag) => ({
		name: tag.attr('aria-label') ?? '',
		tag: tag.children('figcaption').last().text(),
	}));

const shownOn = (document: Document) => [...drawingsOf(document), ...setIn(document)];

describe('scenes', () => {
	it('are there on each page about an offer, another one on each', () => {
		assert.ok(offers.length > 0);
		const without = faultsIn((document) => (shownOn(document).length > 0 ? [] : ['no scene']), offers);
		expectNone(without, 'Give the page a scene of site/src/scenes:');
		const names = offers.flatMap(shownOn).map(({ name }) => name);
		expectNone(doubles(names), 'Two pages show this scene; give each its own:');
	});

	it('say that they show an example, to eyes and to screen readers', () => {
		const faults = faultsIn(
			(document) =>
				shownOn(document)
					.filter(({ name, tag }) => tag !== 'Beispiel' || !name.startsWith('Beispiel: '))
					.map(({ name, tag }) => `${name} (${tag})`),
			offers,
		);
		expectNone(faults, 'Begin the name with “Beispiel: ” and end the figure with the word:');
	});

	it('can be read on a phone', () => {
		const faults = faultsIn(
			(document) =>
				drawingsOf(document).flatMap(({ name, width, svg }) => {
					const sizes = Array.from(svg.matchAll(/font-size="([\d.]+)"/g), ([, size]) => Number(size));
					const smallest = (Math.min(...sizes) / width) * PHONE_PX;
					return sizes.length > 0 && smallest >= SMALLEST_PX ? [] : [`${smallest.toFixed(1)} px in ${name}`];
				}),
			offers,
		);
		expectNone(faults, 'Draw larger letters, or a narrower scene (site/src/scenes):');
	});

	it('have their words as text in the page’s own cuts, also in files of their own, which no rule of the page reaches', () => {
		for (const file of readdirSync(join(DIST, 'scenes'))) {
			const svg = built(`scenes/${file}`).toString();
			for (const part of ['<text ', 'font-stretch="var(--width-headline)"'])
				assert.ok(svg.includes(part), `${file}: ${part}`);
			assert.ok(!svg.includes(' class='), file);
		}
	});
});
