import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { localeTexts, type Text } from '../browser/copy/texts';

/** One thing has one word: the word that is ours, and others for the same thing. */
const TERMS: readonly (readonly [ours: string, others: RegExp])[] = [
	['Veranstaltung', /\bEvents?\b/],
	['Gerät', /\bHardware/],
	['NFC-Chip', /NFC-(?:Tag|Etikett)/],
	['Gebühr je Online-Transaktion', /Online-Vorgang|Transaktionsgebühr|Gebühr je (?:Vorgang|Buchung)/],
	['Aufpreis', /Aufschlag|Zuschlag/],
	['besondere Konditionen', /Sonderkonditionen|eigene Konditionen/],
	['Abrechnungszeitraum', /Abrechnungsperiode/],
	['Rolle Kasse, Rolle Admin', /\bAdministration\b|Rolle Kassieren|Rolle Verkauf/],
	['Zahlungsarten', /Zahlarten/],
	['Bürodrucker', /Standarddrucker/],
	['Ticketscanner', /Ticket-Scanner/],
	['Gästezahlen', /Publikumszahlen|Besuchsdaten|Besucherzahlen/],
	['Kategorie', /Warengruppe/],
	['Farbschema', /(?:helle|dunkle|helle[rn]|dunkle[rn]) Darstellung/],
	['infrage', /\bin Frage\b/],
];

describe('German terms', () => {
	let texts: readonly Text[];
	before(() => {
		// Search words are what others type.
		texts = localeTexts().filter(({ key }) => !key.endsWith('keywords'));
	});

	for (const [ours, others] of TERMS) {
		it(`say "${ours}" and nothing else for it`, () => {
			const wrong = texts.filter(({ text }) => others.test(text)).map(({ where, text }) => `${where}: ${text}`);
			assert.equal(wrong.length, 0, wrong.join('\n'));
		});
	}
});
