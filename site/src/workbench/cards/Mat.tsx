import type { ReactNode } from 'react';
import { takeOver } from '../../boot/early-presses';
import { translator } from '../../i18n/i18n';
import { formatDecimal } from '../../money/amounts';
import css from './Mat.module.css';
import { elementId, type Piece, type PieceId } from './pieces';
import { HEAVY } from './pieces/type';
import type { SavedKind } from './save';
import { rolls } from './sizes';

interface Props {
	readonly pieces: readonly Piece[];
	/** The one that a phone shows. */
	readonly shown: PieceId;
	readonly onShow: (id: PieceId) => void;
	readonly onSave: (piece: Piece, kind: SavedKind) => void;
	/** The message about the last file, if it could not be made. */
	readonly children?: ReactNode;
}

const KINDS = ['png', 'svg'] as const satisfies readonly SavedKind[];

/** Height and width that no ruler of the mat needs more than. */
const LONGEST = { along: 19, down: 40 } as const;

/** The cutting mat: all pieces at one scale, which its grid and rulers show. */
export function Mat({ pieces, shown, onShow, onSave, children }: Props) {
	const t = translator('tools/cards');
	return (
		<div className={shown in rolls ? css.mat : `${css.mat} ${css.short}`}>
			<Ruler centimetres={LONGEST.along} />
			<Ruler centimetres={LONGEST.down} down />
			{pieces.map((piece) => {
				const { id, width, height, drawing } = piece;
				const name = t(`pieces.${id}.name`);
				return (
					<figure key={id} className={[css[id], id === shown && css.shown].filter(Boolean).join(' ')}>
						<figcaption>
							<span>
								<b>{name}</b>
								{` ${t(id in rolls ? 'rollSize' : 'size', {
									width: written(width),
									height: written(height),
									printable: id in rolls ? rolls[id as keyof typeof rolls].printable : 0,
								})}`}
							</span>
							{KINDS.map((kind) => (
								<button
									key={kind}
									ref={takeOver}
									type="button"
									className="label"
									data-js={`${id} ${kind}`}
									aria-label={t(`save.${kind}`, { name })}
									onClick={() => onSave(piece, kind)}
								>
									{t(`kinds.${kind}`)}
								</button>
							))}
						</figcaption>
						<svg
							id={elementId(id)}
							viewBox={`0 0 ${width} ${height}`}
							role="img"
							aria-label={t('drawing', { name })}
							{...HEAVY}
						>
							{drawing}
						</svg>
					</figure>
				);
			})}
			{children}
			<fieldset className={css.tabs}>
				<legend className="sr-only">{t('tabs')}</legend>
				{pieces.map(({ id }) => (
					<button
						key={id}
						ref={takeOver}
						type="button"
						className="label"
						data-js={id}
						aria-pressed={id === shown}
						onClick={() => onShow(id)}
					>
						{t(`pieces.${id}.tab`)}
					</button>
				))}
			</fieldset>
		</div>
	);
}

/** Millimetres without needless decimals. */
function written(millimetres: number): string {
	return formatDecimal(millimetres, 2).replace(/,?0+$/, '');
}

/** Height of a ruler, in millimetres. */
const HEIGHT = 6;
/** Centimetres from number to number. */
const LABELLED = 5;

/** A ruler along an edge of the mat, as long as anything on it can be. */
function Ruler({ centimetres, down = false }: { readonly centimetres: number; readonly down?: boolean }) {
	const length = centimetres * 10 + 5;
	const numbers = Array.from({ length: Math.floor(centimetres / LABELLED) + 1 }, (_, index) => index * LABELLED);
	return (
		<svg
			viewBox={down ? `0 -2 ${HEIGHT} ${length}` : `-2 0 ${length} ${HEIGHT}`}
			className={down ? css.down : css.along}
			aria-hidden="true"
		>
			{numbers.map((number) => (
				<text key={number} x={down ? 2.4 : number * 10} y={down ? number * 10 + 1 : 3.4}>
					{number}
				</text>
			))}
		</svg>
	);
}
