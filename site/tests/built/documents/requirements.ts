import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expectNone } from '../../../../infra/testing/faults.mjs';
import { brand } from '../../../src/content/brand';
import { offer } from '../../../src/content/offer';
import { routes } from '../../../src/routes';
import { type Document, documentOf, documents, faultsIn, NOT_FOUND, tagsOf } from '../dist';
import { localeTexts } from './german/texts';
import { nameOf, said } from './spoken';

/** The pages that the customer ordered. */
const PAGES = [
	['/', '/contact', '/help/', '/pricing/', '/tree/', '/devices/', '/ecosystem/', '/solutions/'],
	['ticketing', 'payments', 'partners'].map((name) => `/tree/${name}`),
	['terms', 'privacy', 'imprint'].map((name) => `/legal/${name}`),
	['about-us', 'brand'].map((name) => `/company/${name}`),
	['ticketing', 'self-service', 'pos', 'payments', 'accessories'].map((name) => `/devices/${name}/`),
	['clubs', 'sponsors', 'government'].map((name) => `/ecosystem/${name}/`),
	['ticketing', 'payments', 'analytics'].map((name) => `/solutions/${name}/`),
	['pre-sales', 'printer', 'season-pass'].map((name) => `/solutions/ticketing/${name}/`),
	['terminals', 'self-service', 'pos'].map((name) => `/solutions/payments/${name}/`),
	['revenue', 'reports', 'data'].map((name) => `/solutions/analytics/${name}/`),
].flat();

/** The pages about a solution. */
const SOLUTIONS = PAGES.filter((path) => /^\/solutions\/\w+\/./.test(path));

/** What was ordered of each of them, by the keys of its texts. */
const ORDERED =
	/^(?:hero|challenge|solution|steps|features|useCases|benefits|integration|dataBox|cta)\.(?:title|items\.\d+\.(?:title|text|term|after))$|^(?:noVoice|back)$/;

const NEW_TAB = '(öffnet in neuem Tab)';
const DEMO = `Demo vereinbaren ${NEW_TAB}: ${brand.meeting.url}`;

/** What stands on every page, above and below. */
const SHELL = {
	'body > div > header a': [
		`nono bei Instagram ${NEW_TAB}: ${brand.instagram.url}`,
		`nono bei LinkedIn ${NEW_TAB}: ${brand.linkedin.url}`,
		'Kontakt aufnehmen: /contact',
		'Alle Lösungen: /solutions/',
		'Alle Geräte: /devices/',
		'Vereine: /ecosystem/clubs/',
		'Sponsoring: /ecosystem/sponsors/',
		'Kommunen: /ecosystem/government/',
		'Preise: /pricing/',
		'Hilfe: /help/',
		'Über uns: /company/about-us',
		'Kontakt: /contact',
		`Anmelden: ${brand.login.url}`,
		`Registrieren: ${brand.register.url}`,
		DEMO,
	],
	'body > div > header summary': ['Lösungen', 'Geräte', 'Für wen', 'Unternehmen', 'Sprache: Deutsch'],
	'body > div > header button': ['Menü', 'Light', 'Dark', 'System'],
	'body > div > footer a': [
		`nono bei Instagram ${NEW_TAB}: ${brand.instagram.url}`,
		`nono bei LinkedIn ${NEW_TAB}: ${brand.linkedin.url}`,
		'Schreib uns eine Nachricht: /contact',
		'Impressum: /legal/imprint',
		'Datenschutz: /legal/privacy',
		'Nutzungsbedingungen: /legal/terms',
		'Sitemap (XML): /sitemap.xml',
	],
	'body > div > footer button': ['Einwilligung (Cookie Consent)'],
	p: ['Bezahlung und Ticketing für deinen Verein', 'nono: Entwickelt in Deutschland'],
} as const;

