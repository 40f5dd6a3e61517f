import { textOf } from '../../../../i18n/i18n';
import { CopyButton } from '../../../CopyButton';
import { writeEvening } from '../../address';
import type { Event } from '../../events';
import type { Names } from '../../names';
import css from './Take.module.css';

/** The address of an evening, whole. */
export function eveningAddress(names: Names, events: readonly Event[]): string {
	return location.origin + location.pathname + writeEvening({ names, events });
}

/** The evening as an address, to go on elsewhere or later. Nothing is stored, and nothing is sent. */
export function Keep({ names, events }: { readonly names: Names; readonly events: readonly Event[] }) {
	const text = textOf('tools/matchday/take').keep;
	const address = eveningAddress(names, events);
	return (
		<section className={css.keep}>
			<h2>{text.title}</h2>
			<p data-part="address">
				<input readOnly aria-label={text.address} value={address} onFocus={({ target }) => target.select()} />
				<CopyButton words={text} text={() => address} />
			</p>
			<p>{text.how}</p>
		</section>
	);
}
