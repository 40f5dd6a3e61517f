import { type RefObject, useEffect, useState } from 'react';
import { lengthOf } from '../contract/constraints';
import { LANGUAGE, translator } from '../i18n/i18n';
import form from './Fault.module.css';
import css from './Field.module.css';

/** From this part of the most on, characters are counted. */
const COUNTED_FROM = 0.9;
/** How long the visitor has to rest until a screen reader announces it, in milliseconds. */
const REST_MS = 1000;

interface Props {
	readonly field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
	/** Most characters that the field may hold. */
	readonly max: number;
}

/** How many characters are left, or too many, once a field is nearly full. Nothing is cut off: the visitor decides what goes. */
export function Counter({ field, max }: Props) {
	const t = translator('common');
	const [length, setLength] = useState(0);
	const [said, setSaid] = useState('');

	useEffect(() => {
		const input = field.current;
		if (input === null) return;
		const count = () => {
			// A text can't have more characters than code units: most of the time there is nothing to count.
			const counted = input.value.length < max * COUNTED_FROM ? 0 : lengthOf(input.value);
			setLength(counted < max * COUNTED_FROM ? 0 : counted);
		};
		count();
		input.addEventListener('input', count);
		return () => input.removeEventListener('input', count);
	}, [field, max]);

	const left = max - length;
	const count = new Intl.NumberFormat(LANGUAGE).format(Math.abs(left));
	const text = length === 0 ? '' : t(left < 0 ? 'form.excess' : 'form.left', { count });

	useEffect(() => {
		const timer = setTimeout(() => setSaid(text), REST_MS);
		return () => clearTimeout(timer);
	}, [text]);

	if (text === '' && said === '') return null;
	return (
		<>
			<p className={left < 0 ? form.fault : css.hint} aria-hidden="true">
				{text}
			</p>
			<span className="sr-only" role="status">
				{said}
			</span>
		</>
	);
}