/** What stands in the main part of a page: where, and the words, with addresses behind those of links. */
const OWN: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
	'/': {
		h1: ['Bezahlung und Ticketing für deinen Verein'],
		button: ['Kostenlos testen', 'Jetzt kostenlos testen'],
		a: [
			'Spieltag spielen Ein ganzer Abend, ohne Konto Los: /tools/matchday/',
			`Werde Teil von nono: ${brand.register.url}`,
			`Registrieren (Free): ${brand.register.url}?plan=free`,
			`Registrieren (Starter): ${brand.register.url}?plan=starter`,
			`Jetzt anmelden (Club): ${brand.register.url}?plan=club`,
		],
		// Each block that was ordered, at the address that leads to it.
		'header > h1': ['Bezahlung und Ticketing für deinen Verein'],
		'#spieltag h2': [
			'Verkaufen, bevor ihr aufbaut',
			'Drucken, kassieren, weiterwinken',
			'Abrechnen, ohne Zettel zu sortieren',
		],
		'#spieltag p': ['Vorher', 'Am Spieltag', 'Nachher'],
		'#spieltag a': [
			'Vorverkauf: /solutions/ticketing/pre-sales/',
			'Kasse: /solutions/payments/pos/',
			'Berichte: /solutions/analytics/reports/',
			'Geräte: /devices/',
			'Vereine: /ecosystem/clubs/',
		],
		'#nachrechnen h2': ['Diesen Abend könnt ihr nachrechnen'],
		'#preise h3': ['Free', 'Starter', 'Club', 'Pro'],
		'#stimmen summary': ['Können wir mit einem einzigen Termin anfangen?'],
		'#stimmen h2': ['Dieser Platz ist noch frei'],
		li: [
			'Arise',
			'BadenCampus',
			'byrd',
			'cyberforum',
			'exist',
			'KIT Gründerschmiede',
			'NXTGN',
			'PionierGarage',
			'StartupBW',
			'Thinc',
			'[X]Lab',
		],
	},
	'/pricing/': {
		a: ['Pläne vergleichen: #vergleich', 'Kontakt: /contact', 'Geräte vergleichen: /devices/'],
		label: ['Monatlich', 'Jährlich'],
		h3: ['Free', 'Starter', 'Club', 'Pro'],
	},
	'/help/': {
		a: [
			'Start und Organisation: #general',
			'Veranstaltungen und Tickets: #events',
			'Technik, Kasse und Export: #technical',
		],
	},
	'/company/about-us': {
		h3: ['Geborgenheit', 'Leidenschaft', 'Sportlichkeit', 'Community', 'Innovation'],
		a: [
			'Links zum Ticketing: /tree/ticketing',
			'Links zur Bezahlung: /tree/payments',
			'Links für Vereine und Unternehmen: /tree/partners',
		],
	},
	'/company/brand': { a: ['Paket laden: /brand/nono-brand-kit.zip'] },
	[NOT_FOUND]: {
		p: ['Not Found The page you are looking for does not exist.'],
		button: ['Zurück (Go back)'],
		a: ['Zur Startseite (Start Over): /'],
	},
};

/** Words that are missing where they have to stand. */
function missing(document: Document, where: string, words: readonly string[]): string[] {
	const there = tagsOf(document, where).map((tag) => {
		const name = nameOf(document, tag) || said(document, tag);
		return tag.is('a') ? `${name}: ${tag.attr('href')}` : name;
	});
	return words.filter((text) => !there.includes(text));
}

