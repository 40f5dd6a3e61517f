import { translator } from '../../i18n/i18n';
import { contrast, readableOn } from './contrast';
import type { CardsInput } from './model';
import { ratio } from './outcome';
import css from './RoutingSlip.module.css';

interface Props {
	readonly input: CardsInput;
	readonly onChange: (change: Partial<CardsInput>) => void;
	readonly onLeave: () => void;
}

/** The club's colour, and how well the type on it can be read. */
export function Colour({ input: { ground }, onChange, onLeave }: Props) {
	const t = translator('tools/cards');
	const ink = readableOn(ground);
	const name = ink === '#ffffff' ? 'white' : 'black';
	return (
		<label className={css.colour}>
			<input
				type="color"
				name="ground"
				value={ground}
				onChange={({ target }) => onChange({ ground: target.value })}
				onBlur={onLeave}
			/>
			{t('fields.ground')}
			<span>{t(`colour.${name}`, { ratio: ratio(contrast(ground, ink)) })}</span>
		</label>
	);
}
