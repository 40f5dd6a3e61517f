import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expectNone } from '../../../infra/testing/faults.mjs';
import help from '../../../locales/de/help.json' with { type: 'json' };
import words from '../../../locales/de/help-words.json' with { type: 'json' };
import { matches } from '../../src/sections/help/search';

const further: Readonly<Record<string, string>> = words;
const entries = help.categories.flatMap(({ items }) =>
	items.map(({ id, question, answer }) => ({ id, texts: [question, answer], words: further[id] })),
);
const found = (query: string) => entries.filter((entry) => matches(query, entry)).map(({ id }) => id);

/** What people ask, and a question that they have to find. */
const ASKED: readonly (readonly [query: string, id: string])[] = [
	['Storno', 'storno'],
	['Becherpfand', 'pfand'],
	['Verkauf vertippt', 'storno'],
	['Erstattung', 'absage'],
	['stornieren?', 'storno'],
	['Ticket meines Kindes zurückgeben', 'ticket-zurueck'],
	['PayPal', 'zahlungsarten'],
	['Sitzplan', 'nummerierte-plaetze'],
	['Dauerkarte verloren', 'dauerkarte-sperren'],
	['Betriebsrat', 'protokoll'],
	['Rechnung', 'verkaeufer'],
	['kündigen', 'wieder-aufhoeren'],
	['Kundigung', 'wieder-aufhoeren'],
	['WLAN', 'offline'],
	['Samstag', 'spieltag-hilfe'],
	['Notfall!', 'spieltag-hilfe'],
	['was kostet das', 'jahreskosten'],
	['Was kostet uns das denn eigentlich im Jahr?', 'jahreskosten'],
	['ohne Konto ausprobieren', 'ausprobieren'],
	['Probe-Spieltag', 'ausprobieren'],
	['Gebühr', 'gebuehr'],
	['Gebu\u0308hren', 'gebuehr'],
	['gebuehr', 'gebuehr'],
	['Auszahlungen', 'auszahlung'],
	['Wann wird das Geld ausgezahlt?', 'auszahlung'],
	['Dauerkrate', 'dauerkarte-ausweis'],
	['„TSE“', 'tse-pflicht'],
	['TSE-Pflicht', 'tse-pflicht'],
];

describe('the search of the help page', () => {
	for (const [query, id] of ASKED)
		it(`finds '${id}' for ‘${query}’`, () => {
			assert.ok(found(query).includes(id), `${query}: ${found(query)}`);
		});

	it('finds the same however umlauts are composed', () => {
		for (const [query] of ASKED) assert.deepEqual(found(query.normalize('NFD')), found(query), query);
	});

	it('finds everything for nothing, and not everything for a word', () => {
		assert.equal(found('').length, entries.length);
		assert.equal(found(' ?').length, entries.length);
		for (const [query] of ASKED) assert.ok(found(query).length < entries.length / 2, `${query}: ${found(query)}`);
	});

	it('finds nothing for what no question is about', () => {
		for (const query of ['Auszahlungsverzögerungsgrund', 'Hüpfburg Gebühren', 'xyz'])
			assert.deepEqual(found(query), [], query);
	});

	it('has further words for each question, and for no other', () => {
		const ids = entries.map(({ id }) => id);
		const silent = ids.filter((id) => !further[id]);
		expectNone(silent, 'Say in locales/de/help-words.json what else people call these questions:');
		const gone = Object.keys(words).filter((id) => !ids.includes(id));
		expectNone(gone, 'Take out of locales/de/help-words.json what is no question of locales/de/help.json:');
	});
});