describe('the site that the customer ordered', () => {
	it('has its pages, and one address that leads to another', () => {
		const missing = PAGES.filter((path) => !documents.some((document) => document.path === path));
		expectNone(missing, 'The customer ordered these pages; add them to site/src/routes.ts:');
		const moved = routes.filter(({ path }) => path === '/company/');
		assert.deepEqual(moved, [{ path: '/company/', redirect: '/company/about-us', robots: 'noindex' }]);
	});

	it('has its header, its slogan, its footer and its strip on every page', () => {
		const faults = faultsIn((document) =>
			Object.entries(SHELL).flatMap(([where, words]) => missing(document, where, words)),
		);
		expectNone(faults, 'The customer ordered these words on every page; correct the shell or locales/de/common.json:');
	});

	for (const [path, parts] of Object.entries(OWN)) {
		it(`says on ${path} what visitors have to find there`, () => {
			const found = Object.entries(parts).map(([where, words]) => missing(documentOf(path), `main ${where}`, words));
			expectNone(found.flat(), `The customer ordered these words on ${path}; say them there again:`);
		});
	}

	it('answers four questions about prices', () => {
		const page = documentOf('/pricing/');
		const questions = tagsOf(page, 'main details > summary').map((question) => said(page, question));
		assert.equal(questions.length, 4);
		for (const asked of ['Planwechsel', 'Welche Kosten', 'Wer trägt die Gebühr', 'gemeinnützige Vereine'])
			assert.equal(questions.filter((question) => question.includes(asked)).length, 1, asked);
	});

	it('offers a demo on each page about a solution, and the way back to its category', () => {
		for (const path of SOLUTIONS) {
			const page = documentOf(path);
			const links = tagsOf(page, 'main a').map((tag) => `${said(page, tag)}: ${tag.attr('href')}`);
			const demos = [DEMO, `Demo anfordern: /contact?about=${encodeURIComponent(path)}`];
			assert.ok(
				links.some((link) => demos.includes(link)),
				path,
			);
			const back = path.split('/').slice(0, 3).join('/');
			assert.ok(
				links.some((link) => link.startsWith('Zurück zu') && link.endsWith(`: ${back}/`)),
				path,
			);
		}
	});

	it('tells on each page about a solution what was ordered, in whatever form suits it', () => {
		const texts = localeTexts();
		const faults = SOLUTIONS.flatMap((path) => {
			const ordered = texts.filter(
				({ where, key }) => where === `locales/de${path.slice(0, -1)}.json` && ORDERED.test(key),
			);
			assert.equal(ordered.filter(({ key }) => /^steps\.items\.\d+\.title$/.test(key)).length, 3, path);
			const words = documentOf(path).$('main').text().replaceAll('\u00ad', '').replace(/\s+/g, ' ');
			return ordered
				.flatMap(({ text }) => text.split('…'))
				.filter((part) => !words.includes(part.replace(/\s+/g, ' ').trim()))
				.map((part) => `${path}: ${part}`);
		});
		expectNone(faults, 'The page has these in locales/de and shows them nowhere:');
	});

	it('leads to the calendar by "Demo vereinbaren", and to the form by "Demo anfordern", on every page', () => {
		const faults = faultsIn((document) =>
			tagsOf(document, 'main a').flatMap((tag) => {
				const [words, href = ''] = [said(document, tag), tag.attr('href')];
				if (!/^Demo (vereinbaren|anfordern)/.test(words)) return [];
				const right = words.startsWith('Demo vereinbaren') ? brand.meeting.url : '/contact?about=';
				return href.startsWith(right) ? [] : `${words} leads to ${href}`;
			}),
		);
		expectNone(faults, 'Change the words in locales/de, or WITH_CALENDAR in site/src/content/navigation.ts:');
	});

	it('lets visitors choose one device of each comparison', () => {
		for (const path of PAGES.filter((page) => /^\/devices\/./.test(page))) {
			const choices = tagsOf(documentOf(path), 'main select');
			assert.ok(choices.length > 0, path);
			for (const choice of choices) assert.match(nameOf(documentOf(path), choice), /\bselect /, path);
		}
	});
});

describe('prices', () => {
	const euros = (cents: number) => (cents === 0 ? '0' : (cents / 100).toFixed(2).replace('.', ','));
	const months = offer.monthsInYearlyPrice.value;
	const prices = Object.values(offer.prices).flatMap((fact) =>
		'value' in fact && fact.value !== null ? [fact.value] : [],
	);

	it('of the plans are those of the offer, by month and by year', () => {
		const cards = tagsOf(documentOf('/pricing/'), 'li:has(> h3)').map((card) => said(documentOf('/pricing/'), card));
		assert.equal(cards.length, 4);
		for (const [at, cents] of prices.entries()) {
			assert.ok(cards[at]?.includes(`${euros(cents)} € / Monat`), cards[at]);
			assert.ok(cards[at]?.includes(`${euros(cents * months)} € / Jahr`), cards[at]);
		}
		assert.match(cards[3] ?? '', /^Pro .* Individuell /);
	});

	it('by month or year are the same wherever they stand', () => {
		const net = (cents: number) => Math.round((cents * 100) / (100 + offer.vatPercent.value));
		const known = prices.flatMap((cents) =>
			[cents, cents * months].flatMap((sum) => [sum, net(sum), net(sum * months) / months]),
		);
		const right = new Set(known.map((cents) => euros(Math.round(cents))));
		const faults = faultsIn((document) =>
			Array.from(
				said(document, document.$.root().find('body')).matchAll(/([\d.,]+) €,? ?\/ (?:Monat|Jahr)/g),
				([, sum = '']) => sum,
			).filter((sum) => !right.has(sum)),
		);
		expectNone(faults, 'These are no prices of site/src/content/offer.ts; write {{…}} in locales/de:');
	});
});
