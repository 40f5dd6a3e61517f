import { ITEMS, type Payment } from '../../../bookkeeping/goods';
import { taxesOf } from '../../../bookkeeping/sale';
import { sampleStations } from '../../../bookkeeping/sample-stations';
import { textOf, translator } from '../../../i18n/i18n';
import { formatCents, formatEuro } from '../../../money/amounts';
import { BeforeAfter } from '../../../sections/BeforeAfter';
import { LawFolds } from '../../../sections/solutions/LawFolds';
import { PageFoot } from '../../../sections/solutions/PageFoot';
import { BriefSteps, Cases, TermGrid, Told } from '../../../sections/solutions/Parts';
import { StationEnd } from '../../../sections/solutions/StationEnd';
import { StationHead } from '../../../sections/solutions/StationHead';
import { BankCard, paidByCard, TerminalPicture } from '../../../sections/solutions/TerminalPicture';
import { VoiceLine } from '../../../sections/Voices';
import { Boundaries } from '../../../ui/Boundaries';
import { PrintedRows, PrintedSlip } from '../../../ui/PrintedSlip';
import { StationInPlace } from '../../../workbench/matchday/InPlace';
import css from './Terminals.module.css';

const PAGE = '/solutions/payments/terminals/';
const PAYMENTS = ['online', 'card', 'cash'] as const satisfies readonly Payment[];

/** One payment on its way: from the card to the terminal, onto the receipt, into the evening's account. */
export default function TerminalsPage() {
	const text = textOf('solutions/payments/terminals');
	const t = translator('solutions/payments/terminals');
	const { hero, challenge, solution, steps, features, useCases, benefits, integration, dataBox, cta } = text;
	const takings = (payment: Payment) =>
		sampleStations.settlement.sold.reduce(
			(sum, [, by, item, pieces]) => (by === payment ? sum + pieces * ITEMS[item].price : sum),
			0,
		);
	const sum = `${formatCents(paidByCard)}\u00a0€`;
	return (
		<Boundaries>
			<div className={css.way}>
				<div className={css.inner}>
					<svg viewBox="0 0 1296 1000" preserveAspectRatio="none" aria-hidden="true" className={css.ribbon}>
						<path d="M1600 120H938V472C938 610 700 512 470 512C230 512 140 570 140 700V1200" />
					</svg>
					<header className={css.head}>
						<StationHead page={PAGE} hero={hero} words={css.words} />
					</header>
					<div className={css.terminal}>
						<StationInPlace station="card" action={text.play}>
							<TerminalPicture />
						</StationInPlace>
						<BankCard className={css.card} />
					</div>
					<Receipt />
					<section className={css.steps}>
						<h2>{steps.title}</h2>
						<BriefSteps items={steps.items} />
					</section>
					<TermGrid {...features} className={css.features} />
				</div>
			</div>
			<section className={`band columns deep ${css.account}`}>
				<div>
					<h2>{t('integration.title', { sum })}</h2>
					<p>{integration.text}</p>
				</div>
				<dl>
					{PAYMENTS.map((payment) => (
						<div key={payment} className={payment === 'card' ? css.paid : undefined}>
							<dt>{text.payments[payment]}</dt>
							<dd>{formatEuro(takings(payment))}</dd>
						</div>
					))}
				</dl>
			</section>
			<section className={`band columns ${css.coins}`}>
				<div>
					<Told {...challenge} />
					<Told {...solution} className={css.then} />
				</div>
				<BeforeAfter caption={benefits.title} {...benefits} />
			</section>
			<Cases {...useCases} className="band sunken" />
			<LawFolds {...dataBox} page={PAGE} className={`band columns ${css.law}`}>
				<VoiceLine page={PAGE} none={text.noVoice} />
			</LawFolds>
			<div className={css.end}>
				<StationEnd page={PAGE} text={cta} className={css.pay} />
			</div>
			<PageFoot page={PAGE} text={text} />
		</Boundaries>
	);
}

/** What the payment left on paper. */
function Receipt() {
	const { receipt } = textOf('solutions/payments/terminals');
	const t = translator('solutions/payments/terminals');
	const { number, lines, payments } = sampleStations.card;
	const printed = lines.map(([item, pieces]) => ({ item, pieces, price: ITEMS[item].price }));
	const time = payments.find((payment) => payment.number === number)?.time;
	return (
		<PrintedSlip className={css.receipt}>
			<p>
				<b>{receipt.place}</b>
				<span>{t('receipt.number', { number, time })}</span>
				<b>{receipt.noTse}</b>
			</p>
			<PrintedRows
				rows={[
					...printed.map(({ item, pieces, price }) => ({
						text: `${pieces} ${receipt.items[item as keyof typeof receipt.items]}`,
						amount: formatCents(pieces * price),
					})),
					{ text: receipt.sum, amount: formatCents(paidByCard), weight: 'sum' },
					{ text: receipt.card, amount: formatCents(paidByCard), weight: 'within' },
					...taxesOf(printed).map(({ rate, gross, vat }) => ({
						text: t('receipt.tax', { rate, gross: formatCents(gross) }),
						amount: formatCents(vat),
						weight: 'within' as const,
					})),
				]}
			/>
		</PrintedSlip>
	);
}
