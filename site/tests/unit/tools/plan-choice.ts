import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Offer, offer } from '../../../src/content/offer';
import { type Need, planQuestions, plansFor, sellingNeeds, withCashBox } from '../../../src/content/plan-choice';
import { type PlanId, planIds } from '../../../src/content/plans';
import { includes } from '../../../src/content/prices';
import { folderOf } from '../../../src/workbench/board/folder';
import { board } from '../../../src/workbench/board/model';
import { type Costs, costs, leadingPlan } from '../../../src/workbench/costs/model';
import { tariffOf } from '../../../src/workbench/costs/offered';
import { type CostsInput, costsExample, costsFields, needsOfYear, wishes } from '../../../src/workbench/costs/sales';
import { needsOfEvening } from '../../../src/workbench/matchday/play/take/figures';
import { SAMPLE } from '../../../src/workbench/matchday/sample';
import { queueExample } from '../../../src/workbench/queue/model';
import { untouched } from '../../../src/workbench/state';
import { played } from './evenings';
import { inputs } from './inputs';

/** Clubs of which many sell all or nothing in one way. */
const clubs: fc.Arbitrary<CostsInput> = fc
	.tuple(
		inputs(costsFields),
		fc.record({
			onlinePercent: fc.constantFrom(0, 40, 100),
			barCentsPerEvent: fc.constantFrom(0, 90_000),
			barCardPercent: fc.constantFrom(0, 55, 100),
		}),
	)
	.map(([any, edge]) => ({ ...any, ...edge }));

const facts = fc.oneof(
	{ weight: 9, arbitrary: fc.constantFrom(...planIds).map((value) => ({ status: 'assumed', value, readFrom: '' })) },
	{ weight: 1, arbitrary: fc.constant({ status: 'open', question: 'From which plan on?' }) },
);
/** Offers in which any plan may be the first to have a function, or nobody knows which. */
const offers = fc
	.record(Object.fromEntries(Object.keys(offer.includedFrom).map((feature) => [feature, facts])))
	.map((includedFrom) => ({ ...offer, includedFrom }) as Offer);

const decided = ({ verdict }: Costs) => ('plan' in verdict ? verdict.plan : undefined);

/** Which plan each place names to a club. */
function namedTo(club: CostsInput, of: Offer): Readonly<Record<string, PlanId | undefined>> {
	const [tariff, needs] = [tariffOf(of), needsOfYear(club)];
	const paper = board({ queue: queueExample, costs: club }, tariff);
	return {
		calculator: decided(costs(club, tariff)),
		boardPaper: decided(paper.costs),
		workbenchCard: leadingPlan(paper.costs)?.plan ?? decided(paper.costs),
		comparison: planIds.find((plan) => needs.every((need) => includes(plan, need, of))),
	};
}

function assertAgreed(named: Readonly<Record<string, PlanId | undefined>>): void {
	assert.equal(new Set(Object.values(named)).size, 1, JSON.stringify(named));
}

describe('the plan of a club', () => {
	it('is Club for the example, which takes cash, wherever it is asked for', () => {
		assert.deepEqual(new Set(Object.values(namedTo(costsExample, offer))), new Set(['club']));
		assert.equal(decided(folderOf(untouched).paper.costs), 'club');
		assert.equal(plansFor(needsOfEvening(played(SAMPLE), false)).plan, 'club');
	});

	it('is the same one in calculator, board paper, workbench and comparison, for any club', () => {
		fc.assert(
			fc.property(clubs, (club) => {
				assertAgreed(namedTo(club, offer));
				const { paper } = folderOf({ ...untouched, costs: club });
				assert.equal(decided(paper.costs), namedTo(club, offer).calculator);
			}),
			{ numRuns: 300 },
		);
	});

	it('is the same one with any other offer, and none where it is open which plan has what', () => {
		fc.assert(
			fc.property(clubs, offers, (club, of) => assertAgreed(namedTo(club, of))),
			{ numRuns: 300 },
		);
	});
});

