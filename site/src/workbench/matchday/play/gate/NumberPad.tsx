import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { translator } from '../../../../i18n/i18n';
import { numberIn } from '../ticket/code';
import css from './NumberPad.module.css';

/** Keys in their order; the nought comes between the two that act. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** Digits that the keys write. A scanner that types may write a whole code. */
const DIGITS_MAX = 4;

/** A number to check: typed, written by keys or by a scanner. Enter checks it, Escape clears it. */
export function NumberPad({ onCheck }: { readonly onCheck: (number: number) => void }) {
	const t = translator('tools/matchday/gate');
	const [typed, setTyped] = useState('');
	const [isFault, setFault] = useState(false);
	const fault = useId();
	const field = useRef<HTMLInputElement>(null);

	const write = (text: string) => {
		setTyped(text);
		setFault(false);
	};
	const add = (digit: string) => write(typed.length < DIGITS_MAX ? typed + digit : typed);
	const check = () => {
		const number = numberIn(typed.trim());
		setFault(number === undefined);
		if (number === undefined) return;
		setTyped('');
		onCheck(number);
	};
	/** Enter and Escape mean the same wherever the focus is on the pad; a key that has it is pressed by the space bar. */
	const press = (event: KeyboardEvent<HTMLElement>) => {
		const { key, target, ctrlKey, metaKey, altKey } = event;
		// What is typed goes into the field, from this character on.
		if (/^[\da-z]$/i.test(key) && target !== field.current && !ctrlKey && !metaKey && !altKey) {
			field.current?.focus();
			field.current?.setSelectionRange(typed.length, typed.length);
			return;
		}
		const acts = target instanceof HTMLElement && target.dataset.acts !== undefined;
		if (key === 'Escape') write('');
		else if (key === 'Enter' && !acts) check();
		else return;
		event.preventDefault();
	};
	const key = (digit: string) => (
		<button key={digit} type="button" data-digit="" onClick={() => add(digit)}>
			{digit}
		</button>
	);

	return (
		<form
			className={css.pad}
			noValidate
			onKeyDown={press}
			onSubmit={(event) => {
				event.preventDefault();
				check();
			}}
		>
			<label>
				{`${t('pad.label')} `}
				<input
					ref={field}
					type="text"
					inputMode="numeric"
					autoComplete="off"
					maxLength={16}
					placeholder={t('pad.placeholder')}
					value={typed}
					aria-invalid={isFault || undefined}
					aria-describedby={isFault ? fault : undefined}
					onChange={({ target }) => write(target.value)}
				/>
			</label>
			{KEYS.map(key)}
			<button type="button" data-acts="clear" onClick={() => write('')}>
				{t('pad.clear')}
			</button>
			{key('0')}
			<button type="submit" data-acts="check">
				{t('pad.check')}
			</button>
			{isFault && (
				<p id={fault} role="alert">
					{t('pad.fault')}
				</p>
			)}
		</form>
	);
}
