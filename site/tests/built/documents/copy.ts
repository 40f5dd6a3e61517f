import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../../../infra/machine/places.mjs';
import { expectNone } from '../../../../infra/testing/faults.mjs';
import { stage } from '../../../prerender/sources/stage';
import { operator } from '../../../src/content/operator';
import { vagueAmountsIn } from '../../unit/offer/vague';
import { Dictionary } from './german/dictionary';
import { localeTexts, shownTexts, type Text } from './german/texts';

/** What stands on the pages, and every text of `locales/`: some appear later or in mails. */
const texts: readonly Text[] = [...shownTexts, ...localeTexts()];

/** Fails with the places of these texts, and with what to do about them. */
function expectNoText(wrong: readonly Text[], advice: string): void {
	expectNone(
		wrong.map(({ where, text }) => `${where}: ${text}`),
		advice,
	);
}

describe('German spelling', () => {
	/** Addresses, files and codes: no words. */
	const NO_WORDS =
		/(?:https?:\/\/|www\.)\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:txt|zip|example|de)\b|\S*=\S*|\S*…\S+|\S+…\S*/g;
	const WORDS = /[\p{L}\d][\p{L}\d’]*(?:-[\p{L}\d’]+)*-?/gu;

	const ADVICE = 'Correct these words; those that are right belong into site/tests/built/documents/german/words.txt.';

	const dictionary = new Dictionary();
	/** The names of the firm, its people and its street are no words. */
	// The recipient of leads is known to the build alone.
	const details = [...Object.values(operator).map(({ value }) => value), stage.recipient];
	const names = new Set(details.flatMap((value) => value.match(WORDS) ?? []));

	it('has no word that neither the dictionary nor our word list knows', () => {
		const places = new Map<string, string>();
		for (const { where, text } of texts)
			for (const word of text.replace(NO_WORDS, ' ').match(WORDS) ?? []) if (!places.has(word)) places.set(word, where);
		const unknown = [...places].filter(([word]) => !dictionary.knows(word) && !names.has(word));
		assert.ok(places.size > 4_000, `${places.size} words`);
		expectNone(
			unknown.map(([word, where]) => `${where}: ${word}`),
			ADVICE,
		);
	});

	it('finds typing errors, in compounds too', () => {
		for (const wrong of ['Verien', 'Dauerkate', 'Kassenteamm', 'Barriefreiheit', 'Gesammtsumme', 'tickets', 'Gebürh'])
			assert.ok(!dictionary.knows(wrong), wrong);
		for (const right of ['Vereinskasse', 'Steh-', 'Online-Transaktion', 'GRILLSTAND', 'Veranstaltungsorte'])
			assert.ok(dictionary.knows(right), right);
	});
});

describe('German typography', () => {
	/** Signs that are wrong wherever they stand. */
	const SIGNS = {
		'a quotation mark other than „…“ and ‚…‘': /["”»«'`´]|“[\p{L}\d]/u,
		'three dots for …': /\.\.\./,
		'a hyphen for a dash': /\s-\s/,
		'a space before a mark': /\s[,;:!?.](?:\s|$)/,
		'a gender mark that screen readers stumble over': /\p{Ll}[:*_/]in(?:nen)?\b/u,
	};

	/** Places where a line must not break, written with a plain space. */
	const BREAKS = {
		'a breaking space between a number and its unit':
			/\d (?:€|%|mm|m|Uhr|Stunden?|Tagen?|Tage|Monate?|Jahre?|Zoll|Cent)(?!\p{L})/u,
		'a breaking space after § or Art.': /(?:§|\bArt\.|\bAbs\.|\bNr\.|\bBuchst\.) [\da-z]/,
		'an abbreviation without its no-break space': /\b(?:z\. ?B|d\. ?h|u\. ?a)\./,
	};

	/** A figure that stands alone, in large type. */
	const FIGURE = /^[\d /]+ \S+$/;
	/** Mails have a plain text part, which people search and copy: spaces in it are plain. */
	const breaking = texts.filter(({ where, text }) => where !== 'locales/de/mail.json' && !FIGURE.test(text));

	for (const [name, sign] of Object.entries(SIGNS))
		it(`has nowhere ${name}`, () => {
			const wrong = texts.filter(({ text }) => sign.test(text));
			expectNoText(wrong, `Mend ${name} in locales/de/:`);
		});
	for (const [name, place] of Object.entries(BREAKS))
		it(`has nowhere ${name}`, () => {
			const wrong = breaking.filter(({ text }) => place.test(text));
			expectNoText(wrong, 'Write the space as the character U+00A0 in locales/de or site/src/content:');
		});
});

describe('German sentences', () => {
	const PERSON = /(?<!\p{L})(?:du|dir|dich|dein(?:e[mnrs]?)?)(?!\p{L})/iu;

	// Addresses, and "ihr" for her or their, are left out.
	const CLUB = /(?<!\p{L})(?:euch|euer|eure[mnrs]?)(?!\p{L})/iu;

	it('speak to one person or to the club, never to both in a paragraph', () => {
		const both = texts.filter(({ text }) => PERSON.test(text) && CLUB.test(text));
		expectNoText(both, 'Say du or ihr, not both:');
	});

	it('speak to the club where the offer is described, as one person never is', () => {
		const offered = localeTexts().filter(({ where }) => /\/(?:solutions|devices|ecosystem)\/|\/help\.json/.test(where));
		assert.ok(offered.length > 1_000, `${offered.length} texts`);
		const personal = offered.filter(({ key, text }) => !key.endsWith('keywords') && PERSON.test(text));
		expectNoText(personal, 'A club reads this: say ihr:');
	});

	it('speak to one person where one acts, as to a club never', () => {
		const own = /de\/(?:legal\/|signup|contact|answer|company\/brand|tree\/index)/;
		const personal = localeTexts().filter(({ where }) => own.test(where));
		assert.ok(personal.length > 300, `${personal.length} texts`);
		expectNoText(
			personal.filter(({ text }) => CLUB.test(text)),
			'One person reads this: say du:',
		);
	});

	it('say nothing as a person while no founder has a name', () => {
		const roles = localeTexts().filter(({ where }) => where.includes('/tree/') || where.endsWith('about-us.json'));
		const spoken = roles.filter(({ text }) => /(?<!\p{L})(?:ich|mich|mir|meine?[mnrs]?)(?!\p{L})/iu.test(text));
		expectNoText(spoken, 'Nobody says this; say what the role is for:');
	});
});

describe('German terms', () => {
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
		['Noch offen', /(?:noch nicht|un)veröffentlicht|nicht publik|sprechen wir offen/],
	];

	it('are one for one thing', () => {
		// Search words are what others type.
		const said = localeTexts().filter(({ key }) => !key.endsWith('keywords'));
		for (const [ours, others] of TERMS)
			expectNoText(
				said.filter(({ text }) => others.test(text)),
				`It is ${ours} with us:`,
			);
	});

	it('say of no amount that it is low, on pages, in mails and downloads', () => {
		const vague = texts.filter(({ text }) => vagueAmountsIn(text).length > 0);
		expectNoText(vague, 'Say the amount, or that it is still open:');
	});

	it('promise no numbered seats, which the offer does not name', () => {
		const folder = join(ROOT, 'locales/de');
		const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
		const numbered = files.filter((file) =>
			/\b(?:Reihe|Platz)(?:\W|label|value)*\d/.test(readFileSync(join(folder, file), 'utf8')),
		);
		expectNone(numbered, 'Take the numbers of rows and seats out of locales/de:');
	});
});
