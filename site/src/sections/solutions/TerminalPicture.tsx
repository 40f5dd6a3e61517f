import { sampleStations } from '../../bookkeeping/sample-stations';
import { textOf, translator } from '../../i18n/i18n';
import { formatCents } from '../../money/amounts';
import { Example } from '../../ui/Example';
import css from './TerminalPicture.module.css';

const KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ANSWERS = ['var(--object-danger)', '#b98a12', 'var(--object-success)'];
const keyX = (at: number) => 18 + 84 * (at % 3);

/** What the card of receipt 23 came to, cents. */
export const paidByCard =
	sampleStations.card.payments.find(({ number }) => number === sampleStations.card.number)?.total ?? 0;

/** A terminal that has just been paid at, with the card that was held to it. */
export function TerminalPicture() {
	const t = translator('solutions/payments/terminals');
	const { amount, received } = textOf('solutions/payments/terminals').terminal;
	const sum = `${formatCents(paidByCard)}\u00a0€`;
	return (
		<Example className={css.terminal}>
			<svg viewBox="0 0 264 484" role="img" aria-label={t('terminal.label', { sum })}>
				<rect x={6} width={252} height={262} rx={12} fill="var(--screen)" />
				<g textAnchor="middle" fill="var(--paper-ink)">
					<text x={132} y={48} fontSize={24} fill="var(--paper-ink-soft)">
						{amount}
					</text>
					<text x={132} y={124} fontSize={80} className={css.sum}>
						{sum}
					</text>
					<text x={132} y={242} fontSize={25}>
						{received}
					</text>
				</g>
				<circle cx={132} cy={176} r={30} fill="var(--object-success)" />
				<path d="M118 177l10 10 19-22" fill="none" stroke="var(--on-bar)" strokeWidth={7} />
				{KEYS.map((key, at) => (
					<g key={key} transform={`translate(${keyX(at)} ${284 + 52 * Math.floor(at / 3)})`}>
						<rect width={60} height={38} rx={19} fill="var(--device-key)" />
						<text x={30} y={27} fontSize={22} textAnchor="middle" fill="var(--on-bar)">
							{key}
						</text>
					</g>
				))}
				{ANSWERS.map((fill, at) => (
					<rect key={fill} x={keyX(at)} y={440} width={60} height={38} rx={19} fill={fill} />
				))}
			</svg>
		</Example>
	);
}

/** The card that is held to it. */
export function BankCard({ className }: { readonly className?: string | undefined }) {
	const { card, number } = textOf('solutions/payments/terminals').terminal;
	return (
		<svg viewBox="0 0 356 224" aria-hidden="true" className={`${css.card} ${className}`}>
			<rect width={356} height={224} rx={16} fill="var(--card)" />
			<path d="M210 0h56l-62 224h-56zM290 0h24l-62 224h-24z" fill="var(--card-deep)" />
			<rect x={28} y={70} width={54} height={42} rx={7} fill="#d8b460" />
			<path d="M28 91h54M55 70v42" stroke="#8d6c22" strokeWidth={2} />
			<g fill="var(--on-bar)">
				<text x={28} y={48}>
					{card}
				</text>
				<text x={28} y={190}>
					{number}
				</text>
			</g>
			<path
				d="M292 32a22 22 0 0 1 0 28M306 19a42 42 0 0 1 0 54M320 6a62 62 0 0 1 0 80"
				fill="none"
				stroke="var(--on-bar)"
				strokeWidth={7}
				strokeLinecap="round"
			/>
		</svg>
	);
}
