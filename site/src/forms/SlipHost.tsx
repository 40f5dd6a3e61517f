import { type RefObject, useCallback, useEffect, useState } from 'react';
import { OnDemand } from '../ui/OnDemand';
import css from './SlipHost.module.css';

const loadSlip = () => import('./AddressSlip');

interface Props {
	readonly field: RefObject<HTMLInputElement | null>;
}

/** Where a slip in an e-mail address is asked about. What finds it is loaded when the visitor has left the field. */
export function SlipHost({ field }: Props) {
	const [used, setUsed] = useState(false);
	const rest = useCallback(() => setUsed(false), []);

	useEffect(() => {
		const input = field.current;
		if (input === null) return;
		const leave = () => {
			if (input.value !== '') setUsed(true);
		};
		if (document.activeElement !== input) leave();
		input.addEventListener('blur', leave);
		return () => input.removeEventListener('blur', leave);
	}, [field]);

	return used && <OnDemand load={loadSlip} props={{ field, className: css.slip }} onFailure={rest} />;
}
