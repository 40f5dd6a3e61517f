import { useId, useState } from 'react';
import { translator } from '../../../../i18n/i18n';
import { numberIn } from '../code';
import css from './Gate.module.css';

/** A number to check: typed, or written by a scanner. Enter checks it, Escape clears it. */
export function TicketField({ onCheck }: { readonly onCheck: (number: number) => void }) {
	const t = translator('tools/matchday/gate');
	const [typed, setTyped] = useState('');
	const [isFault, setFault] = useState(false);
	const fault = useId();

	const write = (text: string) => {
		setTyped(text);
		setFault(false);
	};
	const check = () => {
		const number = numberIn(typed.trim());
		setFault(number === undefined);
		if (number === undefined) return;
		setTyped('');
		onCheck(number);
	};

	return (
		<form
			className={css.field}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				check();
			}}
		>
			<label>
				{`${t('field.label')} `}
				<input
					type="text"
					inputMode="numeric"
					autoComplete="off"
					maxLength={16}
					placeholder={t('field.placeholder')}
					value={typed}
					aria-invalid={isFault || undefined}
					aria-describedby={isFault ? fault : undefined}
					onChange={({ target }) => write(target.value)}
					onKeyDown={({ key }) => key === 'Escape' && write('')}
				/>
			</label>
			<button type="submit">{t('field.check')}</button>
			{isFault && (
				<p id={fault} role="alert">
					{t('field.fault')}
				</p>
			)}
		</form>
	);
}
