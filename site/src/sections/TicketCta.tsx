import type { ReactNode } from 'react';
import css from './TicketCta.module.css';

interface Props {
	readonly title: string;
	readonly text: string;
	/** Conditions or the reply promise, beside the action. */
	readonly note: string;
	/** The button, or a short form. */
	readonly action: ReactNode;
}

/** The call to action that ends a page: a big ticket, the promise on it, the action on its stub. */
export function TicketCta({ title, text, note, action }: Props) {
	return (
		<section className={`no-print ${css.place}`}>
			<div className={css.ticket}>
				<div className={`deep ${css.promise}`}>
					<h2>{title}</h2>
					<p>{text}</p>
				</div>
				<div className={`flood ${css.stub}`}>
					{action}
					<p>{note}</p>
				</div>
			</div>
		</section>
	);
}
