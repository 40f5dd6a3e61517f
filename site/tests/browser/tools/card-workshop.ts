import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import texts from '../../../../locales/de/tools/cards.json' with { type: 'json' };
import { expect } from '../fixtures';

/** Path of the card workshop. */
export const PATH = '/tools/cards/';

type PieceId = keyof typeof texts.pieces;

/** A piece as the page shows it. */
export const drawing = (page: Page, id: PieceId): Locator => page.locator(`#karte-${id}`);
/** What takes a crest's file. */
export const crestField = (page: Page): Locator => page.locator('main input[type="file"]');

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
