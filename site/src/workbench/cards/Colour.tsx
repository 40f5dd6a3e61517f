import { textOf, translator } from '../../i18n/i18n';
import { type CardsInput, cardsFields, groundOf } from './model';
import { colourSentence, ratio } from './outcome';
import css from './RoutingSlip.module.css';

interface Props {
	readonly input: CardsInput;
	readonly onChange: (change: Partial<CardsInput>) => void;
	readonly onLeave: () => void;
}

/** The club's colour as it was chosen and as it is printed, and how well the type on both can be read. */
export function Colour({ input, onChange, onLeave }: Props) {
	const text = textOf('tools/cards');
	const t = translator('tools/cards');
	const { printed, chosenContrast, printedContrast, text: ink } = groundOf(input);
	const chip = (name: 'chosen' | 'printed', ground: string, contrast: number) => (
		<div>
			<dt>
				<svg viewBox="0 0 48 32" aria-hidden="true">
					<path d="M0 0h48v32H0z" fill={ground} />
					<text x={24} y={22} fill={ink}>
						{t('colour.sample')}
					</text>
				</svg>
				{t(`colour.${name}`)}
			</dt>
			<dd>{ratio(contrast)}</dd>
		</div>
	);
	return (
		<>
			<dl className={css.chips}>
				{chip('chosen', input.ground, chosenContrast)}
				{chip('printed', printed, printedContrast)}
			</dl>
			<p>{colourSentence(input)}</p>
			<div className={css.choices}>
				<label>
					<input
						type="color"
						name="ground"
						value={input.ground}
						onChange={({ target }) => onChange({ ground: target.value })}
						onBlur={onLeave}
					/>
					{t('fields.ground')}
				</label>
				{cardsFields.ink.of.map((name) => (
					<label key={name}>
						<input
							type="radio"
							name="ink"
							value={name}
							checked={input.ink === name}
							onChange={() => onChange({ ink: name })}
							onBlur={onLeave}
						/>
						{text.inks[name]}
					</label>
				))}
			</div>
		</>
	);
}
