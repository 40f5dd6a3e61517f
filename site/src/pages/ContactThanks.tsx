import { useLocation } from '@tanstack/react-router';
import { textOf } from '../i18n/i18n';
import { PageHero } from '../sections/PageHero';
import { ThanksNote } from '../sections/ThanksNote';

/** Where a form posted without JavaScript ends. The reference travels in the address: the page itself is static. */
export default function ContactThanks() {
	const text = textOf('contact-thanks');
	const { search } = useLocation();
	return (
		<>
			<PageHero title={text.title} lead={text.text} />
			<ThanksNote text={text} reference={referenceOf(search)} />
		</>
	);
}

/** Only what looks like a reference is shown: the address bar is anybody's text. */
function referenceOf(search: { reference?: unknown }): string | undefined {
	const { reference } = search;
	return typeof reference === 'string' && /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(reference) ? reference : undefined;
}
