import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expectNone } from '../../../infra/testing/faults.mjs';
import { ageingFacts, dueFacts, LAW_CHECKED } from '../../prerender/sources/ageing';
import { factList } from '../../prerender/sources/facts';
import { offerTexts, withOffer } from '../../prerender/sources/offer-texts';
import { placeholders, refusePlaceholders } from '../../prerender/sources/placeholders';
import { brand } from '../../src/content/brand';
import { factsIn } from '../../src/content/fact';
import { type Offer, offer } from '../../src/content/offer';
import { operator } from '../../src/content/operator';
import { planIds } from '../../src/content/plans';
import { monthlyOf, net, perMonth, remaining, yearly } from '../../src/content/prices';
import { formatCents } from '../../src/money/amounts';
import { answered, openOnly, unanswered } from './offer/offers';

const SITE = join(import.meta.dirname, '../..');
const texts = offerTexts(SITE);
const said = (source: string, of: Offer) => withOffer(source, texts, of);

/** A file of facts with nothing left to answer. */
const settled = (facts: object) =>
	Object.fromEntries(
		Object.entries(facts).map(([name, fact]) => [
			name,
			typeof fact === 'object' ? { ...fact, placeholder: false } : fact,
		]),
	);
const FILES = {
	'content/brand.ts': settled(brand),
	'content/operator.ts': settled(operator),
	'content/offer.ts': answered,
};

/** Parameters of a stack that is somebody's. */
const PARAMETERS = { DomainName: 'www.verein.de', CertificateArn: 'arn', SalesAddress: 'v@verein.de' };

describe('a production build', () => {
	const build =
		(files: Record<string, object>, stage: string, parameters = PARAMETERS) =>
		() => {
			const before = process.env.SITE_STAGE;
			process.env.SITE_STAGE = stage;
			try {
				refusePlaceholders({ files, parameters });
			} finally {
				if (before === undefined) delete process.env.SITE_STAGE;
				else process.env.SITE_STAGE = before;
			}
		};

	it('is refused while one fact is assumed or a placeholder, and names it', () => {
		const assumed = factsIn(offer).filter(([, { status }]) => status === 'assumed');
		const left = Object.entries(operator).filter(([, { placeholder }]) => placeholder);
		const waiting = [
			...assumed.map(([name, fact]) => ({ file: 'content/offer.ts', name, fact })),
			...left.map(([name, fact]) => ({ file: 'content/operator.ts', name, fact })),
		];
		for (const { file, name, fact } of waiting) {
			const row = `site/src/${file}: ${name}`;
			const one = { ...FILES, [file]: { [name]: fact } };
			assert.throws(build(one, 'production'), ({ message }) => message.split('  - ').includes(row), row);
			assert.ok(placeholders().includes(row), row);
			assert.doesNotThrow(build(one, 'staging'));
		}
	});

	it('is refused while its stack has an address that nobody can own, or no domain', () => {
		for (const [changed, row] of [
			[{ SalesAddress: 'v@nono.example' }, 'samconfig.toml: SalesAddress=v@nono.example'],
			[{ DomainName: 'www.example.org' }, 'samconfig.toml: DomainName=www.example.org'],
			[{ CertificateArn: '' }, 'samconfig.toml: CertificateArn is not set'],
		] as const)
			assert.throws(
				build(FILES, 'production', { ...PARAMETERS, ...changed }),
				({ message }) => message.includes(row),
				row,
			);
	});

	it('passes with every fact known, and with those open that pages can do without', () => {
		assert.doesNotThrow(build(FILES, 'production'));
		assert.doesNotThrow(build({ ...FILES, 'content/offer.ts': unanswered.prices }, 'production'));
	});
});

describe('the operator’s details', () => {
	it('are each used by a legal text', () => {
		const folder = join(SITE, '../locales/de/legal');
		const legal = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
		const unused = Object.keys(operator).filter((name) => !legal.some((text) => text.includes(`{{${name}}}`)));
		expectNone(unused, 'Use these of site/src/content/operator.ts in locales/de/legal, or take them out:');
	});
});

