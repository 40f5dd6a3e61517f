import { type RefObject, useEffect, useState } from 'react';
import { translator } from '../i18n/i18n';
import { afterPress } from '../ui/afterPress';
import { button } from '../ui/button';
import css from './AddressSlip.module.css';

interface Props {
	readonly field: RefObject<HTMLInputElement | null>;
}

/**
 * Asks whether another address was meant when a domain looks like a slip. What finds it is fetched when the visitor has left
 * the field; whatever fails here, nothing is asked.
 */
export function AddressSlip({ field }: Props) {
	const t = translator('common');
	const [used, setUsed] = useState(false);
	const [meant, setMeant] = useState<string>();

	useEffect(() => {
		const input = field.current;
		if (input === null) return;
		let asked = 0;
		const ask = async () => {
			const { value } = input;
			if (value === '') return;
			setUsed(true);
			asked += 1;
			const turn = asked;
			try {
				const pressed = new Promise<void>(afterPress);
				const [{ intended }] = await Promise.all([import('./intended'), pressed]);
				if (turn === asked) setMeant(intended(value));
			} catch {
				// Asked for again when the field is left once more.
			}
		};
		const withdraw = () => {
			asked += 1;
			setMeant(undefined);
		};
		// Typed before React came, or put back.
		if (document.activeElement !== input) ask();
		input.addEventListener('blur', ask);
		input.addEventListener('input', withdraw);
		return () => {
			asked += 1;
			input.removeEventListener('blur', ask);
			input.removeEventListener('input', withdraw);
		};
	}, [field]);

	function correctTo(address: string) {
		const input = field.current;
		if (input === null) return;
		input.value = address;
		input.dispatchEvent(new Event('input', { bubbles: true }));
		input.focus();
	}

	if (!used) return null;
	return (
		<div role="status" className={meant === undefined ? undefined : css.slip}>
			{meant !== undefined && (
				<>
					<span>{t('form.slip.question', { address: meant })}</span>
					<button type="button" className={button('quiet', 'small')} onClick={() => correctTo(meant)}>
						{t('form.slip.take')}
					</button>
				</>
			)}
		</div>
	);
}
