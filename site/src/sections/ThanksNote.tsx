import type { Resources } from '../i18n/resources';
import { button } from '../ui/button';
import { Link } from '../ui/Link';
import { useHydrated } from '../ui/useHydrated';
import css from './ThanksNote.module.css';

/** The reference and what happens next. */
export function ThanksNote({ text, reference }: { text: Resources['contact-thanks']; reference: string | undefined }) {
	// The prerendered page knows no address: the reference comes after hydration.
	const hydrated = useHydrated();
	return (
		<div className={css.note}>
			<div className={css.stub}>
				<span>{text.reference}</span>
				<strong>{(hydrated && reference) || '…'}</strong>
				<noscript>{text.noScript}</noscript>
			</div>
			<div>
				<h2>{text.next.title}</h2>
				<ul>
					{text.next.items.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ul>
				<Link to="/" className={button()}>
					{text.home}
				</Link>
			</div>
		</div>
	);
}
