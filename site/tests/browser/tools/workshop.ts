import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import texts from '../../../../locales/de/tools/cards.json' with { type: 'json' };
import { cardsExample } from '../../../src/tools/cards/model';
import { untouched, writeState } from '../../../src/tools/state';
import { expect } from '../fixtures';

export const PATH = '/tools/cards/';
/** What the workshop's pieces say before anybody types. */
export const EXAMPLE = cardsExample(texts.example);
/** A club's name that is a script where it is taken for markup. */
export const HOSTILE = '</svg><script>alert(1)</script>';

type Name = keyof typeof texts.fields;
type PieceId = keyof typeof texts.pieces;

export const field = (page: Page, name: Name) => page.locator(`main [name="${name}"]`);
export const drawing = (page: Page, id: PieceId) => page.locator(`#karte-${id}`);
export const crestField = (page: Page) => page.locator('main input[type="file"]');

/** Address of cards as somebody shares them. */
export function shared(change: Partial<typeof EXAMPLE>): string {
	return PATH + writeState({ ...untouched, cards: { ...EXAMPLE, ...change } });
}

/** Presses what saves a piece, and returns the file. */
export async function saved(page: Page, id: PieceId, kind: keyof typeof texts.save): Promise<Buffer> {
	const name = texts.save[kind].replace('{{name}}', texts.pieces[id].name);
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name, exact: true }).click(),
	]);
	expect(file.suggestedFilename()).toBe(`${texts.pieces[id].file}.${kind}`);
	return readFileSync(await file.path());
}
