/** A whole evening by the hands of a visitor, in whichever engine. */
import assert from 'node:assert/strict';
import texts from '../../../../locales/de/tools/matchday.json' with { type: 'json' };
import { eventually, press } from '../page';
import type { Visitor } from '../visitor';
import { assertReconciled, type Papers } from './books';
import { BACK, EXPECTED, GUESTS, MISSING, ORDERS, SALES, TURNED } from './plan';

/** Does what makes the page save a file, and returns that file. */
type Save = (act: () => Promise<void>) => Promise<Buffer>;

/** Notes and coins of the drawer, cents. */
const MONEY = [5000, 2000, 1000, 500, 200, 100, 50, 20, 10] as const;

type Station = 'window' | 'gate' | 'till' | 'closing';

/** Waits until a part of a station has these words. */
function says(visitor: Visitor, station: Station, part: string, words: string): Promise<void> {
	return eventually(
		visitor,
		`‘${words}’`,
		(selector, wanted) => document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').includes(wanted),
		`#station-${station} ${part}`,
		words,
	);
}

async function sell(visitor: Visitor): Promise<void> {
	const key = (words: string) => press(visitor, '#station-window button', words);
	for (const order of ORDERS) {
		for (const category of order) await key(`${category}: ein Ticket ziehen`);
		await key('Bezahlen');
		await says(visitor, 'window', 'h3[tabindex]', `Bezahlt. ${order.length} Tickets für dich.`);
	}
	await key('Stornieren: abreißen');
	await says(visitor, 'window', 'h2', '30 Tickets verkauft, eins zurück');
}

async function admit(visitor: Visitor): Promise<void> {
	await press(visitor, '#station-gate label', 'Nummer');
	for (const [number, verdict] of [...GUESTS.map((guest) => [guest, 'Gültig'] as const), ...TURNED]) {
		await visitor.type('#station-gate form input', String(number));
		await visitor.press('Enter');
		await says(visitor, 'gate', '[role="alert"]', `${verdict}${number}`);
	}
	await says(visitor, 'gate', 'h2', '25 sind drin, 2 hat das Tor abgewiesen');
}

async function ringUp(visitor: Visitor): Promise<void> {
	const key = (words: string) => press(visitor, '#station-till button', words);
	const some = (kinds: string, words: string) => press(visitor, `#station-till ${kinds}`, words, 'part');
	for (const { goods, note } of SALES) {
		for (const good of goods) await some('[data-group] button', good);
		if (note) await key(note);
		await key(note ? 'Bar, Lade auf' : 'Karte');
	}
	await key('Storno');
	for (const { receipt, isWhole } of BACK) {
		await some('summary', `Bon ${receipt} `);
		if (!isWhole) await some('details[open] button', 'Eins mehr');
		await some('details[open] button', isWhole ? 'Ganzer Bon zurück' : 'Auswahl zurück');
	}
	await says(visitor, 'till', 'h2', '42 Bons, keiner fehlt');
}

async function count(visitor: Visitor): Promise<void> {
	let rest = EXPECTED - MISSING;
	for (const worth of MONEY) {
		const pieces = Math.floor(rest / worth);
		rest -= pieces * worth;
		if (pieces === 0) continue;
		await visitor.click(`#station-closing label[data-worth="${worth}"]`);
		await visitor.type('#station-closing fieldset input[inputmode]', String(pieces));
	}
	await press(visitor, '#station-closing button', 'Zählung abschließen');
	await says(visitor, 'closing', 'h2', 'In der Lade fehlen 2,50 €');
	await press(visitor, '#station-closing button', 'Z-Bericht drucken und abschließen');
	await says(visitor, 'closing', '[aria-label="Z-Bericht 1"]', 'Differenz−2,50');
}

/** The tables of the report by their captions, each with its rows. It may be a moment late. */
async function reportOf(visitor: Visitor): Promise<Papers['report']> {
	await says(visitor, 'closing', 'article', 'Differenz−2,50');
	return visitor.run(() => {
		const tables = [...document.querySelectorAll<HTMLTableElement>('#station-closing article > table')];
		const rows = tables.map((table) =>
			[...table.rows]
				.slice(1)
				.map((row) => [...row.cells].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim())),
		);
		return Object.fromEntries(tables.map(({ caption }, at) => [caption?.textContent, rows[at] ?? []]));
	});
}

/**
 * Sells 30 tickets, lets 25 guests in and turns two away, rings up 40 sales, takes three things back, counts the drawer 2,50 €
 * short, closes, and asserts that all that goes home agrees; a saved evening that is opened again does, too.
 */
export async function playWholeEvening(visitor: Visitor, save: Save): Promise<void> {
	await press(visitor, 'main header button', texts.start);
	await sell(visitor);
	await admit(visitor);
	await ringUp(visitor);
	await count(visitor);
	const report = await reportOf(visitor);
	const take = (words: string) => save(() => press(visitor, '#station-closing button', words));
	assertReconciled({ table: await take('CSV Alle Buchungen'), batch: await take('DATEV Fürs Steuerbüro'), report });

	const file = (await take('Als Datei sichern')).toString();
	await press(visitor, '[data-playing] button', 'Von vorn spielen');
	await says(visitor, 'window', 'h2', 'Noch kein Ticket verkauft');
	await visitor.run((text) => {
		const files = new DataTransfer();
		files.items.add(new File([text], 'abend.txt', { type: 'text/plain' }));
		const field = document.querySelector<HTMLInputElement>('#station-closing input[type="file"]');
		if (field === null) return;
		field.files = files.files;
		field.dispatchEvent(new Event('change', { bubbles: true }));
	}, file);
	await says(visitor, 'closing', '[aria-label="Z-Bericht 1"]', 'Differenz−2,50');
	assert.deepEqual(await reportOf(visitor), report);
}
