import { useId } from 'react';
import field from '../../forms/Field.module.css';
import { textOf } from '../../i18n/i18n';
import type { DeviceClassText } from '../../i18n/shapes';
import { Dropdown } from '../../ui/Dropdown';
import { WithEnglish } from '../../ui/WithEnglish';
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

/** The stub above a column, with the dropdown for its class. */
export function DeviceChoice({ title, select, classes, chosen, onChoose }: Props) {
	const id = useId();
	const names = classNames();
	return (
		<div className={`paper ${css.stub}`}>
			<label htmlFor={id}>
				<WithEnglish german={title} english={select} />
			</label>
			<Dropdown
				id={id}
				className={field.input}
				options={classes.map(({ id }) => ({ value: id, text: names[id] ?? id }))}
				value={chosen?.id}
				onChoose={onChoose}
			/>
		</div>
	);
}

/** Names of all classes, by their ids. */
export function classNames(): Readonly<Record<string, string>> {
	return textOf('devices/fields').classes;
}
