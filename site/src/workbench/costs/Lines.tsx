import { useRef } from 'react';
import { textOf, translator } from '../../i18n/i18n';
import { Dropdown } from '../../ui/Dropdown';
import { Blank } from '../Blank';
import field from '../Blank.module.css';
import { LiveRegion } from '../LiveRegion';
import { NumberBlank } from '../NumberBlank';
import { useTyped } from '../useTyped';
import { FeeLines } from './FeeLines';
import { type CostsNumber, costsFault, costsNumbers, numberNames } from './fields';
import css from './Lines.module.css';
import { type CostsInput, priceCategories, sharesOf, wishes } from './sales';
import type { Tariff } from './tariff';

interface Props {
	readonly input: CostsInput;
	/** The offer's: what it names isn't asked for. */
	readonly tariff: Tariff;
	/** What comes out, for screen readers. */
	readonly outcome: string;
	readonly onChange: (change: Partial<CostsInput>) => void;
	/** Called when a field is left. */
	readonly onLeave: () => void;
}

const idOf = (name: keyof CostsInput) => `costs-${name}`;
const faultIdOf = (name: CostsNumber) => `${idOf(name)}-fault`;

/** The numbers that are asked for, in the page's order: those that the offer doesn't name. */
export function askedIn({ onlineFee, onlineFeePer, cardFee }: Tariff): readonly CostsNumber[] {
	return numberNames.filter((name) => {
		if (name === 'ticketsPerOrder') return onlineFeePer === 'order';
		if (name.startsWith('online') && name !== 'onlinePercent') return onlineFee.status === 'open';
		return !/^card(?:Basis|Fixed)/.test(name) || cardFee.status === 'open';
	});
}

/** What a year is computed from: the ruled lines of a ledger, and below them the fees. */
export function Lines({ input, tariff, outcome, onChange, onLeave }: Props) {
	const text = textOf('tools/costs');
	const t = translator('tools/costs');
	const ledger = useRef<HTMLDivElement>(null);
	const typed = useTyped<CostsNumber>(costsNumbers, input, onChange, onLeave, ledger);
	const faults = typed.wrong.map((name) => ({ name, sentence: costsFault(name, input[name]) }));

	/** @param isLabelled true where a label stands beside it */
	const blank = (name: CostsNumber, isLabelled = false) => {
		const { bounds, unit } = costsNumbers[name];
		return (
			<span key={name} className={css.value}>
				<NumberBlank
					id={idOf(name)}
					name={name}
					label={text.fields[name]}
					isLabelled={isLabelled}
					field={costsNumbers[name]}
					text={typed.text(name)}
					placeholder={bounds.kind === 'open' ? text.open : undefined}
					fault={typed.wrong.includes(name) ? faultIdOf(name) : undefined}
					onType={(value) => typed.type(name, value)}
					onLeave={() => typed.leave(name)}
				/>
				{unit !== 'none' && <span>{text.signs[unit]}</span>}
			</span>
		);
	};
	const line = (name: CostsNumber) => (
		<p key={name} className={css.line}>
			<label htmlFor={idOf(name)}>{text.fields[name]}</label>
			{blank(name, true)}
		</p>
	);
	const choice = (name: (typeof wishes)[number]) => (
		<p key={name} className={css.line}>
			<label htmlFor={idOf(name)}>{translator('common')(`tools.wishes.${name}`)}</label>
			<Blank isChoice id={idOf(name)} text={text.wishes[input[name]]}>
				<Dropdown
					id={idOf(name)}
					className={field.field}
					options={(['no', 'yes'] as const).map((value) => ({ value, text: text.wishes[value] }))}
					value={input[name]}
					onChoose={(value) => onChange({ [name]: value })}
				/>
			</Blank>
		</p>
	);
	const shares = sharesOf(input);
	const sum = shares.reduce((all, share) => all + share, 0);

	return (
		<div ref={ledger} className={css.ledger}>
			<div className={css.lines}>
				{line('events')}
				{line('guestsPerEvent')}
				{priceCategories.map((category) => (
					<p key={category} className={css.line}>
						<span>{text.categories[category]}</span>
						<span className={css.values}>
							{blank(`${category}Cents`)}
							{blank(`${category}Share`)}
						</span>
					</p>
				))}
				{line('onlinePercent')}
				{line('barCentsPerEvent')}
				{line('barCardPercent')}
				{wishes.map(choice)}
			</div>
			{sum !== 100 && (
				<p className={css.note}>
					{sum === 0 ? text.shares.none : t('shares.sum', { sum, ratio: shares.join('\u00a0:\u00a0') })}
				</p>
			)}
			<FeeLines tariff={tariff} ticketsPerOrder={input.ticketsPerOrder} blank={blank} />
			{faults.map((fault) => (
				<p key={fault.name} id={faultIdOf(fault.name)} className={css.fault}>
					{fault.sentence}
				</p>
			))}
			<LiveRegion text={faults.length > 0 ? faults.map((fault) => fault.sentence).join(' ') : outcome} />
		</div>
	);
}
