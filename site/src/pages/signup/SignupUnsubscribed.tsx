import { textOf } from '../../i18n/i18n';
import { MessagePage } from '../../layouts/MessagePage';
import { TornTicket } from '../../sections/signup/TornTicket';

export default function SignupUnsubscribed() {
	return <MessagePage text={textOf('signup-unsubscribed')} scene={<TornTicket />} />;
}
