import css from './DevicesTool.module.css';

interface Props {
	readonly name: string;
	/** What is asked, for screen readers. */
	readonly label: string;
	readonly options: readonly { readonly value: string; readonly text: string }[];
	readonly value: string;
	/** Between the options. */
	readonly or: string;
	readonly onChoose: (value: string) => void;
}

/** A choice in a sentence, as on a printed form: what doesn't apply is struck out. Without scripts it is the chosen words. */
export function Either({ name, label, options, value, or, onChoose }: Props) {
	return (
		<span role="radiogroup" aria-label={label} className={css.either}>
			{options.map((option, place) => (
				<span key={option.value}>
					{place > 0 && <span className={css.or}>{` ${or} `}</span>}
					<label>
						<input
							type="radio"
							name={name}
							value={option.value}
							checked={option.value === value}
							onChange={() => onChoose(option.value)}
						/>
						<span>{option.text}</span>
					</label>
				</span>
			))}
		</span>
	);
}
