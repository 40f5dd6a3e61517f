import { type RefObject, useEffect, useState } from 'react';
import { translator } from '../i18n/i18n';
import { button } from '../ui/button';
import { intended } from './intended';

/** How long a press that took the focus away may last, in milliseconds: nothing may move under the finger meanwhile. */
const PRESS_MS = 400;

interface Props {
	readonly field: RefObject<HTMLInputElement | null>;
	readonly className: string | undefined;
}

/** Asks whether another address was meant when a domain looks like a slip, once the visitor has left the field. */
export default function AddressSlip({ field, className }: Props) {
	const t = translator('common');
	const [meant, setMeant] = useState<string>();

	useEffect(() => {
		const input = field.current;
		if (input === null) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const ask = () => {
			clearTimeout(timer);
			timer = setTimeout(() => setMeant(intended(input.value)), PRESS_MS);
		};
		const hush = () => {
			clearTimeout(timer);
			setMeant(undefined);
		};
		ask();
		input.addEventListener('blur', ask);
		input.addEventListener('input', hush);
		return () => {
			clearTimeout(timer);
			input.removeEventListener('blur', ask);
			input.removeEventListener('input', hush);
		};
	}, [field]);

	function take(address: string) {
		const input = field.current;
		if (input === null) return;
		input.value = address;
		input.dispatchEvent(new Event('input', { bubbles: true }));
		input.focus();
	}

	return (
		<div role="status" className={className}>
			{meant !== undefined && (
				<>
					<span>{t('form.slip.question', { address: meant })}</span>
					<button type="button" className={button('quiet', 'small')} onClick={() => take(meant)}>
						{t('form.slip.take')}
					</button>
				</>
			)}
		</div>
	);
}
