import { useId } from 'react';
import field from '../../forms/Field.module.css';
import type { DeviceClassText } from '../../i18n/shapes';
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

/**
 * The stub above a column, with the dropdown for its class. The dropdown comes with React, without which it does nothing:
 * for a form field in the HTML, Chromium's autofill lays out the part around it before the first paint, however far below.
 */
export function DeviceChoice({ title, select, classes, chosen, onChoose }: Props) {
	const id = useId();
	const hydrated = useHydrated();
	return (
		<div className={css.stub}>
			<label htmlFor={hydrated ? id : undefined}>
				<strong>{title}</strong> <span lang="en">{select}</span>
			</label>
			{hydrated ? (
				<select
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
				<span className={field.input}>{chosen?.name}</span>
			)}
		</div>
	);
}
