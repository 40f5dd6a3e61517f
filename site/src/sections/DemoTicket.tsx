import type { DemoPlace } from '../content/navigation';
import { translator } from '../i18n/i18n';
import type { CallToActionText } from '../i18n/shapes';
import { DemoButton } from '../ui/DemoButton';
import { TicketCta } from './TicketCta';

interface Props extends CallToActionText {
	readonly to: DemoPlace;
}

/** The end of a page that offers a demo; beside the button what happens after a press. */
export function DemoTicket({ to, button, ...promise }: Props) {
	const t = translator('common');
	return <TicketCta {...promise} note={t(`demo.${to}`)} action={<DemoButton to={to}>{button}</DemoButton>} />;
}
