import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import form from '../../forms/Fault.module.css';
import { textOf, translator } from '../../i18n/i18n';
import { afterPress } from '../../ui/afterPress';
import { LiveRegion } from '../LiveRegion';
import { useTyped } from '../useTyped';
import { timeOfDay } from '../written';
import { Colour } from './Colour';
import { Entry } from './Entry';
import { asked, type CardsNumber, cardsNumbers, isCardsNumber, type WordName } from './fields';
import { type CardsInput, cardsFields } from './model';
import { cardsOutcome } from './outcome';
import type { PieceId } from './pieces';
import css from './RoutingSlip.module.css';

interface Props {
	readonly input: CardsInput;
	readonly onChange: (change: Partial<CardsInput>) => void;
	/** Called when a field is left. */
	readonly onLeave: () => void;
	/** Called when the visitor is about to change what this piece shows. */
	readonly onTurnTo: (piece: PieceId) => void;
	/** The part about the crest. */
	readonly children: ReactNode;
}

const faultOf = (name: string) => `karten-${name}`;

/** What is asked for on each part of the slip, and which piece shows it best. */
const parts = [
	{ name: 'club', piece: 'front', fields: ['club', 'shortName', 'season', 'passCents'] },
	{ name: 'event', piece: 'ticket', fields: ['event', 'venue', 'day', 'entryMinute', 'startMinute'] },
	{
		name: 'prices',
		piece: 'ticket',
		fields: ['adultName', 'adultCents', 'reducedName', 'reducedCents', 'childName', 'childCents'],
	},
] as const satisfies readonly { name: string; piece: PieceId; fields: readonly (CardsNumber | WordName)[] }[];

/** Names are long; those of categories have their price beside them. */
function roomOf(name: CardsNumber | WordName): 'whole' | 'most' | 'third' {
	if (name === 'club' || name === 'event' || name === 'venue') return 'whole';
	return name.endsWith('Name') && name !== 'shortName' ? 'most' : 'third';
}

/** The routing slip of the workshop: what is to stand on the cards. */
export function RoutingSlip({ input, onChange, onLeave, onTurnTo, children }: Props) {
	const text = textOf('tools/cards');
	const t = translator('tools/cards');
	const slip = useRef<HTMLDivElement>(null);
	const typed = useTyped<keyof CardsInput>(asked, input, onChange, onLeave, slip);

	// The pieces are not all as high.
	const turnTo = (piece: PieceId) =>
		afterPress(() => {
			flushSync(() => onTurnTo(piece));
			// The piece that stays in view may have come to lie over it.
			document.activeElement?.scrollIntoView({ block: 'nearest' });
		});

	const sentenceOf = (name: CardsNumber | WordName) => {
		const field = text.fields[name];
		if (!isCardsNumber(name)) return t('faults.long', { field, max: cardsFields[name].max });
		const { bounds, writing } = cardsNumbers[name];
		const kind = name === 'day' ? 'day' : writing === timeOfDay ? 'time' : 'cents';
		const [min, max, value] = [bounds.min, bounds.max, input[name]].map(writing.write);
		return t(`faults.${kind}`, { field, min, max, value });
	};
	const wrong = parts.flatMap(({ fields }) => fields.filter((name) => typed.wrong.includes(name)));

	const entry = (name: CardsNumber | WordName) => {
		const leave = () => typed.leave(name);
		return (
			<Entry
				key={name}
				name={name}
				label={text.fields[name]}
				room={roomOf(name)}
				text={typed.text(name)}
				inputMode={isCardsNumber(name) ? cardsNumbers[name].writing.inputMode : undefined}
				fault={typed.wrong.includes(name) ? faultOf(name) : undefined}
				onChange={({ target }) => typed.type(name, target.value)}
				onBlur={leave}
				onKeyDown={({ key }) => key === 'Enter' && leave()}
			/>
		);
	};

	return (
		<div ref={slip} className={`paper ${css.slip}`}>
			<h2>{t('slip.title')}</h2>
			{parts.map(({ name, piece, fields }) => (
				<fieldset key={name} className={css.lines} onFocus={() => turnTo(piece)}>
					<legend className="headline">{t(`slip.${name}`)}</legend>
					{fields.map(entry)}
					{wrong
						.filter((name) => (fields as readonly string[]).includes(name))
						.map((name) => (
							<p key={name} id={faultOf(name)} className={form.fault}>
								{sentenceOf(name)}
							</p>
						))}
				</fieldset>
			))}
			<fieldset onFocus={() => turnTo('front')}>
				<legend className="headline">{t('slip.colour')}</legend>
				<Colour input={input} onChange={onChange} onLeave={onLeave} />
			</fieldset>
			<fieldset onFocus={() => turnTo('front')}>
				<legend className="headline">{t('slip.crest')}</legend>
				{children}
			</fieldset>
			<LiveRegion text={wrong.length > 0 ? wrong.map(sentenceOf).join(' ') : cardsOutcome(input)} />
		</div>
	);
}
