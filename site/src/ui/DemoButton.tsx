import { brand } from '../content/brand';
import type { DemoPlace } from '../content/navigation';
import { button } from './button';
import { ContactLink } from './ContactLink';
import { External } from './External';

/** The button that asks for a demo. */
export function DemoButton({ to, children }: { readonly to: DemoPlace; readonly children: string }) {
	return to === 'calendar' ? (
		<External href={brand.meeting.url} className={button()}>
			{children}
		</External>
	) : (
		<ContactLink className={button()}>{children}</ContactLink>
	);
}
