import { translator } from '../../../i18n/i18n';
import { formatEuro } from '../../../money/amounts';
import { QrCode } from '../../../scenes/parts/QrCode';
import { timeOfDay } from '../../written';
import css from '../Mat.module.css';
import { longDate } from '../outcome';
import { ticket } from '../sizes';
import { Crest } from './Crest';
import { FittedText } from './FittedText';
import type { PieceProps } from './piece';
import { Stamp } from './Stamp';
import { INK, MARK, PAPER, SOFT_INK, STRONG } from './type';

const { width: W, height: H } = ticket;
/** Where it tears; a half circle is punched out at both ends. */
const TEAR = W - ticket.stub;
const NOTCH = 2.6;
const OUTLINE = `M1 0H${TEAR - NOTCH}a${NOTCH} ${NOTCH} 0 0 0 ${2 * NOTCH} 0H${W - 1}l1 1V${H - 1}l-1 1H${TEAR + NOTCH}a${NOTCH} ${NOTCH} 0 0 0-${2 * NOTCH} 0H1l-1-1V1z`;
const STUB = `M${TEAR} ${NOTCH}a${NOTCH} ${NOTCH} 0 0 0 ${NOTCH}-${NOTCH}H${W - 1}l1 1V${H - 1}l-1 1H${TEAR + NOTCH}a${NOTCH} ${NOTCH} 0 0 0-${NOTCH}-${NOTCH}z`;

/** A ticket with its stub. */
export function SampleTicket({ input, ground, crest }: PieceProps) {
	const t = translator('tools/cards');
	const { printed, text } = ground;
	const facts = [
		{ x: 23, width: 16, label: t('print.entry'), value: timeOfDay.write(input.entryMinute) },
		{ x: 41, width: 16, label: t('print.start'), value: timeOfDay.write(input.startMinute) },
		{ x: 59, width: 28, label: t('print.category'), value: input.adultName },
		{ x: 90, width: 18, label: t('print.price'), value: formatEuro(input.adultCents) },
	];
	return (
		<g fill={INK}>
			<path d={OUTLINE} fill={PAPER} className={css.paper} />
			<Stamp text={t('void')} colour={printed} strength={MARK.onPaper} x={64} y={26} size={10} />
			<path d={`M1 0H17V${H}H1l-1-1V1z${STUB}`} fill={printed} />
			<path
				d={`M${TEAR} ${NOTCH + 1}V${H - NOTCH}`}
				stroke={PAPER}
				strokeWidth={0.7}
				strokeLinecap="round"
				strokeDasharray="0 1.6"
				className={css.hole}
			/>
			<Crest x={3} y={6} picture={crest} shortName={input.shortName} colour={text} ground={printed} />
			<FittedText text={input.venue} x={23} y={10} width={84} size={3.8} weight={STRONG} fill={SOFT_INK} />
			<FittedText text={input.event} x={23} y={20.4} width={84} size={9.6} />
			<text x={23} y={28} fontSize={4.8}>
				{longDate(input.day)}
			</text>
			{facts.map(({ x, width, label, value }) => (
				<g key={label}>
					<text x={x} y={38.4} fontSize={3.2} fontWeight={STRONG} fill={SOFT_INK}>
						{label}
					</text>
					<FittedText text={value} x={x} y={44.6} width={width} size={5.4} />
				</g>
			))}
			<g fill={text}>
				<path d="M118 4h26v26h-26z" fill={PAPER} className={css.paper} />
				<QrCode code="sample" x={121} y={7} size={20} color={INK} />
				<text x={131} y={35} fontSize={3.4} textAnchor="middle">
					{t('void')}
				</text>
				<FittedText text={input.adultName} x={118} y={41.6} width={27} size={4.4} />
				<text x={118} y={47.4} fontSize={4.4}>
					{formatEuro(input.adultCents)}
				</text>
			</g>
		</g>
	);
}
