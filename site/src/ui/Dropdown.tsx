import { useRef } from 'react';
import { useHydrated } from './useHydrated';

interface Props {
	/** Its label leads to it. */
	readonly id: string;
	readonly className?: string | undefined;
	readonly options: readonly { readonly value: string; readonly text: string }[];
	readonly value: string | undefined;
	readonly onChoose: (value: string) => void;
}

/** Opens the list, where the browser lets a page do so for a press some moments ago. */
function open(dropdown: HTMLSelectElement): void {
	try {
		dropdown.showPicker();
	} catch {
		// It has the focus, and opens at the next press.
	}
}

/**
 * A dropdown that comes with React, without which it does nothing: for a form field in the HTML, Chromium's autofill lays
 * out the part around it before the first paint, however far below. Until then a button stands in its place, and hands over
 * its focus and a press.
 */
export function Dropdown({ id, className, options, value, onChoose }: Props) {
	const hydrated = useHydrated();
	const handedOver = useRef({ focus: false, press: false });
	const beforeReact = (element: HTMLButtonElement) => () => {
		const press = 'held' in element.dataset;
		handedOver.current = { focus: press || document.activeElement === element, press };
	};
	const withReact = (element: HTMLSelectElement | null) => {
		if (element === null) return;
		if (handedOver.current.focus) element.focus();
		if (handedOver.current.press) open(element);
		handedOver.current = { focus: false, press: false };
	};
	return hydrated ? (
		<select
			ref={withReact}
			id={id}
			className={className}
			autoComplete="off"
			value={value}
			onChange={({ target }) => onChoose(target.value)}
		>
			{options.map((option) => (
				<option key={option.value} value={option.value}>
					{option.text}
				</option>
			))}
		</select>
	) : (
		<button ref={beforeReact} type="button" id={id} className={className} data-js="" aria-haspopup="listbox">
			{options.find((option) => option.value === value)?.text}
		</button>
	);
}
