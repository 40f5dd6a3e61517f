import { useLayoutEffect, useRef } from 'react';

interface Props {
	/** Its label leads to it. */
	readonly id: string;
	readonly className?: string | undefined;
	readonly options: readonly { readonly value: string; readonly text: string }[];
	readonly value: string | undefined;
	readonly onChoose: (value: string) => void;
}

/** A native dropdown whose choice React answers: what was chosen before React came, once it is there. */
export function Dropdown({ id, className = '', options, value, onChoose }: Props) {
	const dropdown = useRef<HTMLSelectElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when React comes.
	useLayoutEffect(() => {
		const early = dropdown.current?.value;
		if (early !== undefined && early !== value) onChoose(early);
	}, []);
	return (
		<select
			ref={dropdown}
			id={id}
			className={`scripted ${className}`}
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
	);
}