describe('the list of facts', () => {
	it('names every fact of the offer once, with its value or its question', () => {
		const list = factList();
		for (const [path, fact] of factsIn(offer)) {
			const line = list.split('\n').filter((row) => row.startsWith(`  ${path}: `));
			assert.equal(line.length, 1, path);
			if (fact.status === 'open') assert.match(line.join(), /\?$/);
		}
		assert.match(list, /prices\.starter: 7,99\u00a0€ \(from /);
		assert.match(list, /questions for the business\n {2}onlineFee: How high/);
	});

	it('has no questions left when all are answered', () => {
		assert.doesNotMatch(factList(answered), /Assumed|Open/);
	});
});

describe('a fact that ages', () => {
	it('is due from its day on', () => {
		const [fact] = ageingFacts;
		assert.ok(fact !== undefined && fact.checked < fact.again);
		assert.deepEqual(dueFacts(fact.again, [fact]), [fact]);
		assert.deepEqual(dueFacts(fact.checked, [fact]), []);
	});

	it('is written where its row says', () => {
		const gone = ageingFacts.flatMap(({ where }) => where).filter((path) => !existsSync(join(SITE, '..', path)));
		expectNone(gone, 'Correct these paths in site/prerender/sources/ageing.ts:');
	});

	it('has the day that pages and downloads say, where it is law', () => {
		const read = (path: string) => readFileSync(join(SITE, '../locales/de', path), 'utf8');
		const [year, month, day] = LAW_CHECKED.split('-');
		assert.ok(read('common.json').includes(`Rechtsstand: ${day}.${month}.${year}.`));
		const long = new Date(LAW_CHECKED).toLocaleDateString('de', { dateStyle: 'long', timeZone: 'UTC' });
		assert.ok(read('papers/frame.json').includes(`am ${long}.`));
		assert.ok(read('papers/frame.json').includes(`Rechtsstand ${long}"`));
	});
});

describe('a sentence about the offer', () => {
	const FACTS = Object.keys(texts.facts).map((id) => (id === 'feature' ? 'feature/pos' : id));

	it('has a figure where the fact is known and says in plain words where it is open', () => {
		for (const id of FACTS) {
			assert.match(said(`{{say ${id}}}`, answered), /^\p{Lu}[^{]+\.$/u, id);
			assert.doesNotMatch(said(`{{say ${id}}}`, answered), /offen/, id);
			assert.match(said(`{{say ${id}}}`, unanswered), /^Noch offen: \[[^\d\]]+\]\(\/pricing\/#offen\)\.$/, id);
			assert.equal(said(`Text. {{known ${id}}} Mehr.`, unanswered), 'Text. Mehr.', id);
			assert.equal(said(`{{open ${id}}}`, answered), '', id);
		}
	});

	it('stands in the list of what is open on the price list, for each fact that is', () => {
		const pricing = readFileSync(join(SITE, '../locales/de/pricing.json'), 'utf8');
		const listed = (of: Offer) => {
			const { items } = JSON.parse(said(pricing, of)).costs.open as { items: readonly { facts: string }[] };
			return items.filter(({ facts }) => facts !== '').length;
		};
		assert.equal(listed(answered), 0);
		for (const [path, fact] of factsIn(offer))
			if (fact.status === 'open') assert.equal(listed(openOnly(path)), 1, path);
	});

	it('counts one day and one hour as people do', () => {
		const { till } = answered;
		const one = <T>(fact: T) => ({ ...fact, value: 1 });
		const few = {
			...answered,
			payoutDays: one(answered.payoutDays),
			noticeDays: one(answered.noticeDays),
			till: { ...till, offlineHours: one(till.offlineHours) },
		} as Offer;
		assert.doesNotMatch(said('{{say payout notice offline}}', few), /\d/);
	});

	it('joins what is open in one sentence, and says what is known before it', () => {
		const half: Offer = { ...unanswered, onlineFee: answered.onlineFee };
		assert.equal(
			said('{{say payout onlineFee cardFee notice}}', half),
			'Von 9,00\u00a0€ bleiben euch 8,51\u00a0€. Noch offen: [die Auszahlungsfrist, die Kosten je Kartenzahlung und die Kündigungsfrist](/pricing/#offen).',
		);
	});

	it('takes the fee as a noun', () => {
		assert.equal(said('trägt eine {{fee}} je Kauf', unanswered), 'trägt eine Gebühr je Kauf');
		assert.equal(
			said('trägt eine {{fee}} je Kauf', answered),
			'trägt eine Gebühr von 2,7\u00a0% + 0,25\u00a0€ je Kauf',
		);
	});

	it('has a figure or that it is open where an amount stands, of each fee its own', () => {
		const table = '{{feeValue onlineFee}} | {{feeValue cardFee}}';
		assert.equal(said(table, unanswered), 'noch offen | noch offen');
		assert.equal(said(table, answered), '2,7\u00a0% + 0,25\u00a0€ | 0,9\u00a0% + 0,09\u00a0€');
	});

	it('fails for a fact that there is none of', () => {
		assert.throws(() => said('{{say price}}', answered), /price/);
	});
});

describe('the texts', () => {
	const folder = join(SITE, '../locales/de');
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
	const found = (pattern: RegExp) =>
		files.flatMap((name) => {
			const text = readFileSync(join(folder, name), 'utf8').replaceAll('\u00a0', ' ');
			return (text.match(pattern) ?? []).map((words) => `${name}: ${words}`);
		});

	it('leave prices of plans to the offer', () => {
		const prices = planIds.flatMap((plan) => monthlyOf(plan) || []).flatMap((price) => [price, yearly(price)]);
		assert.ok(prices.length > 0);
		expectNone(found(new RegExp(`(?<!\\d)(?:${prices.map(formatCents).join('|')})(?!\\d)`, 'g')), 'Take these out:');
	});
});

describe('what is computed', () => {
	it('is rounded half up to whole cents', () => {
		assert.deepEqual([net(799), net(9588), perMonth(9588), perMonth(8057)], [671, 8057, 799, 671]);
		assert.equal(yearly(799, { ...offer, monthsInYearlyPrice: { ...offer.monthsInYearlyPrice, value: 10 } }), 7990);
		assert.deepEqual(
			[
				remaining(900, { basisPoints: 270, fixedCents: 25 }),
				remaining(1000, { basisPoints: 250, fixedCents: 25 }),
				// 34.5 cents exactly, where floating point has a little less.
				remaining(3000, { basisPoints: 115, fixedCents: 0 }),
			],
			[851, 950, 2965],
		);
	});
});
