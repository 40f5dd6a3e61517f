import type { Locator, Page } from '@playwright/test';
import texts from '../../../../locales/de/tools/cards.json' with { type: 'json' };

/** Path of the card workshop. */
export const PATH = '/tools/cards/';

type PieceId = keyof typeof texts.pieces;

/** A piece as the page shows it. */
export const drawing = (page: Page, id: PieceId): Locator => page.locator(`#karte-${id}`);
/** What takes a crest's file. */
export const crestField = (page: Page): Locator => page.locator('main input[type="file"]');
