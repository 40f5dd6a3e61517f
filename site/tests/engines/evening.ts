/**
 * A short evening by the hands of a visitor, in whichever engine. That the papers of any evening agree is asked in
 * `unit/tools/matchday.ts` and `matchday-take.ts`: here it is that every station works, and that the files are of this evening.
 */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import texts from '../../../locales/de/tools/matchday.json' with { type: 'json' };
import { eventually, press } from './page';
import type { Visitor } from './visitor';

/** Does what makes the page save a file, and returns that file. */
type Save = (act: () => Promise<void>) => Promise<Buffer>;

/** The orders at the window after the press that begins, which sells 1001: up to 1005, of which the first of the last order is given back. */
const ORDERS = [
	['Erwachsene', 'Kinder'],
	['Mitglieder', 'Mitglieder'],
] as const;

/** Who comes to the gate, and what it says. */
const GUESTS = [
	[1001, 'Gültig'],
	[1002, 'Gültig'],
	[1001, 'Schon drin'],
	[1004, 'Storniert'],
] as const;

/** The sales at the till: the keys of their goods, and the one that puts cash down where nobody pays by card. */
const SALES: readonly { readonly goods: readonly string[]; readonly note?: string }[] = [
	{ goods: ['Bier 0,4 l'], note: '5 Euro gegeben' },
	{ goods: ['Erwachsene', 'Pommes'] },
	{ goods: ['Bier 0,4 l', 'Bier 0,4 l'], note: '10 Euro gegeben' },
];

/** Of the last receipts one beer comes back, and a whole one with its ticket. */
const BACK = [
	{ receipt: 3, isWhole: false },
	{ receipt: 2, isWhole: true },
] as const;

/**
 * What the evening comes to: 51 € sold, 6 € given back at the window, 11 € at the till. Who checks a ticket before the doors open
 * winds the clock on: the sample's guests have then bought for 138 €, a line each.
 */
const LINES = 13 + 23;
const TOTAL = '172,00';

/** Milliseconds from one press to the next: sooner, and at the same place, it is the second half of a double press (`presses.ts`). */
const BETWEEN_PRESSES = 350;

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

/** Goes to a station by its tab. */
function go(visitor: Visitor, station: 'Einlass' | 'Theke' | 'Kassensturz'): Promise<void> {
	return press(visitor, '[data-playing] nav button', station, 'part');
}

async function sell(visitor: Visitor): Promise<void> {
	const key = (words: string) => press(visitor, '#station-window button', words);
	await says(visitor, 'window', 'h3[tabindex]', 'Verkauft. Die 1001 ist deine.');
	let sold = 1001;
	for (const order of ORDERS) {
		for (const category of order) await key(`${category}: ein Ticket ziehen`);
		await key('Bezahlen');
		await says(visitor, 'window', 'h3[tabindex]', `Verkauft. ${sold + 1} bis ${sold + order.length} sind deine.`);
		sold += order.length;
	}
	await key('Stornieren: abreißen 1004');
	await says(visitor, 'window', 'h2', '5 Tickets verkauft, eins zurück');
}

async function admit(visitor: Visitor): Promise<void> {
	await go(visitor, 'Einlass');
	for (const [number, verdict] of GUESTS) {
		await visitor.type('#station-gate form input', String(number));
		await visitor.press('Enter');
		await says(visitor, 'gate', '[role="alert"]', `${verdict}${number}`);
	}
	await says(visitor, 'gate', 'h2', '2 Gäste sind drin, 2 abgewiesen');
}

async function ringUp(visitor: Visitor): Promise<void> {
	await go(visitor, 'Theke');
	const key = (words: string) => some('button', words, 'whole');
	const some = async (kinds: string, words: string, match: 'whole' | 'part' = 'part') => {
		await pause(BETWEEN_PRESSES);
		await press(visitor, `#station-till ${kinds}`, words, match);
	};
	for (const { goods, note } of SALES) {
		for (const good of goods) await some('[data-group] button', good);
		if (note) await key(note);
		await key(note ? 'Bar, Lade auf' : 'Karte');
	}
	await key('Storno');
	for (const { receipt, isWhole } of BACK) {
		await some('summary', `Bon ${receipt} `);
		await some('details[open] button', isWhole ? 'Ganzer Bon zurück' : '1 von 2 Bier');
	}
	await says(visitor, 'till', 'h2', '5 Bons, keiner fehlt');
}

async function count(visitor: Visitor): Promise<void> {
	await go(visitor, 'Kassensturz');
	// Each tap takes ten out of a compartment, until nothing is left in it.
	const compartment = '#station-closing [data-part="insert"] button:not([aria-disabled])';
	while (await visitor.run((full) => document.querySelector(full) !== null, compartment))
		await visitor.click(compartment);
	await press(visitor, '#station-closing button', 'Fertig gezählt');
	await says(visitor, 'closing', 'h2', 'In der Lade fehlen 2,00 €');
	await press(visitor, '#station-closing li button', 'Bon 3 ', 'part');
	for (const words of ['Abschließen, Z-Bericht drucken', 'Trotzdem abschließen']) {
		await pause(BETWEEN_PRESSES);
		await press(visitor, '#station-closing button', words);
	}
	await says(visitor, 'closing', '[aria-label="Z-Bericht 1"]', 'Differenz−2,00');
}

/** The words of the report, which may be a moment late. */
async function reportOf(visitor: Visitor): Promise<string> {
	await says(visitor, 'closing', 'article', 'Differenz−2,00');
	return visitor.run(() => document.querySelector('#station-closing article')?.textContent ?? '');
}

/**
 * Sells five tickets, lets two guests in and turns two away, rings up three sales, takes three things back, counts the drawer,
 * finds the 2 € that are missing, closes, and asserts that what goes home is of that evening.
 */
export async function playEvening(visitor: Visitor, save: Save): Promise<void> {
	await press(visitor, 'main header button', texts.pull);
	await sell(visitor);
	await admit(visitor);
	await ringUp(visitor);
	await count(visitor);
	const report = await reportOf(visitor);
	assert.ok(report.includes(`Summe${TOTAL}`), report);
	const take = async (words: string) => {
		await pause(BETWEEN_PRESSES);
		return save(() => press(visitor, '#station-closing button', words));
	};
	const table = (await take('CSV Alle Buchungen')).toString();
	assert.equal(table.trimEnd().split('\r\n').length, 1 + LINES, table);
	const batch = (await take('DATEV Fürs Steuerbüro')).toString('latin1');
	assert.match(batch, /^"EXTF";[\s\S]*\n2,00;"S";.*Kassenfehlbetrag/);
}
