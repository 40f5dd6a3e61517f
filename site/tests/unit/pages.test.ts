import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { expectNone } from '../../../infra/testing/faults.mjs';
import texts from '../../../locales/de/pricing.json' with { type: 'json' };
import { offer } from '../../src/content/offer';
import { supporters } from '../../src/content/partners';
import { pages } from '../../src/routes';
import { contradictions, FEATURE_PAGES, withAllFrom } from './offer/claims';
import { answered, unanswered } from './offer/offers';
import { rendered, wordsOf } from './offer/rendered';

/** The pages that have a place for a voice. */
const STAGES = pages.map(({ path }) => path).filter((path) => path === '/' || /^\/solutions\/\w+\/[\w-]+\//.test(path));

const VOICE = {
	quote: 'Der Abend war um elf gezählt.',
	role: 'Kassenführung',
	club: 'TV Beispielheim',
	permission: '2026-11-20',
};
const METRIC = {
	figure: '120',
	unit: 'Clubs',
	text: 'So viele Vereine verkaufen mit uns.',
	source: 'a test',
	date: '2026-11-20',
};
const ENTRIES = {
	'content/voices.ts': { voices: STAGES.map((page) => ({ ...VOICE, quote: `${VOICE.quote} ${page}`, page })) },
	'content/metrics.ts': { metrics: [METRIC] },
	'content/team.ts': {
		persons: { ticketing: { name: 'Robin Muster', portrait: '/robin.webp', permission: '2026-11-20' } },
	},
	'content/partners.ts': { supporters: [{ name: supporters[0]?.name, logo: '/logo.svg' }] },
};

/** Where a page names the plan for the example club. */
const NAMINGS = {
	'/pricing/': /Beispielrechnung Plan (\w+), ein Jahr/,
	'/tools/': /Ein Jahr mit (\w+):/,
	'/tools/costs/': /(?:Zu diesen Zahlen passt|Am günstigsten ist) (\w+)|(\w+) kostet euch im Jahr/,
	'/tools/board/': /Zu diesen Zahlen passt (\w+)\.|ist (\w+) am günstigsten/,
};

/** The plans that the pages name for the example club: the price list can't add up one without a price. */
function plansNamed(pages: ReadonlyMap<string, string>): readonly string[] {
	const found = Object.entries(NAMINGS).map(([path, naming]) => wordsOf(pages.get(path)).match(naming));
	const names = found.flatMap((match) => match?.slice(1).filter(Boolean) ?? []);
	assert.ok(names.length === 0 || names.length >= Object.keys(NAMINGS).length - (names.includes('Pro') ? 1 : 0));
	return names;
}

let withAnswers: ReadonlyMap<string, string>;
let withoutAnswers: ReadonlyMap<string, string>;
before(async () => {
	// Before and after the business has answered.
	withoutAnswers = await rendered({ 'content/offer.ts': { offer: unanswered } });
	withAnswers = await rendered({ ...ENTRIES, 'content/offer.ts': { offer: answered } });
});

describe('the pages', () => {
	it('leave no place for a fact empty', () => {
		for (const pages of [withAnswers, withoutAnswers])
			for (const [path, html] of pages) assert.doesNotMatch(html, /\{\{|\}\}|undefined|NaN/, path);
	});

	it('show the figures when they are known, and nothing of what was open', () => {
		const pricing = wordsOf(withAnswers.get('/pricing/'));
		for (const figure of [
			'2,7 % + 0,25 €',
			'Von 9,00 € bleiben euch 8,51 €',
			'0,9 % + 0,09 €',
			'ab 19,50 €',
			'14 Tage',
			'20 %',
		])
			assert.ok(pricing.includes(figure.replaceAll(' €', '\u00a0€')) || pricing.includes(figure), figure);
		const open = [...withAnswers].flatMap(([path, html]) => (/noch offen/i.test(wordsOf(html)) ? [path] : []));
		expectNone(open, 'These pages say “noch offen” of a fact that is known; say it by {{say …}} in locales/de:');
		assert.ok(!pricing.includes(texts.openFee.ask));
	});

	it('compute the costs of a year with the fees that are known, and leave open those that are not', () => {
		const known = wordsOf(withAnswers.get('/tools/costs/'));
		// 1,152 × 49, 576 × 41 and 192 × 33 ct; 660 × 17 ct by card.
		for (const words of ['Club kostet euch im Jahr 1.168,08', '2,7 % + 25 ct', 'Erwachsene, 9,00 8,51'])
			assert.ok(known.replaceAll('\u00a0', ' ').includes(words), words);
		assert.doesNotMatch(known, /\boffen\b|noch nicht/);
		const open = wordsOf(withoutAnswers.get('/tools/costs/'));
		assert.match(open, /Was kostet euch ein Jahr\? Welcher Plan das alles kann, steht noch nicht fest\./);
		assert.doesNotMatch(open, /NaN|0,00 netto/);
	});

	it('show no figure while it is open, and list what is missing', () => {
		const pricing = wordsOf(withoutAnswers.get('/pricing/'));
		assert.match(
			pricing,
			/Noch offen: wie hoch die Gebühr je Online-Transaktion ist\..*Nach der Gebühr fragen Welcher Plan passt zu euch\?/,
		);
		assert.match(pricing, /Gebühr je Online-Transaktion noch offen Kosten je Kartenzahlung noch offen/);
		assert.match(
			pricing,
			/Was noch nicht feststeht .*Online-Transaktion, und .*kostet eine Kartenzahlung.*kosten die Geräte.*kündigt ihr/,
		);
		assert.match(pricing, /Der Preis steht noch nicht fest\./);
		assert.match(pricing, /Kasse mit TSE noch offen/);
		assert.doesNotMatch(pricing, /Alles aus \w+, dazu: Gutscheincodes|\d € \/ Monat/);
	});

	it('promise nothing that the offer does not hold, and name the example one plan, whatever it holds', async () => {
		const offers = [
			[offer, 'Club'],
			[unanswered, undefined],
			[answered, 'Club'],
			[withAllFrom(answered, 'pro'), 'Pro'],
			[withAllFrom(answered, 'starter'), 'Starter'],
			[withAllFrom(answered, 'free'), 'Free'],
		] as const;
		for (const [of, plan] of offers) {
			const all = await rendered({ 'content/offer.ts': { offer: of } });
			assert.deepEqual([...new Set(plansNamed(all))], plan ? [plan] : []);
			const claims = [...all].flatMap(([path, html]) =>
				contradictions(path, html, of).map((found) => `${path}: ${found}`),
			);
			expectNone(
				claims,
				'The offer does not hold these sentences; correct them in locales/de, or site/src/content/offer.ts:',
			);
		}
	});

	it('say of each function from which plan on there is one, where they show it', () => {
		for (const [feature, path] of Object.entries(FEATURE_PAGES))
			assert.match(wordsOf(withAnswers.get(path)), /gibt es ab dem Plan \w+\./, `${feature}: ${path}`);
	});

	it('have no empty section', () => {
		for (const [path, html] of [...withoutAnswers, ...withAnswers])
			assert.doesNotMatch(html, /<section[^>]*>(<div[^>]*>)?(<\/div>)?<\/section>/, path);
	});

	it('say in a sentence of their own that we begin, where nobody has said anything yet', () => {
		const slots = STAGES.map((path) => /<p class="none">.*?<\/p>/.exec(withoutAnswers.get(path) ?? '')?.[0] ?? '');
		for (const [at, slot] of slots.entries()) assert.match(wordsOf(slot), /fangen|Anfang/, STAGES[at]);
		assert.equal(new Set(slots).size, STAGES.length);
		for (const html of withoutAnswers.values()) assert.doesNotMatch(html, /<figure class="voice">|keine echte/);
	});

	it('show each voice with role and club', () => {
		for (const path of STAGES) {
			const words = wordsOf(withAnswers.get(path));
			assert.match(words, /Der Abend war um elf gezählt\./, path);
			assert.match(words, /Kassenführung\s?, TV Beispielheim/, path);
			assert.doesNotMatch(withAnswers.get(path) ?? '', /<p class="none">/, path);
		}
	});

	it('show figures of the business with their day', () => {
		assert.match(wordsOf(withAnswers.get('/')), /120 Clubs So viele Vereine verkaufen mit uns\. Stand 20\.11\.2026/);
	});

	it('show a founder with name and picture, the others with their role', () => {
		for (const path of ['/company/about-us', '/tree/ticketing']) {
			assert.match(withAnswers.get(path) ?? '', /<img src="\/robin\.webp" alt=""[^>]*>/);
			assert.equal(wordsOf(withAnswers.get(path)).match(/Robin Muster/g)?.length, 1);
		}
		assert.doesNotMatch(wordsOf(withAnswers.get('/tree/payments')), /Robin/);
	});

	it('show a supporter with a logo whose text is the name, the others with the name in type', () => {
		const home = withAnswers.get('/') ?? '';
		assert.match(home, /<li><img src="\/logo\.svg" alt="Arise"[^>]*><\/li><li>BadenCampus<\/li>/);
	});
});
