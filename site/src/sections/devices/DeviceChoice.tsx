import { useId, useRef } from 'react';
import field from '../../forms/Field.module.css';
import type { DeviceClassText } from '../../i18n/shapes';
import paper from '../../ui/Paper.module.css';
import { useHydrated } from '../../ui/useHydrated';
import css from './DeviceComparison.module.css';

interface Props {
	readonly title: string;
	/** What to do, in English. */
	readonly select: string;
	readonly classes: readonly DeviceClassText[];
	readonly chosen: DeviceClassText | undefined;
	/** Called with the id of a class. */
	readonly onChoose: (id: string) => void;
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
 * The stub above a column, with the dropdown for its class. The dropdown comes with React, without which it does nothing:
 * for a form field in the HTML, Chromium's autofill lays out the part around it before the first paint, however far below.
 * Until then a button stands in its place, and hands over its focus and a press.
 */
export function DeviceChoice({ title, select, classes, chosen, onChoose }: Props) {
	const id = useId();
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
	return (
		<div className={`${paper.paper} ${css.stub}`}>
			<label htmlFor={id}>
				<strong>{title}</strong> <span lang="en">{select}</span>
			</label>
			{hydrated ? (
				<select
					ref={withReact}
					id={id}
					className={field.input}
					autoComplete="off"
					value={chosen?.id}
					onChange={({ target }) => onChoose(target.value)}
				>
					{classes.map((entry) => (
						<option key={entry.id} value={entry.id}>
							{entry.name}
						</option>
					))}
				</select>
			) : (
				<button ref={beforeReact} type="button" id={id} className={field.input} data-js="" aria-haspopup="listbox">
					{chosen?.name}
				</button>
			)}
		</div>
	);
}
