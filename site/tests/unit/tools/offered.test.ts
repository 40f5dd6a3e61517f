import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { offer } from '../../../src/content/offer';
import { costs } from '../../../src/tools/costs/model';
import { tariffOf } from '../../../src/tools/costs/offered';
import { costsExample } from '../../../src/tools/costs/sales';
import { answered, unanswered } from '../offer/offers';
import { openTariff } from './tariffs';

describe('the offer that costs are reckoned with', () => {
	it('is the one of the site, with its fees open, for an order whose size the visitor says', () => {
		assert.deepEqual(tariffOf(), { ...openTariff, onlineFeePer: 'order' });
		assert.deepEqual(costs(costsExample, tariffOf()), costs(costsExample, openTariff));
	});

	it('has the fees that are known, to the hundredth of a per cent and to the cent', () => {
		const { onlineFee, cardFee, onlineFeePer } = tariffOf(answered);
		assert.deepEqual(onlineFee, { status: 'known', basisPoints: 270, fixedCents: 25 });
		assert.deepEqual(cardFee, { status: 'known', basisPoints: 90, fixedCents: 9 });
		assert.equal(onlineFeePer, 'ticket');
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 10_000 }), (basisPoints) => {
				const percent = basisPoints / 100;
				const fee = {
					...answered.onlineFee,
					status: 'known',
					value: { percent, cents: 3 },
					source: '',
					date: '',
				} as const;
				const { onlineFee } = tariffOf({ ...answered, onlineFee: fee });
				assert.deepEqual(onlineFee, { status: 'known', basisPoints, fixedCents: 3 });
			}),
		);
	});

	it('prices no plan whose price is open, and never makes up a fee', () => {
		const tariff = tariffOf(unanswered);
		assert.deepEqual(
			tariff.plans.map(({ monthlyCents }) => monthlyCents),
			[null, null, null, null],
		);
		assert.equal(costs(costsExample, tariff).verdict.kind, 'noPlan');
		assert.deepEqual([tariff.onlineFee, tariff.cardFee], [{ status: 'open' }, { status: 'open' }]);
	});

	it('takes a year for as many months as the offer says', () => {
		const monthsInYearlyPrice = { ...offer.monthsInYearlyPrice, value: 10 };
		assert.equal(costs(costsExample, tariffOf({ ...offer, monthsInYearlyPrice })).plans[1]?.planCents, 7_990);
	});
});
