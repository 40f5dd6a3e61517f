import { type RefObject, useEffect, useId, useState } from 'react';
import { translator } from '../../../../i18n/i18n';
import { button } from '../../../../ui/button';
import { LiveRegion } from '../../../LiveRegion';
import { wholeNumber } from '../../../written';
import { PIECES_MAX } from '../../evening';
import { DENOMINATIONS } from '../../events';
import { priceText } from '../../money';
import { centsOf } from '../../state';
import css from './Counting.module.css';
import { readCount, rollOf, withCount } from './pieces';
import { moneyName } from './words';

interface Props {
	readonly pieces: readonly number[];
	/** The compartment that is counted. */
	readonly place: number;
	readonly onPlace: (place: number) => void;
	readonly onCount: (pieces: readonly number[]) => void;
	readonly onDone: () => void;
	readonly field: RefObject<HTMLInputElement | null>;
}

/** What stands in the field, and what counted before. */
interface Typed {
	readonly place: number;
	readonly text: string;
	readonly before: number;
	readonly isLeft: boolean;
}

/** Counts one compartment with the thumb, or as it is typed. What should be there does not show. */
export function Counting({ pieces, place, onPlace, onCount, onDone, field }: Props) {
	const t = translator('tools/matchday/closing');
	const faultId = useId();
	const [entry, setEntry] = useState<Typed>();
	const typed = entry?.place === place ? entry : undefined;
	const worth = DENOMINATIONS[place] ?? 0;
	const count = pieces[place] ?? 0;
	const roll = rollOf(worth);
	const money = moneyName(worth);
	const reading = typed && readCount(typed.text);
	const fault = typed?.isLeft && typeof reading === 'string' ? reading : undefined;

	// What is typed next takes the place of what is there.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each compartment.
	useEffect(() => {
		if (document.activeElement === field.current) field.current?.select();
	}, [place]);

	const put = (next: number) => {
		setEntry(undefined);
		onCount(withCount(pieces, place, next));
	};
	const type = (text: string) => {
		const before = typed?.before ?? count;
		const read = readCount(text);
		setEntry({ place, text, before, isLeft: false });
		// Not the beginning of what is no number: nobody meant 99 who typed 99999.
		onCount(withCount(pieces, place, typeof read === 'number' ? read : before));
	};
	const leave = () => setEntry(typed && typeof reading === 'string' ? { ...typed, isLeft: true } : undefined);
	const next = () => {
		leave();
		if (typeof reading !== 'string') onPlace((place + 1) % DENOMINATIONS.length);
	};

	return (
		<fieldset className={css.counting}>
			<legend className="sr-only">{t('counting.legend', { money })}</legend>
			<p data-part="money">
				<b>{money}</b>
				<span>{t('counting.worth', { count, sum: priceText(count * worth) })}</span>
			</p>
			<div data-part="steps">
				<button
					type="button"
					aria-label={t('counting.less')}
					aria-disabled={count === 0 || undefined}
					onClick={() => put(count - 1)}
				>
					<span aria-hidden="true">−</span>
				</button>
				<input
					ref={field}
					type="text"
					inputMode={wholeNumber.inputMode}
					autoComplete="off"
					aria-label={t('counting.field', { money })}
					aria-invalid={fault ? true : undefined}
					aria-describedby={fault && faultId}
					value={typed?.text ?? wholeNumber.write(count)}
					onChange={({ target }) => type(target.value)}
					onFocus={({ target }) => target.select()}
					onBlur={leave}
					onKeyDown={({ key }) => {
						if (key === 'Enter') next();
						if (key === 'Escape' && typed) put(typed.before);
					}}
				/>
				<button
					type="button"
					aria-label={t('counting.more')}
					aria-disabled={count === PIECES_MAX || undefined}
					onClick={() => put(count + 1)}
				>
					<span aria-hidden="true">+</span>
				</button>
			</div>
			<div data-part="ways">
				<button type="button" className={button('quiet')} onClick={() => put(count + 10)}>
					{t('counting.ten')}
				</button>
				{roll && (
					<button type="button" className={button('quiet')} onClick={() => put(count + roll)}>
						{t('counting.roll', { count: roll })}
					</button>
				)}
				<button type="button" className={button('quiet')} onClick={() => field.current?.focus()}>
					{t('counting.type')}
				</button>
			</div>
			<p id={faultId} role="alert">
				{fault && t(`counting.faults.${fault}`, { money, max: PIECES_MAX, count: wholeNumber.write(count) })}
			</p>
			<div data-part="sum">
				<p>
					<span>{t('counting.soFar')}</span>
					<b>{priceText(centsOf(pieces))}</b>
				</p>
				<button type="button" className={button()} onClick={onDone}>
					{t('counting.done')}
				</button>
			</div>
			<p data-part="blind">{t('counting.blind')}</p>
			<LiveRegion text={`${t('counting.soFar')}: ${priceText(centsOf(pieces))}`} />
		</fieldset>
	);
}
