import { textOf, translator } from '../../i18n/i18n';
import { type CardsInput, cardsFields } from './model';
import { colourSentence } from './outcome';
import css from './RoutingSlip.module.css';

interface Props {
	readonly input: CardsInput;
	readonly onChange: (change: Partial<CardsInput>) => void;
	readonly onLeave: () => void;
}

/** The club's colour and that of the type on it, and whether it is printed as it was chosen. */
export function Colour({ input, onChange, onLeave }: Props) {
	const text = textOf('tools/cards');
	const t = translator('tools/cards');
	return (
		<>
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
			<p>{colourSentence(input)}</p>
		</>
	);
}