describe('the questions of the price list', () => {
	it('mark by the largest plan of all answers the one that can do them all, as styles compute it', () => {
		const takes = Object.values(planQuestions).map((answers): readonly (Need | null)[] => Object.values(answers));
		const every = takes.reduce<readonly Need[][]>(
			(before, answers) => before.flatMap((needs) => answers.map((need) => (need ? [...needs, need] : needs))),
			[[]],
		);
		assert.equal(every.length, 12);
		const asksOfClub: readonly Need[] = [...needsOfYear(costsExample)].filter((need) => takes.flat().includes(need));
		assert.equal(plansFor(asksOfClub).plan, namedTo(costsExample, offer).calculator, 'of the example club');
		for (const needs of every) {
			const single = needs.map((need) => planIds.indexOf(plansFor([need]).plan ?? 'pro'));
			assert.equal(plansFor(needs).plan, planIds[Math.max(0, ...single)], needs.join());
		}
	});
});

describe('the plans for what is needed', () => {
	const everything = { online: true, gate: true, cash: true, card: true };
	const all = sellingNeeds({ ...everything, seasonPass: true, datev: true, accessRights: true });

	it('are those that have it, the others with what they lack', () => {
		assert.deepEqual(plansFor(['presale', 'pos', 'cardPayment']), {
			plan: 'club',
			because: ['pos'],
			can: ['club', 'pro'],
			lacking: [
				{ plan: 'free', lacks: ['pos', 'cardPayment'] },
				{ plan: 'starter', lacks: ['pos'] },
			],
		});
		assert.deepEqual(plansFor(['presale']).because, ['presale'], 'a reason for the smallest plan');
		assert.equal(plansFor(['seasonPass', 'datev', 'accessRights']).plan, 'club');
	});

	it('have all or lack some, never both, and the plan to name is the smallest that has all', () => {
		fc.assert(
			fc.property(fc.subarray([...all]), offers, (needs, of) => {
				const { plan, because, can, lacking } = plansFor(needs, of);
				assert.equal(plan, can[0]);
				const small = lacking.map((one) => one.plan);
				if (plan) assert.deepEqual([...small, ...can], planIds);
				for (const { lacks } of lacking) assert.ok(lacks.length > 0);
				// The next smaller plan lacks what the named one is named for.
				if (plan) assert.deepEqual(because, lacking[lacking.length - 1]?.lacks ?? needs);
			}),
		);
	});

	it('are smaller ones where cash stays in an open cash box', () => {
		assert.equal(plansFor(withCashBox(needsOfYear(costsExample))).plan, 'starter');
		assert.equal(costs(costsExample, tariffOf()).withCashBox, 'starter');
		const noCards = { ...costsExample, barCardPercent: 0 };
		assert.equal(costs(noCards, tariffOf()).withCashBox, 'free');
		// Without cash there is no box, and where nothing else is sold there is nothing left to name a plan for.
		assert.equal(
			costs({ ...costsExample, onlinePercent: 100, barCardPercent: 100 }, tariffOf()).withCashBox,
			undefined,
		);
		assert.equal(costs({ ...noCards, onlinePercent: 0 }, tariffOf()).withCashBox, undefined);
	});

	it('follow from what no number tells, too', () => {
		const cashless = { ...costsExample, onlinePercent: 100, barCardPercent: 0, barCentsPerEvent: 0 };
		assert.equal(plansFor(needsOfYear(cashless)).plan, 'free');
		for (const wish of wishes) assert.equal(plansFor(needsOfYear({ ...cashless, [wish]: 'yes' })).plan, 'club', wish);
	});

	it('are those with a till only where cash is taken', () => {
		assert.deepEqual(needsOfYear(costsExample), ['presale', 'printing', 'pos', 'cardPayment']);
		const cashless = { ...costsExample, onlinePercent: 100, barCardPercent: 100 };
		assert.deepEqual(needsOfYear(cashless), ['presale', 'cardPayment']);
	});
});
