import type { ReactNode } from 'react';
import css from './Stepper.module.css';

interface Props {
	/** Names of the two buttons. */
	readonly less: string;
	readonly more: string;
	readonly count: number;
	readonly most: number;
	/** What stands between the buttons. */
	readonly children: ReactNode;
	/** Asked for at a bound, too, so that it can be said why there is no more. */
	readonly onStep: (by: 1 | -1) => void;
}

/** A count between two round buttons. */
export function Stepper({ less, more, count, most, children, onStep }: Props) {
	return (
		<div className={css.stepper}>
			<button type="button" aria-label={less} aria-disabled={count === 0} onClick={() => onStep(-1)}>
				−
			</button>
			<output>{children}</output>
			<button type="button" aria-label={more} aria-disabled={count === most} onClick={() => onStep(1)}>
				+
			</button>
		</div>
	);
}
