import { brand } from '../content/brand';
import { translator } from '../i18n/i18n';
import { button } from './button';
import { ContactLink } from './ContactLink';
import { External } from './External';

/**
 * The button that asks for a demo. The same words lead to the same place on every page: those of the header's button to
 * the calendar, where a date is picked at once; all others to the form, which we answer.
 */
export function DemoButton({ children }: { children: string }) {
	const t = translator('common');
	return children === t('nav.trial') ? (
		<External href={brand.meeting.url} className={button()}>
			{children}
		</External>
	) : (
		<ContactLink className={button()}>{children}</ContactLink>
	);
}
