import { translator } from '../../../i18n/i18n';
import { QrCode } from '../../../scenes/parts/QrCode';
import css from '../Mat.module.css';
import { FittedText } from './FittedText';
import { CARD, type PieceProps } from './piece';
import { Stamp } from './Stamp';
import { INK, MARK, PAPER, SOFT_INK, STRONG } from './type';

/** The back of a season pass: code and number. */
export function PassBack({ input, ground }: PieceProps) {
	const t = translator('tools/cards');
	return (
		<g fill={INK}>
			<path d={CARD} fill={PAPER} className={css.paper} />
			<path d="M37.3 4.7h11" stroke={PAPER} strokeWidth={3} strokeLinecap="round" className={css.hole} />
			<Stamp text={t('void')} colour={ground.printed} strength={MARK.onPaper} x={42.8} y={29} size={8} />
			<path d="M4 10h34v34H4z" fill={PAPER} className={css.paper} />
			<QrCode code="sample" x={8} y={14} size={26} color={INK} />
			<g fontSize={3} fontWeight={STRONG} fill={SOFT_INK}>
				<text x={43} y={15}>
					{t('print.season')}
				</text>
				<text x={43} y={27}>
					{t('print.number')}
				</text>
				<text x={5} y={49}>
					{t('print.found')}
				</text>
			</g>
			<FittedText text={input.season} x={43} y={21} width={38} size={5.2} />
			<text x={43} y={33} fontSize={5.2}>
				{t('print.numberValue')}
			</text>
			<FittedText text={input.club} x={43} y={42} width={38} size={4} />
		</g>
	);
}
