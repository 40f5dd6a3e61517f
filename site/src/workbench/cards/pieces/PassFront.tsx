import { translator } from '../../../i18n/i18n';
import { formatEuro } from '../../../money/amounts';
import { NfcWaves } from '../../../scenes/parts/NfcWaves';
import css from '../Mat.module.css';
import { Crest } from './Crest';
import { FittedText } from './FittedText';
import { CARD, type PieceProps } from './piece';
import { Stamp } from './Stamp';
import { MARK, PAPER, STRONG } from './type';

/** The front of a season pass, in the club's colour. */
export function PassFront({ input, ground, crest }: PieceProps) {
	const t = translator('tools/cards');
	const { printed, text, shade } = ground;
	return (
		<g fill={text}>
			<path d={CARD} fill={printed} />
			<path d="M52 0h10L47 54h-10zM66 0h5L56 54h-5z" fill={shade} fillOpacity={0.1} />
			<Stamp text={t('void')} colour={shade} strength={MARK.onColour} x={42.8} y={29} size={8} />
			<path d="M37.3 4.7h11" stroke={PAPER} strokeWidth={3} strokeLinecap="round" className={css.hole} />
			<NfcWaves x={73} y={11.5} size={9} color={text} />
			<Crest x={5} y={5} picture={crest} shortName={input.shortName} colour={text} ground={printed} />
			<FittedText
				text={t('print.pass', { season: input.season })}
				x={5}
				y={26.5}
				width={64}
				size={3.4}
				weight={STRONG}
			/>
			<FittedText text={input.club} x={5} y={34.2} width={75.6} size={7.4} />
			<text x={5} y={43.6} fontSize={4.4}>
				{t('print.holder')}
			</text>
			<FittedText text={input.adultName} x={5} y={49} width={46} size={3.4} weight={STRONG} />
			<text x={80.6} y={49} fontSize={5.2} textAnchor="end">
				{formatEuro(input.passCents)}
			</text>
		</g>
	);
}
